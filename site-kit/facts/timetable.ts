import { capitalized } from '../copy/typeset.ts';
import type { PriceItem } from './facts.ts';
import { sourced } from './plain.ts';
import { PRICE } from './price.ts';
import { BULLET, withoutEdges } from './price-list.ts';

const DAYS =
  '(?<!\\p{L})(?:lun(?:ed[ìi]|es|di)?|mar(?:ted[ìi]|tes|di)?|mer(?:coled[ìi]|credi)?|mi[ée](?:rcoles)?|gio(?:ved[ìi])?|jue(?:ves)?|jeu(?:di)?|ven(?:erd[ìi]|dredi)?|vie(?:rnes)?|s[áa]b(?:ato|ado)?|sam(?:edi)?|dom(?:enica|ingo)?|dim(?:anche)?|mon(?:day)?|tue(?:s(?:day)?)?|wed(?:nesday)?|thu(?:rs(?:day)?)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?|feriali|(?:pre)?festivi|weekdays|δευτέρα|τρίτη|τετάρτη|πέμπτη|παρασκευή|σάββατο|κυριακή)s?(?!\\p{L})';
const DAY = new RegExp(DAYS, 'iu');
const MONTH =
  '(?:gen|feb|f[ée]v|mar|apr|avr|abr|mag|may|mai|giu|jun|juin|lug|jul|juil|ago|aug|ao[uû]|set|sep|ott|oct|nov|dic|d[ée]c|ene|jan|ιαν|φεβ|μαρ|απρ|μα[ΐϊίι]|ιου|αυγ|σεπ|οκτ|νοε|δεκ)\\p{L}{0,8}';
const DATE = `\\d{1,2}(?:er|st|nd|rd|th|[°º])?`;
/** "22 giugno - 3 luglio", "dal 1° aprile al 30 settembre", "8-19 June". Exported, as the next, for the check that it reads a text once. */
export const DATES = new RegExp(
  `^(?:(?:dal(?:l['’])?|du|from|del|από|le|il)\\s?)?${DATE}(?:\\s(?:de\\s)?${MONTH})?\\s?(?:[-–]|al(?:l['’])?|au|to|έως|μέχρι)\\s?${DATE}\\s(?:de\\s)?${MONTH}(?:\\s\\d{4})?(?!\\p{L})`,
  'iu',
);
/** "11 juin : Le Samouraï": a day of the year, and what is on it. */
export const ONE_DATE = new RegExp(
  `^(?:(?:il|le|el|on|στις)\\s)?${DATE}\\s(?:de\\s)?${MONTH}(?:\\s\\d{4})?(?=\\s?[:–—-]\\s)`,
  'iu',
);
/** "Sat 20 June": the rest of a day of the year. */
const OF_YEAR = new RegExp(`^,?\\s${DATE}\\s(?:de\\s)?${MONTH}(?:\\s\\d{4})?(?!\\p{L})`, 'iu');
/** "L-X-V 7:15 Spinning", "S 11:00": days by their letters, as Spaniards and Italians write them, before an hour. */
const LETTER_DAYS =
  /^[LMXJVSDG](?:(?:\s?[-/,]\s?|\s[aey]\s)[LMXJVSDG]){0,6}(?=:?\s(?:de\s|h\s|ore\s)?\d{1,2}(?::\d{2}|h))/u;
const CLOCK =
  '(?:\\d{1,2}(?:[.:]\\d{2})?\\s?[ap]m(?!\\p{L})|\\d{1,2}[.:]\\d{2}(?!\\d)|\\d{1,2}\\s?h(?:\\d{2})?(?!\\p{L}))';
/** An hour without its minutes: in a span, or after a word that speaks of hours alone. */
const SPAN = `\\d{1,2}\\s?[-–]\\s?(?:${CLOCK}|\\d{1,2}(?![\\d.,/:]|\\s?[€£%°]|\\s?(?!(?:e|y|et|and|και)\\s)\\p{L}))`;
const HOUR = '(?:ore|dalle|alle|las|ώρα)\\s\\d{1,2}(?![\\d/:]|[.,]\\d|\\s?[€£%°])';
const WORD = '(?<!\\p{L})(?:ore|dalle|alle|de|des|a|à|at|from|to|till|until|hasta|las|ώρα|από|έως|ως|τις)';
const ONE = `(?:${CLOCK}|${SPAN}|${HOUR})`;
/** One time or several with only small words and marks between them. */
export const TIMES = new RegExp(
  `(?:${WORD}\\s)?(?<![\\d.,/:])${ONE}(?:(?:\\s?[-–/,]\\s?|\\s(?:${WORD}\\s|[ye]\\s|et\\s|and\\s|και\\s){1,2})${ONE})*`,
  'iu',
);
/** Digits alone may be anything else: a line of a timetable names its hours as hours. */
const FULL_CLOCK = new RegExp(`${CLOCK}|(?<!\\p{L})(?:ore|las)\\s\\d{1,2}(?!\\d|[.,]\\d)`, 'iu');
const NEXT_DAY = `(?:\\s?[-–,/&]\\s?|\\s(?:e|ed|y|et|and|και|al|a|au|to|till|έως|με)\\s(?:il\\s|la\\s|le\\s|el\\s|los\\s|las\\s)?)${DAYS}['’]?`;
/** "giovedì e venerdì …", "LUNEDI' chiuso": the days that a line opens with. */
export const LEADING_DAYS = new RegExp(
  `^(?:(?:il|la|le|el|los|on|every|ogni|tous les|κάθε|1st|2nd|3rd|4th|last|1[°º]|1er|primo|ultimo|primer|último|premier|dernier)\\s)?${DAYS}['’]?(?:${NEXT_DAY}){0,6}`,
  'iu',
);
/** "Mon to Sat", "du mardi au samedi": days from one to another, wherever they stand. */
export const DAY_SPAN = new RegExp(
  `${DAYS}(?:\\s?[-–]\\s?|\\s(?:al?|au|to|till|έως|με)\\s(?:il\\s|la\\s|le\\s|el\\s)?)${DAYS}`,
  'iu',
);
const LONGEST = 110;

/** True for a line that says on which day something is at which time. */
export function isTimed(line: string): boolean {
  // "£16.50" is no hour.
  const told = line.length <= LONGEST ? line.replaceAll(PRICE, ' ') : '';
  return (DAY.test(told) || LETTER_DAYS.test(told.replace(BULLET, ''))) && FULL_CLOCK.test(told) && TIMES.test(told);
}

/** True for a line that says a day and nothing else: "Lunedì", "MARTES y JUEVES:". */
export function isDay(line: string): boolean {
  const told = line.replace(BULLET, '').trim();
  return (LEADING_DAYS.exec(told)?.[0].length ?? -1) === told.replace(/\s?:$/u, '').length;
}

/** True for a line that begins with an hour and says what is then: "16.30-17.30 Gioco danza". */
export function isAtHour(line: string): boolean {
  const told = line.replace(BULLET, '').trim();
  const hours = told.length <= LONGEST && !DAY.test(told) ? TIMES.exec(told.replaceAll(PRICE, ' ')) : null;
  return hours !== null && hours.index <= AT_START && FULL_CLOCK.test(told) && /\p{L}{3}/u.test(told);
}
/** A word such as "h" or "ore" may stand before it. */
const AT_START = 4;

/** True for a line that opens with days or dates and says what is then, with or without an hour. */
export function opensWithDays(line: string): boolean {
  const told = line.replace(BULLET, '').trim();
  const days = LEADING_DAYS.exec(told) ?? DATES.exec(told) ?? ONE_DATE.exec(told);
  if (!days || told.length > LONGEST) return false;
  return DATES.test(told) || /\p{L}{3}|\d|^\s?:?\s?no(?!\p{L})/iu.test(told.slice(days[0].length));
}

/** "Lundi : place du marché 18h-21h" as its day, what is then, and the time. */
export function readTime(given: string, field: string): PriceItem | null {
  const source = { kind: 'field', field } as const;
  const line = given.replace(BULLET, '').trim();
  const opens = [DATES, ONE_DATE, LEADING_DAYS, LETTER_DAYS].map((days) => days.exec(line)?.[0]).find(Boolean) ?? '';
  const opening = opens + (opens === '' ? '' : (OF_YEAR.exec(line.slice(opens.length))?.[0] ?? ''));
  const told = line.slice(opening.length);
  const found = TIMES.exec(told);
  // A figure right behind it goes on with what is no time: then nothing is taken out of the line.
  const rest = found ? told.slice(found.index + found[0].length) : '';
  // "L y X: 8:00 Vinyasa, 10:30 Hatha": each of its hours is said of another thing.
  const isOne = !/^\s?[-–/,.:]?\s?\d/u.test(rest) && (opening === '' || !FULL_CLOCK.test(rest));
  const times = isOne ? found : null;
  const before = withoutEdges(times ? told.slice(0, times.index) : told);
  const after = times ? withoutEdges(told.slice(times.index + times[0].length)) : '';
  const price = times ? sourced(times[0].trim(), source) : null;
  if (opening !== '') {
    const name = sourced(capitalized(withoutEdges(opening)), source);
    const detail = [before, after].filter(Boolean).join(', ');
    return name && { name, detail: sourced(detail.replace(IN_BRACKETS, '$1'), source), price };
  }
  if (!times) return null;
  const [, day, what] = /^([^:–—]{2,40}?)\s?(?:[:–—]|\s-)\s(\S.*)$/u.exec(before) ?? [];
  const name = sourced(day ?? (before || after), source);
  const detail = [what, before === '' ? '' : after.replace(IN_BRACKETS, '$1')].filter(Boolean).join(', ');
  return name && { name, detail: sourced(detail, source), price };
}

const IN_BRACKETS = /^\(([^()]*)\)$/u;
