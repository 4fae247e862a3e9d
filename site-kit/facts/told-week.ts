/** The week of a page whose own hours are empty, where its texts tell it in full. */
import type { Lang, Week } from '../document.ts';
import { namesDays } from './day-names.ts';
import { BULLET } from './price-list.ts';
import { sentences } from './sentences.ts';
import { TIMES } from './timetable.ts';
import { daysTold } from './told-hours.ts';

/** A week says what a text does not: days without a word are closed only where they follow each other, and are two at most. */
const LEAST_DAYS = 5;
/** Says of hours that they are those of the business. */
const OPENING =
  /(?<!\p{L})(?:orari[oe]?|apertura|apert[oaie]|hours|open(?:ing)?|horarios?|abiert[oa]s?|horaires?|ouverture|ouverte?s?|ωράριο|ώρες|ανοιχτ\p{L}{1,2})(?!\p{L})/iu;
const OPEN_OR_CLOSED =
  /(?<!\p{L})(?:chius|apert|closed|open|cerrad|cerramos|abiert|abrimos|ferm[ée]|ouvert|κλειστ|ανοιχτ|ferie|holidays?|vacaciones|vacances|congés|διακοπές)/iu;
/** Hours of a part of the year. */
const SEASON =
  /(?<!\p{L})(?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|estat[ei]|estiv[oi]|invern[oi]|invernal[ei]|january|february|march|april|june|july|august|september|october|november|december|summer|winter|enero|febrero|abril|mayo|junio|julio|septiembre|octubre|noviembre|diciembre|verano|invierno|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|décembre|été|hiver|ιανου|φεβρου|μάρτι|απρίλ|μαΐο|ιούνι|ιούλι|αύγουστ|αυγούστ|σεπτέμβρ|οκτώβρ|νοέμβρ|δεκέμβρ|καλοκα[ίι]ρι|χειμών)/iu;
const SHORT = 4;

/** A line that says whose hours follow, and not those of the business: "Happy hour:", "Kitchen", "Orario estivo". */
function leadsElsewhere(line: string): boolean {
  if (SEASON.test(line)) return true;
  const words = line.match(/[\p{L}\p{N}]+/gu) ?? [];
  return !OPENING.test(line) && (line.endsWith(':') || (words.length <= SHORT && !/[.!?…]$/u.test(line)));
}

/** True for a sentence after which the hours that were read may not be all: it names days, spans of hours, or a part of the year. */
function tellsMore(sentence: string, lang: Lang): boolean {
  const hours = TIMES.exec(sentence)?.[0] ?? '';
  const isSpan = [...hours.matchAll(/\d{1,2}(?:[:.h]\d{2})?/gu)].length > 1;
  const isPart = OPEN_OR_CLOSED.test(sentence) && (hours !== '' || SEASON.test(sentence));
  return isSpan || isPart || namesDays(sentence, lang);
}

/**
 * The week that the texts of a page tell in whole lines or sentences; null where one of them says more of days or hours than
 * can be read, or where they are too few.
 * @param texts fields of the page by name, lines kept
 */
export function weekTold<Field extends string>(
  texts: readonly (readonly [Field, string])[],
  lang: Lang,
): { week: Week; field: Field } | null {
  const week = new Map<number, Week[number]>();
  let from: Field | null = null;
  for (const [field, text] of texts) {
    let above = '';
    for (const line of text.split('\n').map((one) => one.replace(BULLET, '').trim())) {
      if (line === '') continue;
      const whole = daysTold(line, lang);
      if (whole && above !== '' && leadsElsewhere(above)) return null;
      // Of a table each line is below its heading.
      if (!whole) above = line;
      for (const said of whole ? [line] : sentences(line, lang)) {
        const told = whole ?? daysTold(said, lang);
        if (told === null && tellsMore(said, lang)) return null;
        for (const [day, ranges] of told ?? []) {
          const known = week.get(day);
          if (known && JSON.stringify(known) !== JSON.stringify(ranges)) return null;
          week.set(day, ranges);
          from = field;
        }
      }
    }
  }
  const missing = [0, 1, 2, 3, 4, 5, 6].filter((day) => !week.has(day));
  const [first = 0, second = first] = missing;
  const isBlock = second - first <= 1 || second - first === 6;
  if (from === null || week.size < LEAST_DAYS || !isBlock || [...week.values()].flat().length === 0) return null;
  return { week: [0, 1, 2, 3, 4, 5, 6].map((day) => week.get(day) ?? []), field: from };
}
