/** Layout studio, "the brass plate": a plain sentence, a card with the facts, everything else as a ruled ledger. */
import type { Layout } from '../contract.ts';
import { css } from './css.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { Hours } from './hours.tsx';
import { List } from './list.tsx';
import { pageCss } from './page-css.ts';
import { Page, Plain } from './page.tsx';

export const studio: Layout = {
  name: 'studio',
  fonts: { display: 'Source Serif 4', body: 'Source Sans 3', italic: false },
  icons: 'regular',
  css,
  Page,
  parts: { Header, Footer, Hours, List },
  pageCss,
  Plain,
};
