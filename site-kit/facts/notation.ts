/** One way of writing prices on a site: where a page mixes "€ 16", "29 euro" and "18.00€", all become its language's. */
import type { Lang } from '../document.ts';
import { BARE_SURE, HOUR, priceOf } from './price.ts';

const AMOUNT = '\\d{1,5}(?:[.,]\\d{3})*(?:[.,]\\d{1,2})?';
/** Exported for the check that it reads a text once. */
export const MARKED = new RegExp(
  `(?<![\\p{L}\\d]|\\d[.,])([€£])( ?)(${AMOUNT})(?!\\d)|(?<![\\p{L}\\d€£]|[€£\\d][.,:]|[€£] |\\d ?[–-] ?)(?<!\\d (?=\\d{3}(?!\\d)))(${AMOUNT})( ?)(€|£|euros?|eur|ευρώ|gbp)(?!\\p{L})(?:(?<!\\s[€£])(\\d{2})(?!\\d|[.,]\\d))?(?!\\d)`,
  'giu',
);

interface Amount {
  whole: string;
  cents: string | null;
  pound: boolean;
}

function amountOf(found: readonly (string | undefined)[]): Amount {
  const [, before, , first, second, , after, inside] = found;
  const [, whole = '', cents = inside ?? null] = /^(.*?)(?:[.,](\d{1,2}))?$/u.exec(first ?? second ?? '') ?? [];
  return { whole, cents, pound: /£|gbp/iu.test(before ?? after ?? '') };
}

/** Where the mark stands, how it is spelled, and what parts the cents. */
function signs(found: RegExpMatchArray): { mark: string; point: string | null } {
  const [, before, spaceAfter, first, second, spaceBefore, after, inside] = found;
  const mark = before ? `${before}${spaceAfter}1` : `1${spaceBefore}${after?.toLowerCase()}`;
  const point = inside ? 'mark' : (/([.,])\d{1,2}$/u.exec(first ?? second ?? '')?.[1] ?? null);
  return { mark, point };
}

function printed({ whole, cents, pound }: Amount, lang: Lang): string {
  const english = lang === 'en' || pound;
  const [point, thousands] = english ? ['.', ','] : [',', '.'];
  const digits = whole.replaceAll(/[.,]/gu, thousands) + (cents === null ? '' : point + cents);
  return english ? `${pound ? '£' : '€'}${digits}` : `${digits} €`;
}

/** Prints prices of a page in one way; as they are written where that is one way already. */
export function priceNotation(texts: string[], lang: Lang): (text: string) => string {
  const all = texts.flatMap((text) => [...text.matchAll(MARKED)].map(signs));
  const marks = new Set(all.map(({ mark }) => mark));
  const points = new Set(all.flatMap(({ point }) => point ?? []));
  if (marks.size <= 1 && points.size <= 1) return (text) => text;
  return (text) => text.replaceAll(MARKED, (...groups: string[]) => printed(amountOf(groups), lang));
}

/** Amounts without a mark to one with it; beyond that the mark is the exception. */
const MOST_BARE = 2;

/** Lines of a list: the few amounts without a mark get that of the others, written as they write it. */
export function inOneNotation(lines: string[]): string[] {
  const marks = lines.flatMap((line) => [...line.matchAll(MARKED)].slice(0, 1).map((found) => signs(found).mark));
  const bare = new Set(lines.filter((line) => line.search(MARKED) === -1 && BARE_SURE.test(line) && !HOUR.test(line)));
  const [mark, ...others] = new Set(marks);
  const isRule = bare.size <= (marks.length > 1 ? marks.length * MOST_BARE : 1);
  if (mark === undefined || others.length > 0 || !isRule) return lines;
  return lines.map((line) => (bare.has(line) ? marked(line, mark) : line));
}

/** Every bare amount of a line's price, or the two of a thing that is had in two ways. */
function marked(line: string, mark: string): string {
  const at = priceOf(line, BARE_SURE);
  if (!at) return line;
  const price = at.text.replaceAll(/\d[\d.,]*/gu, (amount) => mark.replace('1', amount));
  return line.slice(0, at.start) + price + line.slice(at.start + at.text.length);
}
