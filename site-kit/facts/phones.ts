import { oneLine } from './plain.ts';
import { type Phone, readPhone } from './phone.ts';

/** One number of a page with the word that stands beside it: "urgenze", "Gino", "Fax". */
export interface ListedPhone extends Phone {
  word: string | null;
}

/** The network's field holds a line; what is longer is not read as numbers. */
const MOST = 300;
const RUN = /[+(]{0,2}\d(?:[\d\s).\-–/·]|\(0\))*/gu;
const MIN_DIGITS = 6;
/** "9.00-13.00" and "01.06.2026" are made of digits too. */
const CLOCK_OR_DATE = /^\d{1,2}[.:]\d{2}\s?[-–/]\s?\d{1,2}[.:]\d{2}$|^\d{1,2}[./]\d{1,2}[./]\d{2,4}$/u;
/** Spaces of one line are single. */
const BREAKS = [/ [/–·-] /u, / ?\/ ?/u, / [-–] ?/u, / ?[–-] ?/u, / /u];
const JOINTS = / ?(?:[/,;|&·]| [-–] |[-–] |(?<!\p{L})(?:oppure|o|e|or|and|ou|et|y|u|ή|και)(?!\p{L})) ?/giu;
/** Says only that a number follows. */
const PLAIN_LABEL =
  /(?<!\p{L})(?:tel(?:efono|éfono)?|tél(?:éphone)?|phone|telephone|call|ph|t|τηλ(?:έφωνο)?|nr?|num(?:ero)?|chiama(?:ci)?)(?!\p{L})/giu;
const EDGES = /^[\s.,:;()/|&·–-]+/u;
const FAX = /(?<!\p{L})(?:tele)?fax|φαξ/iu;

function lastDigit(text: string): number {
  let at = text.length - 1;
  while (at > 0 && !/\d/u.test(text.charAt(at))) at -= 1;
  return at;
}

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

/** All numbers of a text, each once, in their order, faxes last; a short second one takes its area from the first. */
export function readPhones(given: string, country: string | null): ListedPhone[] {
  const text = oneLine(given).slice(0, MOST);
  const runs = [...text.matchAll(RUN)].filter(([run]) => digitsOf(run).length >= MIN_DIGITS);
  const found: ListedPhone[] = [];
  let before = runs[0] ? clean(text.slice(0, runs[0].index)) : '';
  const labelled = before !== '' || (runs[0]?.index ?? 0) > 0;
  for (const [index, run] of runs.entries()) {
    const digits = run[0].slice(0, lastDigit(run[0]) + 1);
    const end = run.index + digits.length;
    const between = text.slice(end, runs[index + 1]?.index);
    const isLast = index + 1 === runs.length;
    const { after, next } = isLast ? { after: wordsOf(between), next: '' } : shared(between, labelled);
    const numbers = numbersIn(digits, country);
    for (const [place, phone] of numbers.entries()) {
      const words = [place === 0 ? before : '', place === numbers.length - 1 ? after : ''].filter(Boolean);
      if (!found.some(({ e164 }) => e164 === phone.e164)) found.push({ ...phone, word: words.join(', ') || null });
    }
    before = next;
  }
  return found.toSorted((a, b) => Number(FAX.test(a.word ?? '')) - Number(FAX.test(b.word ?? '')));
}

/** Everything that is said after the last number is said of it. */
function wordsOf(text: string): string {
  const [bracket, inside = ''] = /^\s*\(([^()]{1,60})\)/u.exec(text) ?? [''];
  const parts = [inside, ...text.slice(bracket.length).split(JOINTS)].map(clean).filter(Boolean);
  return parts.join(', ');
}

/** Which words between two numbers belong to the first and which to the second. */
function shared(between: string, labelsComeFirst: boolean): { after: string; next: string } {
  const bracket = /^\s*\(([^()]{1,60})\)/u.exec(between);
  const rest = bracket ? between.slice(bracket[0].length) : between;
  const parts = rest.split(JOINTS);
  const inside = bracket?.[1] ? clean(bracket[1]) : '';
  if (parts.length > 1)
    return { after: [inside, clean(parts[0] ?? '')].filter(Boolean).join(', '), next: clean(lastOf(rest, parts)) };
  const only = clean(rest);
  if (inside !== '' || labelsComeFirst) return { after: inside, next: only };
  return { after: only, next: '' };
}

/** All that follows the first joint: "/ Urgences nuit & WE". */
function lastOf(text: string, [first = '', ...others]: string[]): string {
  const said = others.filter((part) => clean(part) !== '');
  return said.length > 1 ? text.slice(text.indexOf(said[0] ?? '', first.length)) : (said[0] ?? '');
}

function clean(text: string): string {
  const words = text.replaceAll(PLAIN_LABEL, ' ').replaceAll(/\s+/gu, ' ').replace(EDGES, '');
  let end = words.length;
  while (end > 0 && /[\s.,:;(/|&·–-]/u.test(words.charAt(end - 1))) end -= 1;
  const kept = words.slice(0, end).replace(/whats ?app/iu, 'WhatsApp');
  return /\p{L}{2}|\d{2}\s?h|^\d{1,2}(?:[.:]\d{2})?\s?[-–]\s?\d{1,2}(?:[.:]\d{2})?$/u.test(kept) && kept.length <= 60
    ? kept
    : '';
}

/** A run of digits is one number if one could be that long; else it is parted where people part numbers. */
function numbersIn(given: string, country: string | null): Phone[] {
  const run = given.trim();
  if (CLOCK_OR_DATE.test(run)) return [];
  const whole = readPhone(run, country);
  if (whole) return [whole];
  for (const breaks of BREAKS) {
    const parts = run.split(breaks);
    if (parts.length < 2 || parts.length > 4) continue;
    const [first = '', ...others] = parts;
    const all = [first, ...others.map((part) => completed(part, first))].map((part) => readPhone(part, country));
    if (all.every((phone) => phone !== null)) return all;
  }
  return [];
}

/** "960272" after "01632 960271" is 01632 960272. */
function completed(part: string, first: string): string {
  const short = digitsOf(part).length;
  if (short > 7 || short < 2 || short >= digitsOf(first).length - 1 || part.startsWith('0')) return part;
  let left = short;
  let at = first.length;
  while (at > 0 && left > 0) {
    at -= 1;
    if (/\d/u.test(first.charAt(at))) left -= 1;
  }
  return first.slice(0, at) + part;
}
