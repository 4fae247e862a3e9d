import { HOURS } from '../../../../site-kit/locales.ts';
import type { Lang } from '../../../../site-kit/names.ts';
import { day } from '../days.ts';

const DAY_ALONE = '2026-12-03'.length;

/** "3 dicembre 2026", or "3 dicembre 2026, 19:30" of a booking with a time: an instant, or what the clock of the business shows then. */
export function shownAt(at: string, lang: Lang): string {
  if (at.endsWith('Z')) return day(at, lang);
  const time = at.length > DAY_ALONE ? ({ timeStyle: 'short', ...HOURS } as const) : {};
  const format = new Intl.DateTimeFormat(lang, { dateStyle: 'long', ...time, timeZone: 'UTC' });
  return format.format(new Date(at.length > DAY_ALONE ? `${at}Z` : at));
}
