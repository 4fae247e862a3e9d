/** Layout giardino, "soft and grown": arches that stand on tinted ground, circles, round sheets, no line anywhere. */
import type { Layout } from '../contract.ts';
import { css } from './css.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { Hours } from './hours.tsx';
import { PageList } from './page-list.tsx';
import { pageCss } from './page-css.ts';
import { Page, Plain } from './page.tsx';

export const giardino: Layout = {
  name: 'giardino',
  fonts: { display: 'Brygada 1918', body: 'Manrope', italic: true },
  icons: 'light',
  css,
  Page,
  parts: { Header, Footer, Hours, List: PageList },
  pageCss,
  Plain,
};
