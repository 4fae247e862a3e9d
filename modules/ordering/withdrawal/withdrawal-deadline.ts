import Holidays from 'date-holidays';
import { LRUCache } from 'lru-cache';
import { K } from '../../plans/index.server.ts';

const ZONE = 'Europe/Rome';
const SPECIFIED_WORKING_DAYS = 10;
const calendar = new Holidays('IT');
const localDay = new Intl.DateTimeFormat('en-CA', { timeZone: ZONE, dateStyle: 'short' });

const after = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
/** Public holidays of a year; working them out takes the calendar a tenth of a second. */
const feasts = new LRUCache<number, Set<string>>({
  max: 8,
  memoMethod: (year) =>
    new Set(
      calendar
        .getHolidays(year)
        .filter(({ type }) => type === 'public')
        .map(({ date }) => date.slice(0, 10)),
    ),
});
const isWorkingDay = (day: string): boolean => {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !feasts.memo(Number(day.slice(0, 4))).has(day);
};

/** Last instant of a day of the Italian calendar. */
function endOf(day: string): Date {
  const midnightUtc = Date.parse(`${after(day, 1)}T00:00:00Z`);
  const offsets = new Intl.DateTimeFormat('en-US', { timeZone: ZONE, timeZoneName: 'longOffset' });
  const name = offsets.formatToParts(midnightUtc).find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT+01:00';
  const hours = Number(/[+-]\d+/.exec(name)?.[0] ?? 1);
  return new Date(midnightUtc - hours * 3_600_000 - 1);
}

/**
 * Until when a consumer may withdraw from a contract concluded at `concluded`: the end of the fourteenth day after it
 * (directive 2011/83/EU, art. 9), of the next working day where that is a feast (regulation 1182/71, art. 3), and never
 * before the tenth working day that the specification promises.
 */
export function withdrawalDeadline(concluded: Date): Date {
  const start = localDay.format(concluded);
  let legal = after(start, K.withdrawalDays);
  while (!isWorkingDay(legal)) legal = after(legal, 1);
  let promised = start;
  for (let counted = 0; counted < SPECIFIED_WORKING_DAYS;) {
    promised = after(promised, 1);
    if (isWorkingDay(promised)) counted += 1;
  }
  return endOf(legal > promised ? legal : promised);
}
