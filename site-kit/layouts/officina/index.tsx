/** Layout officina, "the work order": a ruled sheet on graph paper, prices as a form, open or closed on a black plate. */
import type { Layout } from '../contract.ts';
import { css } from './css.ts';
import { Page, Plain } from './page.tsx';

/** Running text is set in the display family too; the mono face, as `body`, takes labels, figures and numbers. */
export const officina: Layout = {
  name: 'officina',
  fonts: { display: 'IBM Plex Sans', body: 'JetBrains Mono', italic: false },
  icons: 'bold',
  css,
  Page,
  Plain,
};
