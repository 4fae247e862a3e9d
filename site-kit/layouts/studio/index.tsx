/** Layout studio, "the brass plate": a plain sentence, a card with the facts, everything else as a ruled ledger. */
import type { Layout } from '../contract.ts';
import { css } from './css.ts';
import { Page, Plain } from './page.tsx';

export const studio: Layout = {
  name: 'studio',
  fonts: { display: 'Source Serif 4', body: 'Source Sans 3', italic: false },
  icons: 'regular',
  css,
  Page,
  Plain,
};
