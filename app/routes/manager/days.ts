import type { Lang } from '../../../site-kit/names.ts';

/** "21 novembre 2027", by the clock of the country where we trade, so that server and browser write the same. */
export const day = (iso: string, lang: Lang): string =>
  new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'Europe/Rome' }).format(new Date(iso));

/** "16:20", by the same clock. */
export const clockTime = (iso: string, lang: Lang): string =>
  new Intl.DateTimeFormat(lang, { timeStyle: 'short', hourCycle: 'h23', timeZone: 'Europe/Rome' }).format(
    new Date(iso),
  );

/** "21 novembre 2027, 16:20", by the same clock. */
export const dayAndTime = (iso: string, lang: Lang): string => `${day(iso, lang)}, ${clockTime(iso, lang)}`;

/** "novembre 2026", of "2026-11". */
export const monthName = (month: string, lang: Lang): string =>
  new Intl.DateTimeFormat(lang, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(`${month}-01`));
