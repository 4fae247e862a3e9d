/** Opening hours that a text tells in full: "Lun-ven 9-13 e 15-19, sabato 9-12.30. Domenica chiuso". */
import type { Lang, Week } from '../document.ts';
import { dayOf } from './day-names.ts';

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

/** Spaniards write their days by letters: Wednesday is X. */
const LETTERS = 'LMXJVSD';
const TO = /^(?:a|al|alla|alle|au|à|to|till|until|hasta|έως|ως|μέχρι|[-–—])$/u;
const CLOSED = /^(?:chius[oaie]|closed|cerrad[oa]s?|fermée?s?|κλειστ(?:ά|ό|ή|οί))$/u;
const ALL = /^(?:giorni|daily|días|jours|days?|μέρα|μέρες)$/u;
const BESIDE =
  /^(?:e|ed|y|et|and|και|from|dal|dalle|dalla|da|de|du|des|del|από|las|le|il|la|los|el|les|on|the|τις|τη|την|το|ore|h|horas|heures|hrs?|hours?|opening|times?|orari[oe]?|di|apertura|horarios?|horaires?|d['’]|ouverture|ωράριο|λειτουργίας|ώρες|apert[oaie]|open|abiert[oa]s?|ouverte?s?|ανοιχτ(?:ά|ό|ή|οί)|every|siamo|estamos|nous|sommes|on|est|we|are|we['’]re|είμαστε|ogni|tutti|i|todos|tous|κάθε|[,;:.&+|·()])$/u;
/** Each takes at least one sign, so that a line is read once; exported for the check of that. */
export const TOKEN =
  /\s*(?:(\d{1,2})(?:\s?h\s?(\d{2})|[:.](\d{2})|\s?h(?!\p{L}))?(?:\s?([ap])\.?m\.?(?!\p{L}))?(?!\d)|(\p{L}+['’]?)|([-–—,;:.&+/|·()]))\s*/uy;

interface Time {
  at: number;
  half: 'a' | 'p' | null;
  /** Written with its nought ("08"), or past noon by itself: nobody counts to twelve there. */
  isOfDay: boolean;
  /** With minutes, or with a mark of its half: no bare figure. */
  isWhole: boolean;
}
type Token = { day: number } | { time: Time } | { word: 'to' | 'closed' | 'all' | 'slash' };

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
      const isOfDay = /^0|^1[3-9]|^2\d/u.test(hour);
      tokens.push({
        time: {
          at,
          half: (half as Time['half']) ?? null,
          isOfDay,
          isWhole: minutes !== undefined || half !== undefined,
        },
      });
      continue;
    }
    if (mark === '') return null;
    const word = mark.toLocaleLowerCase(lang);
    const letter = lang === 'es' && mark.length === 1 ? LETTERS.indexOf(mark) : -1;
    const day = letter === -1 ? dayOf(word, lang) : letter;
    if (day !== -1) tokens.push({ day });
    else if (TO.test(word)) tokens.push({ word: 'to' });
    else if (CLOSED.test(word)) tokens.push({ word: 'closed' });
    else if (ALL.test(word)) tokens.push({ word: 'all' });
    else if (word === '/') tokens.push({ word: 'slash' });
    else if (!BESIDE.test(word)) return null;
  }
  return tokens;
}

/** One opening from its two ends; null where they may mean two things. */
function rangeOf(from: Time, to: Time, lang: Lang): Ranges[number] | null {
  const isBare = from.half === null && to.half === null;
  if (isBare && (lang !== 'en' || from.isOfDay || to.isOfDay)) {
    if (to.at > from.at) return { from: from.at, to: to.at };
    // "9-2" ends in the afternoon or at night; "19-2" and "9:00-02:00" leave no doubt.
    const isNight = to.at <= NIGHT_ENDS && (from.at >= HALF || to.isOfDay);
    return isNight ? { from: from.at, to: to.at + DAY } : null;
  }
  // "7-11" may be of one half of the day or of both.
  if (!to.isWhole && to.half === null && to.at > from.at && to.at < HALF) return null;
  if (isBare && from.at < FIRST_HOUR) return null;
  // "9-5pm" begins in the morning, "5-9pm" in the afternoon; "9-11pm" may be either.
  const isRising = to.half === 'p' && from.at < to.at && to.at !== HALF;
  const begins = from.half ?? (isRising ? (from.at < FIRST_HOUR ? 'p' : null) : 'a');
  if (begins === null) return null;
  const hour = (at: number, half: 'a' | 'p' | null) =>
    half === null || at > HALF ? at : (at % HALF) + (half === 'p' ? HALF : 0);
  const start = from.half === null && from.at >= HALF ? from.at : hour(from.at, begins);
  const end = hour(to.at, to.half ?? (to.at <= start ? 'p' : null));
  if (end > start) return { from: start, to: end };
  // "5-12am" begins in the afternoon, and does not say so.
  return to.half !== null && from.half !== null && end <= NIGHT_ENDS ? { from: start, to: end + DAY } : null;
}

/** What a line or sentence says of days and hours, where it says nothing else; null otherwise. */
export function daysTold(line: string, lang: Lang): ToldDays | null {
  const tokens = line.length <= LONGEST ? tokensOf(line, lang) : null;
  if (!tokens?.some((token) => 'day' in token || ('word' in token && token.word === 'all'))) return null;
  const told: ToldDays = new Map();
  let days: number[] = [];
  let ranges: Ranges = [];
  let start: Time | null = null;
  let closed: 'before' | 'after' | null = null;
  let leads = false;
  let isSpan = false;
  let slashed = false;
  /** False where days have no hours, or hours of their own already, or may be two days or all between them. */
  const settle = (): boolean => {
    if (days.length === 0) return true;
    const [first = 0, second = 0] = days;
    if (slashed && days.length === 2 && ![1, 6].includes(Math.abs(second - first))) return false;
    if (start !== null || (ranges.length === 0 && closed === null) || days.some((day) => told.has(day))) return false;
    for (const day of days) told.set(day, closed === null ? ranges : []);
    [days, ranges, closed, isSpan, slashed] = [[], [], null, false, false];
    return true;
  };
  for (const token of tokens) {
    if ('day' in token) {
      if (start !== null || ((ranges.length > 0 || closed === 'after') && !settle())) return null;
      const last = days.at(-1);
      const spans = leads && last !== undefined;
      // "L-X-V" counts its days, and looks like a span.
      if (spans && isSpan) return null;
      for (let day = spans ? ((last ?? 0) + 1) % 7 : token.day; ; day = (day + 1) % 7) {
        days.push(day);
        if (day === token.day) break;
      }
      isSpan = spans;
      leads = false;
    } else if ('time' in token) {
      if (days.length === 0 || closed !== null) return null;
      const range: Ranges[number] | null = start !== null && leads ? rangeOf(start, token.time, lang) : null;
      if (start === null) start = token.time;
      else if (range === null) return null;
      else [ranges, start] = [[...ranges, range], null];
      leads = false;
    } else if (token.word === 'to') leads = true;
    else if (token.word === 'slash') slashed ||= days.length > 0 && ranges.length === 0 && start === null;
    else if (token.word === 'all') days = [0, 1, 2, 3, 4, 5, 6];
    else {
      if (ranges.length > 0 && !settle()) return null;
      closed = days.length > 0 ? 'after' : 'before';
    }
  }
  return settle() && told.size > 0 && [...told.values()].every(areApart) ? told : null;
}

const areApart = (ranges: Ranges): boolean =>
  ranges.every(({ from }, index) => index === 0 || from >= (ranges[index - 1]?.to ?? 0));

/** True for a sentence that says of days what the week says of them, and nothing else. */
export function repeatsHours(sentence: string, week: Week | null, lang: Lang): boolean {
  const told = week === null ? null : daysTold(sentence, lang);
  return told !== null && [...told].every(([day, ranges]) => JSON.stringify(week?.[day]) === JSON.stringify(ranges));
}
