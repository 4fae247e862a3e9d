/** Layout tavola, "the printed menu": paper, hairlines, dotted leaders, a photo in an arch. */
import type { Layout } from '../contract.ts';
import { css } from './css.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { Hours } from './hours.tsx';
import { List } from './list.tsx';
import { pageCss } from './page-css.ts';
import { Page, Plain } from './page.tsx';

export const tavola: Layout = {
  name: 'tavola',
  fonts: { display: 'Alegreya', body: 'Source Sans 3', italic: true },
  icons: 'regular',
  css,
  Page,
  parts: { Header, Footer, Hours, List },
  pageCss,
  Plain,
};
