import type { Palette } from '../document.ts';
import { checkPalette } from '../palette.ts';
import { LIMITS } from './report.ts';

/** What is not text but must be seen: the ring of the focus, ornaments that carry meaning (WCAG 1.4.11). */
const CONTROL = /^(?:focus|second)\//;
const CONTROL_LEAST = 3;

/** The least contrast of any text of a palette, and the pairs that are too faint (WCAG 1.4.3 and 1.4.11). */
export function checkContrast(palette: Palette): { least: number; faults: string[] } {
  const pairs = Object.entries(checkPalette(palette));
  const texts = pairs.filter(([pair]) => !CONTROL.test(pair));
  const faint = pairs.filter(([pair, ratio]) => ratio < (CONTROL.test(pair) ? CONTROL_LEAST : LIMITS.contrast));
  return {
    least: Math.min(...texts.map(([, ratio]) => ratio)),
    faults: faint.map(([pair, ratio]) => `${pair} ${ratio.toFixed(2)}`),
  };
}
