/** Amounts and times as mails write them, in their reader's language and the seller's hours. */
import { HOURS, LOCALES } from '../../site-kit/locales.ts';
import type { Lang } from '../../site-kit/names.ts';

const ZONE = 'Europe/Rome';

export const euro = (cents: number, lang: Lang): string =>
  new Intl.NumberFormat(LOCALES[lang], { style: 'currency', currency: 'EUR' }).format(cents / 100);
export const day = (at: Date, lang: Lang): string =>
  new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: ZONE }).format(at);
export const moment = (at: Date, lang: Lang): string =>
  new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeStyle: 'long', ...HOURS, timeZone: ZONE }).format(at);
