/** Opening hours that a text tells in full: "Lun-ven 9-13 e 15-19, sabato 9-12.30. Domenica chiuso". */
import type { Lang, Week } from '../document.ts';
import { BULLET } from './price-list.ts';
import { sentences } from './sentences.ts';

type Ranges = Week[number];
/** By day, Monday is 0; an empty list where the text says that it is closed. */
type ToldDays = Map<number, Ranges>;

const DAY = 1440;
/** A later end without a mark of its day is no end of an evening. */
const NIGHT_ENDS = 360;
/** In English "9-5" ends in the afternoon; what begins earlier than this may be of the evening. */
const FIRST_HOUR = 7 * 60;
const HALF = 720;
/** Longer lines tell more than hours. */
const LONGEST = 160;

const NAMES = [
  /^(?:lun(?:ed[iì]['’]?|es|di)?|mon(?:days?)?|δευ(?:τέρα)?)$/u,
  /^(?:mar(?:ted[iì]['’]?|tes|di)?|tue(?:s|sdays?)?|τρ(?:ι|ίτη)?)$/u,
  /^(?:mer(?:coled[iì]['’]?|credi)?|mi[ée](?:rcoles)?|wed(?:s|nesdays?)?|τετ(?:άρτη)?)$/u,
  /^(?:gio(?:ved[iì]['’]?)?|jue(?:ves)?|jeu(?:di)?|thu(?:rs?|rsdays?)?|π[εέ]μ(?:πτη)?)$/u,
  /^(?:ven(?:erd[iì]['’]?|dredi)?|vie(?:rnes)?|fri(?:days?)?|παρ(?:ασκευή)?)$/u,
  /^(?:s[áa]b(?:ato|ados?)?|sam(?:edi)?|sat(?:urdays?)?|σ[άα]β(?:βατο)?)$/u,
  /^(?:dom(?:enic[ah]e?|ingos?)?|dim(?:anche)?|sun(?:days?)?|κυρ(?:ιακή)?)$/u,
];
/** Spaniards write their days by letters: Wednesday is X. */
const LETTERS = 'LMXJVSD';
const TO = /^(?:a|al|alla|alle|au|à|to|till|until|hasta|έως|ως|μέχρι|[-–—])$/u;
const CLOSED = /^(?:chius[oaie]|closed|cerrad[oa]s?|fermée?s?|κλειστ(?:ά|ό|ή|οί))$/u;
const ALL = /^(?:giorni|daily|días|jours|days?|μέρα|μέρες)$/u;
const BESIDE =
  /^(?:e|ed|y|et|and|και|from|dal|dalle|dalla|da|de|du|des|del|από|las|le|il|la|los|el|les|on|the|τις|τη|την|το|ore|h|horas|heures|hrs?|hours?|opening|times?|orari[oe]?|di|apertura|horarios?|horaires?|d['’]|ouverture|ωράριο|λειτουργίας|ώρες|apert[oaie]|open|abiert[oa]s?|ouverte?s?|ανοιχτ(?:ά|ό|ή|οί)|every|siamo|estamos|nous|sommes|on|est|we|are|we['’]re|είμαστε|ogni|tutti|i|todos|tous|κάθε|[,;:.&+/|·()])$/u;
/** Each takes at least one sign, so that a line is read once; exported for the check of that. */
export const TOKEN =
  /\s*(?:(\d{1,2})(?:\s?h\s?(\d{2})|[:.](\d{2})|\s?h(?!\p{L}))?(?:\s?([ap])\.?m\.?(?!\p{L}))?(?!\d)|(\p{L}+['’]?)|([-–—,;:.&+/|·()]))\s*/uy;
const NAMES_DAY = (word: string): number => NAMES.findIndex((name) => name.test(word));

interface Time {
  at: number;
  half: 'a' | 'p' | null;
}
type Token = { day: number } | { time: Time } | { word: 'to' | 'closed' | 'all' };

/** Its words and figures, those that say nothing left out; null where one of them is of something else. */
function tokensOf(line: string, lang: Lang): Token[] | null {
  const tokens: Token[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < line.length) {
    const [, hour, frenchMinutes, minutes = frenchMinutes, half, written, mark = written ?? ''] =
      TOKEN.exec(line) ?? [];
    if (hour !== undefined) {
      const at = Number(hour) * 60 + Number(minutes ?? 0);
      if (at > DAY || Number(minutes ?? 0) > 59) return null;
      tokens.push({ time: { at, half: (half as Time['half']) ?? null } });
      continue;
    }
    if (mark === '') return null;
    const word = mark.toLocaleLowerCase(lang);
    const letter = lang === 'es' && mark.length === 1 ? LETTERS.indexOf(mark) : -1;
    const day = letter === -1 ? NAMES_DAY(word) : letter;
    if (day !== -1) tokens.push({ day });
    else if (TO.test(word)) tokens.push({ word: 'to' });
    else if (CLOSED.test(word)) tokens.push({ word: 'closed' });
    else if (ALL.test(word)) tokens.push({ word: 'all' });
    else if (!BESIDE.test(word)) return null;
  }
  return tokens;
}

/** One opening from its two ends; null where they may mean two things. */
function rangeOf(from: Time, to: Time, lang: Lang): Ranges[number] | null {
  if (from.half === null && to.half === null && lang !== 'en') {
    if (to.at > from.at) return { from: from.at, to: to.at };
    return to.at <= NIGHT_ENDS ? { from: from.at, to: to.at + DAY } : null;
  }
  // "9-5pm" begins in the morning, "5-9pm" in the afternoon; "9-11pm" may be either.
  const begins =
    from.half ?? (to.half === 'p' && from.at < to.at && to.at !== HALF ? (from.at < FIRST_HOUR ? 'p' : null) : 'a');
  if (begins === null || (from.half === null && to.half === null && from.at < FIRST_HOUR)) return null;
  const hour = (at: number, half: 'a' | 'p' | null) =>
    half === null || at > HALF ? at : (at % HALF) + (half === 'p' ? HALF : 0);
  const start = from.half === null && from.at >= HALF ? from.at : hour(from.at, begins);
  const end = hour(to.at, to.half ?? (to.at <= start ? 'p' : null));
  if (end > start) return { from: start, to: end };
  return to.half !== null && end <= NIGHT_ENDS ? { from: start, to: end + DAY } : null;
}

/** What a line or sentence says of days and hours, where it says nothing else; null otherwise. */
export function daysTold(line: string, lang: Lang): ToldDays | null {
  const tokens = line.length <= LONGEST ? tokensOf(line, lang) : null;
  if (!tokens?.some((token) => 'day' in token || ('word' in token && token.word === 'all'))) return null;
  const told: ToldDays = new Map();
  let days: number[] = [];
  let ranges: Ranges = [];
  let start: Time | null = null;
  let closed = false;
  let leads = false;
  /** False where days have no hours, or hours of their own already. */
  const settle = (): boolean => {
    if (days.length === 0) return true;
    if (start !== null || (ranges.length === 0 && !closed) || days.some((day) => told.has(day))) return false;
    for (const day of days) told.set(day, closed ? [] : ranges);
    [days, ranges, closed] = [[], [], false];
    return true;
  };
  for (const token of tokens) {
    if ('day' in token) {
      if (start !== null || (ranges.length > 0 && !settle())) return null;
      const last = days.at(-1);
      for (let day = leads && last !== undefined ? (last + 1) % 7 : token.day; ; day = (day + 1) % 7) {
        days.push(day);
        if (day === token.day) break;
      }
      leads = false;
    } else if ('time' in token) {
      if (days.length === 0 || closed) return null;
      if (start === null) start = token.time;
      else {
        const range = leads ? rangeOf(start, token.time, lang) : null;
        if (range === null) return null;
        ranges = [...ranges, range];
        start = null;
      }
      leads = false;
    } else if (token.word === 'to') leads = true;
    else if (token.word === 'all') days = [0, 1, 2, 3, 4, 5, 6];
    else {
      if (ranges.length > 0 && !settle()) return null;
      closed = true;
    }
  }
  return settle() && told.size > 0 && [...told.values()].every(areApart) ? told : null;
}

const areApart = (ranges: Ranges): boolean =>
  ranges.every(({ from }, index) => index === 0 || from >= (ranges[index - 1]?.to ?? 0));

/** A week says what a text does not: days without a word are closed only where they follow each other, and are two at most. */
const LEAST_DAYS = 5;
const DAY_NAMED = /\p{L}{2,}/gu;
const TELLS_HOURS = /\d|(?<!\p{L})(?:chius|apert|closed|open|cerrad|abiert|ferm[ée]|ouvert|κλειστ|ανοιχτ)/iu;

/** True for a sentence of days and hours that stands in no week as it is. */
const isOfDays = (sentence: string, lang: Lang): boolean =>
  TELLS_HOURS.test(sentence) &&
  (sentence.match(DAY_NAMED) ?? []).some((word) => NAMES_DAY(word.toLocaleLowerCase(lang)) !== -1);

/**
 * The week that the texts of a page tell in whole lines or sentences; null where one of them says more of its days than
 * can be read, or where they are too few. Asked only of a page whose own hours are empty.
 * @param texts fields of the page by name, lines kept
 */
export function weekTold<Field extends string>(
  texts: readonly (readonly [Field, string])[],
  lang: Lang,
): { week: Week; field: Field } | null {
  const week = new Map<number, Ranges>();
  let from: Field | null = null;
  for (const [field, text] of texts)
    for (const line of text.split('\n').map((one) => one.replace(BULLET, '').trim())) {
      const whole = daysTold(line, lang);
      for (const said of whole ? [line] : sentences(line, lang)) {
        const told = whole ?? daysTold(said, lang);
        if (told === null && isOfDays(said, lang)) return null;
        for (const [day, ranges] of told ?? []) {
          if (week.has(day)) return null;
          week.set(day, ranges);
          from = field;
        }
      }
    }
  const missing = [0, 1, 2, 3, 4, 5, 6].filter((day) => !week.has(day));
  const [first = 0, second = first] = missing;
  const isBlock = second - first <= 1 || second - first === 6;
  if (from === null || week.size < LEAST_DAYS || !isBlock || [...week.values()].flat().length === 0) return null;
  return { week: [0, 1, 2, 3, 4, 5, 6].map((day) => week.get(day) ?? []), field: from };
}

/** True for a sentence that says of days what the week says of them, and nothing else. */
export function repeatsHours(sentence: string, week: Week | null, lang: Lang): boolean {
  const told = week === null ? null : daysTold(sentence, lang);
  return told !== null && [...told].every(([day, ranges]) => JSON.stringify(week?.[day]) === JSON.stringify(ranges));
}
