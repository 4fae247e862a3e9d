/** Layout gelato, "the sticker sheet": very round heavy type, pastel layers with a wave between them, everything cut out as a sticker. */
import type { Layout } from '../contract.ts';
import { css } from './css.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { PageHours, PageList } from './page-list.tsx';
import { pageCss } from './page-css.ts';
import { Page, Plain } from './page.tsx';

export const gelato: Layout = {
  name: 'gelato',
  fonts: { display: 'M PLUS Rounded 1c', body: 'M PLUS Rounded 1c', italic: false },
  icons: 'bold',
  css,
  Page,
  parts: { Header, Footer, Hours: PageHours, List: PageList },
  pageCss,
  Plain,
};
