import type { Lang } from '../document.ts';
import { LOCALES } from '../locales.ts';

export const CURRENCIES = ['EUR', 'GBP'] as const;
export type Currency = (typeof CURRENCIES)[number];

/** "12,50 €", "£3.70" */
export const money = (cents: number, currency: Currency, lang: Lang): string =>
  new Intl.NumberFormat(LOCALES[lang], { style: 'currency', currency }).format(cents / 100);
