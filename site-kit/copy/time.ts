import type { Lang, Week } from '../document.ts';
import { LOCALES } from '../locales.ts';
import { capitalized } from './typeset.ts';

const DAY = 1440;
/** 1 January 2024 was a Monday. */
const MONDAY = Date.UTC(2024, 0, 1);
const formats = new Map<string, Intl.DateTimeFormat>();

function format(lang: Lang, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = lang + JSON.stringify(options);
  let found = formats.get(key);
  if (!found) formats.set(key, (found = new Intl.DateTimeFormat(LOCALES[lang], options)));
  return found;
}

/** "Lun" or "lunedì" for 0 = Monday … 6 = Sunday. */
export function weekday(index: number, width: 'short' | 'long', lang: Lang): string {
  const name = format(lang, { weekday: width, timeZone: 'UTC' }).format(MONDAY + index * 86_400_000);
  return width === 'short' ? capitalized(name.replace(/\.$/, '')) : name;
}

/** Minutes after midnight as the language writes them: "19:30", French "19 h 30" with narrow spaces. */
export function clockTime(minutes: number, lang: Lang): string {
  const hour = Math.floor((minutes % DAY) / 60);
  const rest = String(minutes % 60).padStart(2, '0');
  if (lang === 'fr') return `${hour}\u202fh\u202f${rest}`;
  return `${String(hour).padStart(2, '0')}:${rest}`;
}

/** "12:00 – 15:00"; closing at midnight is written 24:00 so that it does not read as the morning before. */
export function shift(range: { from: number; to: number }, lang: Lang): string {
  const to = range.to === DAY ? (lang === 'fr' ? '24\u202fh\u202f00' : '24:00') : clockTime(range.to, lang);
  return `${clockTime(range.from, lang)} – ${to}`;
}

export interface DayGroup {
  /** 0 = Monday. */
  days: number[];
  ranges: Week[number];
}

/** Days with equal hours together, in the order of their first day. */
export function groupDays(week: Week): DayGroup[] {
  const groups = new Map<string, DayGroup>();
  for (const [index, ranges] of week.entries()) {
    const key = JSON.stringify(ranges);
    const group = groups.get(key);
    if (group) group.days.push(index);
    else groups.set(key, { days: [index], ranges });
  }
  return [...groups.values()];
}

/** "Lun", "Lun, Mar", "Mar – Sab", "Lun – Mer, Ven". */
export function dayNames(days: number[], lang: Lang): string {
  const runs: number[][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run && run.at(-1) === day - 1) run.push(day);
    else runs.push([day]);
  }
  const name = (day: number | undefined) => weekday(day ?? 0, 'short', lang);
  return runs
    .map((run) => (run.length > 2 ? `${name(run[0])} – ${name(run.at(-1))}` : run.map(name).join(', ')))
    .join(', ');
}

/** "20 maggio", with the year where it is not the current one. */
export function longDate(iso: string, now: Date, timeZone: string, lang: Lang): string {
  const date = new Date(iso);
  const year = (at: Date) => format(lang, { year: 'numeric', timeZone }).format(at);
  const options: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long', timeZone };
  return format(lang, year(date) === year(now) ? options : { ...options, year: 'numeric' }).format(date);
}

/** The calendar day of a moment where the business is, YYYY-MM-DD. */
export function localDay(now: Date, timeZone: string): string {
  const key = `day ${timeZone}`;
  let found = formats.get(key);
  if (!found) formats.set(key, (found = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' })));
  return found.format(now);
}

export const dayAfter = (date: string): string => new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10);

const HOUR = 3_600_000;
const QUARTER = HOUR / 4;

/** The first moment of a calendar day, YYYY-MM-DD, where the business is. Zones are whole quarters of an hour, fourteen hours at most, from the universal one. */
export function dayBegins(date: string, timeZone: string): Date {
  let [before, at] = [Date.parse(date) - 15 * HOUR, Date.parse(date) + 13 * HOUR];
  while (at - before > QUARTER) {
    const middle = before + Math.floor((at - before) / 2 / QUARTER) * QUARTER;
    if (localDay(new Date(middle), timeZone) < date) before = middle;
    else at = middle;
  }
  return new Date(at);
}

/** "1 novembre" for a calendar day, YYYY-MM-DD. */
export function dayAndMonth(date: string, lang: Lang): string {
  return format(lang, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(`${date}T12:00:00Z`));
}

/** "24–26 dicembre" for calendar days, YYYY-MM-DD; one day alone is named alone. */
export function daysAndMonth(first: string, last: string, lang: Lang): string {
  if (first === last) return dayAndMonth(first, lang);
  const days = format(lang, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  // Thin spaces are letters that few fonts have.
  return days.formatRange(new Date(first), new Date(last)).replaceAll(/\u2009/g, ' ');
}

/** "maggio 2026" */
export function monthYear(iso: string, timeZone: string, lang: Lang): string {
  return format(lang, { month: 'long', year: 'numeric', timeZone }).format(new Date(iso));
}

/** "2026-06-05T20:00" and an offset that the network gave, other than the one of every clock. */
const WALL_CLOCK = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?[+-]\d{2}:?\d{2}$/;
const DAY_ALONE = /^\d{4}-\d{2}-\d{2}$/;

/** An event is where its own offset is: a band from Rome plays in Halifax at the hour of Halifax. Only an instant of universal time is put into the business's zone. */
function wallOf(iso: string, zone: string) {
  const wall = WALL_CLOCK.exec(iso)?.[1];
  const day = DAY_ALONE.test(iso);
  const date = new Date(wall === undefined ? iso : `${wall}Z`);
  const timeZone = wall === undefined && !day ? zone : 'UTC';
  if (Number.isNaN(date.getTime())) return null;
  const parts = new Intl.DateTimeFormat('en-GB', { hour: 'numeric', minute: 'numeric', hourCycle: 'h23', timeZone });
  const [hour = '0', minute = '0'] = parts.format(date).split(':');
  return { date, timeZone, minutes: day ? null : Number(hour) * 60 + Number(minute) };
}

/** An end before this hour is that of the evening before. */
const NIGHT_ENDS = 6 * 60;

/** Parts of an event's start, and its end, ready to print; a day without an hour has no time. */
export function eventDate(iso: string, ends: string | null, zone: string, lang: Lang) {
  const start = wallOf(iso, zone);
  if (!start) throw new RangeError(`${iso} is no date`);
  const { date, timeZone, minutes } = start;
  const part = (options: Intl.DateTimeFormatOptions) => format(lang, { ...options, timeZone }).format(date);
  return {
    day: part({ day: 'numeric' }),
    month: part({ month: 'short' }).replace(/\.$/, ''),
    weekday: part({ weekday: 'long' }),
    time:
      minutes === null ? null : [clockTime(minutes, lang), endOf(start, ends, zone, lang)].filter(Boolean).join(' – '),
  };
}

/** "23:00" of the same night, "31 mag" of a later day; null where nothing is said or it is not after the start. */
function endOf(start: NonNullable<ReturnType<typeof wallOf>>, ends: string | null, zone: string, lang: Lang) {
  const end = ends === null ? null : wallOf(ends, zone);
  if (!end || end.date <= start.date) return null;
  const nights = Math.round((dayOf(end) - dayOf(start)) / 86_400_000);
  const sameNight = nights === 0 || (nights === 1 && end.minutes !== null && end.minutes < NIGHT_ENDS);
  if (sameNight) return end.minutes === null ? null : clockTime(end.minutes, lang);
  return format(lang, { day: 'numeric', month: 'short', timeZone: end.timeZone }).format(end.date).replace(/\.$/, '');
}

const dayOf = ({ date, timeZone }: NonNullable<ReturnType<typeof wallOf>>): number =>
  Date.parse(localDay(date, timeZone));
