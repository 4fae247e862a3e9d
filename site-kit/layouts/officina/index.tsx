/** Layout officina, "the work order": a ruled sheet on graph paper, prices as a form, open or closed on a black plate. */
import type { Layout } from '../contract.ts';
import { css } from './css.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { Hours } from './hours.tsx';
import { List } from './list.tsx';
import { pageCss } from './page-css.ts';
import { Page, Plain } from './page.tsx';

/** Running text is set in the display family too; the mono face, as `body`, takes labels, figures and numbers. */
export const officina: Layout = {
  name: 'officina',
  fonts: { display: 'IBM Plex Sans', body: 'JetBrains Mono', italic: false },
  icons: 'bold',
  css,
  Page,
  parts: { Header, Footer, Hours, List },
  pageCss,
  Plain,
};
