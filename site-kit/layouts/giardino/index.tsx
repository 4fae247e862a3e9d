/** Layout giardino, "soft and grown": arches that stand on tinted ground, circles, round sheets, no line anywhere. */
import type { Layout } from '../contract.ts';
import { css } from './css.ts';
import { Page, Plain } from './page.tsx';

export const giardino: Layout = {
  name: 'giardino',
  fonts: { display: 'Brygada 1918', body: 'Manrope', italic: true },
  icons: 'light',
  css,
  Page,
  Plain,
};
