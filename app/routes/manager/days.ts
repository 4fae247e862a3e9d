import type { Lang } from '../../../site-kit/names.ts';
import { HOURS } from '../../../site-kit/locales.ts';

/** "21 novembre 2027", by the clock of the country where we trade, so that server and browser write the same. */
export const day = (iso: string, lang: Lang): string =>
  new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'Europe/Rome' }).format(new Date(iso));

/** "16:20", by the same clock. */
export const clockTime = (iso: string, lang: Lang): string =>
  new Intl.DateTimeFormat(lang, { timeStyle: 'short', ...HOURS, timeZone: 'Europe/Rome' }).format(new Date(iso));

/** "21 novembre 2027, 16:20", by the same clock. */
export const dayAndTime = (iso: string, lang: Lang): string => `${day(iso, lang)}, ${clockTime(iso, lang)}`;
