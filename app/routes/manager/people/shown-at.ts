import type { Lang } from '../../../../site-kit/names.ts';
import { day } from '../days.ts';

/** "3 dicembre 2026", or "3 dicembre 2026, 19:30" of a booking with a time: an instant, or what the clock of the business shows then. */
export function shownAt(at: string, lang: Lang): string {
  const [date = at, time] = at.endsWith('Z') ? [at] : at.split('T');
  return time === undefined ? day(date, lang) : `${day(date, lang)}, ${time}`;
}
