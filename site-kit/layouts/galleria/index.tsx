/** Layout galleria, "the white wall": whole pictures on an uneven grid, words as captions, links as the only ornament. */
import type { Layout } from '../contract.ts';
import { css } from './css.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { Hours } from './hours.tsx';
import { List } from './list.tsx';
import { pageCss } from './page-css.ts';
import { Page, Plain } from './page.tsx';

export const galleria: Layout = {
  name: 'galleria',
  fonts: { display: 'Syne', body: 'Inter Tight', italic: false },
  icons: 'light',
  css,
  Page,
  parts: { Header, Footer, Hours, List },
  pageCss,
  Plain,
};
