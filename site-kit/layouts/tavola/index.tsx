/** Layout tavola, "the printed menu": paper, hairlines, dotted leaders, a photo in an arch. */
import type { Layout } from '../contract.ts';
import { css } from './css.ts';
import { Page, Plain } from './page.tsx';

export const tavola: Layout = {
  name: 'tavola',
  fonts: { display: 'Alegreya', body: 'Source Sans 3', italic: true },
  icons: 'regular',
  css,
  Page,
  Plain,
};
