import type { Lang } from '../document.ts';
import { LOCALES } from '../locales.ts';
import { BOOKING_WORDS } from './words.ts';

/** A sentence with its {n} or {when}. */
export const said = (text: string, values: { n?: number; when?: string }): string =>
  text.replaceAll(/\{(n|when)\}/g, (_whole, key: 'n' | 'when') => String(values[key] ?? ''));

const counted =
  (what: 'people' | 'nights') =>
  (n: number, lang: Lang): string => {
    const form = new Intl.PluralRules(lang).select(n) === 'one' ? 'one' : 'other';
    return said(BOOKING_WORDS[lang][what][form], { n });
  };
/** "1 persona", "4 persone". */
export const peopleIn = counted('people');
/** "1 notte", "4 notti". */
export const nightsIn = counted('nights');

/** "venerdì 4 dicembre", of a day such as 2026-12-04; with what else the format is asked for. */
export const longDay = (day: string, lang: Lang, more: Intl.DateTimeFormatOptions = {}): string =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString(LOCALES[lang], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
    ...more,
  });
