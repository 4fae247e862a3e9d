/** Whether a post speaks of days that are over by now ("Domenica 24 siamo chiusi"): nobody wants to read it in a letter. Pure. */
import { localDay } from '../../site-kit/copy/time.ts';
import { dayOf } from '../../site-kit/facts/day-names.ts';
import { LOCALES } from '../../site-kit/locales.ts';
import type { Lang } from '../../site-kit/names.ts';

const DAY_MS = 86_400_000;
/** A day that is announced lies in this time from its post on; one that lies longer back than the post itself is a report. */
const AHEAD_DAYS = 60;
const BEHIND_DAYS = 15;
/** A word, or a day of a month with what may stand behind its figure; no hour ("10-13", "20.30", "20:30", "20h") and no amount. */
const TOKEN =
  /\p{L}+['’]?|(?<![\d.,:/€$£-])\d{1,2}(?:st|nd|rd|th|º|°|η)?(?![\d\p{L}]|[.,:/–-][\d\p{L}]|\s?[€$£%]|\s?(?:ore|h|am|pm|euro)(?!\p{L}))/gu;
const BETWEEN: ReadonlySet<string> = new Set(['de', 'di', 'del', 'of', 'le', 'the', 'il', 'el', 'στις']);
/** "Tonight" is the day of the post, "tomorrow" the next; "today" and "mañana" mean other things as well. */
const SOON: Record<Lang, Record<string, 0 | 1>> = {
  it: { stasera: 0, domani: 1 },
  en: { tonight: 0, tomorrow: 1 },
  es: {},
  fr: { demain: 1 },
  el: { απόψε: 0, αύριο: 1 },
};

interface Given {
  lang: Lang;
  timeZone: string;
}

/** True where every day that the text names lies between its post and yesterday; false where it names none. `at`: of the post. */
export function isPast(text: string, at: Date, now: Date, { lang, timeZone }: Given): boolean {
  const [posted, today] = [dayNumber(at, timeZone), dayNumber(now, timeZone)];
  const named = daysNamed(text, posted, lang);
  return named.length > 0 && named.every((day) => day >= posted && day < today);
}

/** Days since 1970 of the place's calendar. */
const dayNumber = (at: Date, timeZone: string): number => Date.parse(localDay(at, timeZone)) / DAY_MS;

function daysNamed(text: string, posted: number, lang: Lang): number[] {
  const words = [...text.toLocaleLowerCase(lang).matchAll(TOKEN)].map(([word]) => word).filter((w) => !BETWEEN.has(w));
  const months = monthsOf(lang);
  return words.flatMap((word, n) => {
    const soon = SOON[lang][word];
    if (soon !== undefined) return [posted + soon];
    const date = Number.parseInt(word, 10);
    if (!(date >= 1 && date <= 31)) return [];
    const [before = '', after = ''] = [words[n - 1], words[n + 1]];
    const month = [after, before].flatMap((each) => months.get(each) ?? [])[0];
    const weekday = [before, after].map((each) => dayOf(each, lang)).find((day) => day !== -1);
    if (month === undefined && weekday === undefined) return [];
    const day = near(posted).find((each) => {
      const calendar = new Date(each * DAY_MS);
      return (
        calendar.getUTCDate() === date &&
        (month === undefined || calendar.getUTCMonth() === month) &&
        // Who is wrong about the day of the week still means the date.
        (month !== undefined || (calendar.getUTCDay() + 6) % 7 === weekday)
      );
    });
    return day === undefined ? [] : [day];
  });
}

/** Days around a post, those to come before those that were. */
const near = (posted: number): number[] => [
  ...Array.from({ length: AHEAD_DAYS }, (_, n) => posted + n),
  ...Array.from({ length: BEHIND_DAYS }, (_, n) => posted - 1 - n),
];

const known = new Map<Lang, Map<string, number>>();
/** Beside a day: "24 novembre", "24 de noviembre", "24 nov", "24 Νοεμβρίου". January is 0. */
function monthsOf(lang: Lang): Map<string, number> {
  const found = known.get(lang) ?? new Map<string, number>();
  if (found.size === 0)
    for (let month = 0; month < 12; month += 1)
      for (const style of ['long', 'short'] as const) {
        const parts = new Intl.DateTimeFormat(LOCALES[lang], { day: 'numeric', month: style }).formatToParts(
          new Date(Date.UTC(2026, month, 15)),
        );
        const name = parts.find(({ type }) => type === 'month')?.value ?? '';
        found.set(name.toLocaleLowerCase(lang).replace('.', ''), month);
      }
  known.set(lang, found);
  return found;
}
