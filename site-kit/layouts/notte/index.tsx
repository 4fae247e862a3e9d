/** Layout notte, "after dark": one photo as large as the screen, light serif, facts split by hairlines. */
import type { Layout } from '../contract.ts';
import { css } from './css.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { Hours } from './hours.tsx';
import { List } from './list.tsx';
import { pageCss } from './page-css.ts';
import { Page, Plain } from './page.tsx';

export const notte: Layout = {
  name: 'notte',
  fonts: { display: 'Noto Serif Display', body: 'Commissioner', italic: true },
  icons: 'light',
  css,
  Page,
  parts: { Header, Footer, Hours, List },
  pageCss,
  Plain,
};
