/** Layout riviera, "arrival": a landscape with a light name in its middle, a bar of facts at its foot, pictures from the page's edge. */
import type { Layout } from '../contract.ts';
import { css } from './css.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { Hours } from './hours.tsx';
import { PageList } from './page-list.tsx';
import { pageCss } from './page-css.ts';
import { Page, Plain } from './page.tsx';

export const riviera: Layout = {
  name: 'riviera',
  fonts: { display: 'Ysabeau', body: 'Ysabeau', italic: false },
  icons: 'light',
  css,
  Page,
  parts: { Header, Footer, Hours, List: PageList },
  pageCss,
  Plain,
};
