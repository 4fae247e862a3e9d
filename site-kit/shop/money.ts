import type { Lang } from '../document.ts';
import { LOCALES } from '../locales.ts';

export const CURRENCIES = ['EUR', 'GBP'] as const;
export type Currency = (typeof CURRENCIES)[number];

/** One for each language and currency: making one takes a hundred times as long as an amount. */
const FORMATS = new Map<string, Intl.NumberFormat>();

/** "12,50 €", "£3.70" */
export function money(cents: number, currency: Currency, lang: Lang): string {
  const key = `${lang} ${currency}`;
  const format = FORMATS.get(key) ?? new Intl.NumberFormat(LOCALES[lang], { style: 'currency', currency });
  FORMATS.set(key, format);
  return format.format(cents / 100);
}
