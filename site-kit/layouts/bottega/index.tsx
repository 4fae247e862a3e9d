/** Layout bottega, "the bento counter": rounded tiles edge to edge, one of them flooded with colour, no lines, no shadows. */
import type { Layout } from '../contract.ts';
import { css } from './css.ts';
import { Page, Plain } from './page.tsx';

export const bottega: Layout = {
  name: 'bottega',
  fonts: { display: 'Geologica', body: 'Geologica', italic: false },
  icons: 'regular',
  css,
  Page,
  Plain,
};
