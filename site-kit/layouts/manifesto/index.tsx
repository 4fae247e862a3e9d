/** Layout manifesto, "the poster": a flood of one colour, condensed capitals as large as they fit, rules of three pixels. */
import type { Layout } from '../contract.ts';
import { css } from './css.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { Hours } from './hours.tsx';
import { List } from './list.tsx';
import { pageCss } from './page-css.ts';
import { Page, Plain } from './page.tsx';

export const manifesto: Layout = {
  name: 'manifesto',
  fonts: { display: 'Sofia Sans Extra Condensed', body: 'Sofia Sans', italic: false },
  icons: 'bold',
  css,
  Page,
  parts: { Header, Footer, Hours, List },
  pageCss,
  Plain,
};
