/** Layout bottega, "the bento counter": rounded tiles edge to edge, one of them flooded with colour, no lines, no shadows. */
import type { Layout } from '../contract.ts';
import { css } from './css.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { Hours } from './hours.tsx';
import { List } from './list.tsx';
import { pageCss } from './page-css.ts';
import { Page, Plain } from './page.tsx';

export const bottega: Layout = {
  name: 'bottega',
  fonts: { display: 'Geologica', body: 'Geologica', italic: false },
  icons: 'regular',
  css,
  Page,
  parts: { Header, Footer, Hours, List },
  pageCss,
  Plain,
};
