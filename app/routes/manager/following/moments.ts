import type { Lang } from '../../../../site-kit/names.ts';
import { HOURS } from '../../../../site-kit/locales.ts';

/** "lun 23 nov, 16:20", by the clock of the country where we trade, or of `zone`: server and browser write the same. */
export const moment = (iso: string, lang: Lang, zone = 'Europe/Rome'): string =>
  new Intl.DateTimeFormat(lang, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    // As the site writes its hours, also where a language has another habit.
    ...HOURS,
    timeZone: zone,
  }).format(new Date(iso));

/** "23 dicembre 2026", by the same clock. */
export const dayOf = (iso: string, lang: Lang): string =>
  new Intl.DateTimeFormat(lang, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'Europe/Rome' }).format(
    new Date(iso),
  );
