import Holidays from 'date-holidays';
import { localDay } from '../../../site-kit/copy/time.ts';
import type { Lang } from '../../../site-kit/names.ts';

export interface Holiday {
  /** Local calendar day, YYYY-MM-DD. */
  date: string;
  /** In the language of the site; null where the calendar knows it in another language only. */
  name: string | null;
}

/** How long before it a holiday is named. */
export const HOLIDAY_NOTICE = 5 * 7 * 86_400_000;
/** By country, language and year: the library merges and reads its whole calendar each time it is asked. */
const years = new Map<string, Holiday[]>();

/** Public holidays of a whole country in the next five weeks, today included, soonest first; none for a country without a known calendar. */
export function publicHolidays(country: string | null, lang: Lang, timeZone: string, now: Date): Holiday[] {
  if (country === null) return [];
  const [first, last] = [localDay(now, timeZone), localDay(new Date(now.getTime() + HOLIDAY_NOTICE), timeZone)];
  const found = [...new Set([first, last].map((date) => Number(date.slice(0, 4))))].flatMap((year) => {
    const key = `${country} ${lang} ${year}`;
    const known = years.get(key) ?? named(country, year, lang);
    years.set(key, known);
    return known;
  });
  const coming = found
    .filter(({ date }) => date >= first && date <= last)
    .toSorted((a, b) => (a.date < b.date ? -1 : 1));
  return coming.filter(({ date }, index) => coming[index - 1]?.date !== date);
}

/** Windows that make more than a year: British halves of a year have no holiday. */
const TURNS = 11;

/** Of the next year, as days: what is named now, and what will be. */
export function comingHolidays(country: string | null, lang: Lang, timeZone: string, now: Date): string[] {
  const dates = Array.from({ length: TURNS }, (_, turn) =>
    publicHolidays(country, lang, timeZone, new Date(now.getTime() + turn * HOLIDAY_NOTICE)),
  );
  return [...new Set(dates.flat().map(({ date }) => date))];
}

function named(country: string, year: number, lang: Lang): Holiday[] {
  const calendar = new Holidays(country, { languages: [lang, 'en'] });
  const all = calendar.getHolidays(year, lang) ?? [];
  // The library falls back to another language without saying so; a Greek site must not show an Italian feast's name.
  const foreign = new Set((calendar.getHolidays(year, 'en') ?? []).map(({ name }) => name));
  return all
    .filter(({ type }) => type === 'public')
    .map(({ date, name }) => ({
      date: date.slice(0, 10),
      name: isOurs(name, lang) && (lang === 'en' || !foreign.has(name)) ? name : null,
    }));
}

const isOurs = (name: string, lang: Lang): boolean => /\p{Script=Greek}/u.test(name) === (lang === 'el');
