/** Lines that follow each other and are a list: which of them, and which of their numbers are prices. */
import { isCount, isNumbered, namesOther, namesPrices } from './no-price.ts';

/** `sure` and `perhaps` end with an amount without a currency; "Filter 3" is a price only among others that are. */
export type Kind = 'priced' | 'sure' | 'perhaps' | 'bullet' | 'timed' | 'prose';
export interface Line {
  line: string;
  kind: Kind;
  /** As it was written it only says what follows. */
  label: boolean;
}
export const LEAST = 3;
export const LONGEST_BULLET = 70;
export const BEFORE_PRICE = 10;
/** Lines that are looked at together: what begins no list is looked at again from its next line. */
const LONGEST_RUN = 200;
export const MARKED = /^(?:[-–—•·*▪►➤✓✔☑✅→»●○]\s?|\p{Extended_Pictographic})/u;

/**
 * "Pony club sábados 10:30 18€" says a day and a price: among prices it is one of them, among hours one of those. Changes
 * the kinds of such lines where they stand together with a price.
 */
export function pricedBeforeTimed(all: Line[]): void {
  // A sentence about a course ends with its price too.
  const isShort = (line: string) =>
    (line.slice(0, line.search(MARKED_PRICE)).match(/\p{L}+/gu)?.length ?? 0) <= BEFORE_PRICE;
  const isBoth = ({ kind, line }: Line) => kind === 'timed' && line.search(MARKED_PRICE) !== -1 && isShort(line);
  for (let at = 0; at < all.length;) {
    let end = at;
    for (let line = all[end]; line && (line.kind === 'priced' || isBoth(line)); line = all[end]) end += 1;
    const block = all.slice(at, end);
    if (block.length >= LEAST && block.some(({ kind }) => kind === 'priced'))
      for (const line of block) line.kind = 'priced';
    at += Math.max(block.length, 1);
  }
}
const MARKED_PRICE = /[€£]/u;

/**
 * "Pranzo 13.00" below "ORARI", "Via Roma 12" anywhere but in a price list: an amount without a currency that is none.
 * Changes the kinds of such lines.
 */
export function withoutNumbers(all: Line[]): void {
  let head = '';
  for (const one of all) {
    if (one.label) head = one.line;
    else if (one.kind === 'prose' && /[.!?…]$/u.test(one.line)) head = '';
    else if (one.kind === 'sure' || one.kind === 'perhaps') {
      const isTold = isNumbered(one.line) || (one.kind === 'perhaps' && isCount(one.line));
      const isNone = namesOther(head) || (!namesPrices(head) && isTold);
      if (isNone) one.kind = MARKED.test(one.line) ? 'bullet' : 'prose';
    }
  }
}

/**
 * Amounts without a currency make a list only where most of its lines say that they are prices, or its title says so.
 * @param label the line above, where it only says what follows
 */
export function runFrom(all: Line[], at: number, label: string | null): Line[] {
  const run = linesFrom(all, at);
  const first = run.findIndex(({ kind }) => kind === 'perhaps');
  const sure = run.filter(({ kind }) => kind === 'priced' || kind === 'sure').length;
  const perhaps = run.filter(({ kind }) => kind === 'perhaps').length;
  const isSold =
    label !== null && (namesPrices(label) || sure > 0 || run.some(({ line }) => isFrom(line) || FREE.test(line)));
  const isList = perhaps >= LEAST_BARE && isSold && !areNumbered(run);
  // "Gigantes 6" among dishes with their cents is sold.
  const isEven = sure === perhaps && (sure >= LEAST || (sure === LEAST - 1 && hasCents(run)));
  return first === -1 || sure > perhaps || isEven || isList ? run : run.slice(0, first);
}
/** A price with its cents and no currency, beside one that has it. */
const hasCents = (run: Line[]): boolean =>
  run.some(({ kind }) => kind === 'sure') && run.some(({ kind }) => kind === 'priced');
/** Below a title as many amounts without a currency are prices: nobody numbers things 26, 28, 48. */
const LEAST_BARE = 4;
/** "Infills from 30": from 8 may be an age, from 20 an hour. */
const isFrom = (line: string): boolean =>
  Number(/\s(?:from|da|dès|desde|από)\s(\d{1,3})$/iu.exec(line)?.[1] ?? 0) > LAST_HOUR;
const LAST_HOUR = 24;
/** "Take off 10 (free if re-doing)": what is free among things that cost. */
const FREE = /(?<!\p{L})(?:free|gratis|gratuit[oaie]?s?|offert[es]{0,2}|δωρεάν)(?!\p{L})/iu;

/** "Aula 1, Aula 2, Aula 3": numbers that follow each other count and cost nothing. */
function areNumbered(run: Line[]): boolean {
  const numbers = run.map(({ line }) => Number(/\d{1,3}$/u.exec(line)?.[0]));
  const steps = numbers.slice(1).filter((number, index) => number === (numbers[index] ?? 0) + 1).length;
  return steps * 2 >= run.length;
}

/** "Melata: finita, torna ad agosto", "🚛 CQC: prossimo corso lun ore 20" between two prices: told with them, and has none. */
function isAside({ line, kind, label }: Line, before: Line | undefined, after: Line | undefined): boolean {
  const listed = (one: Line | undefined) => one?.kind === 'priced' || one?.kind === 'sure';
  if ((kind !== 'prose' && kind !== 'timed') || label || !listed(before) || !listed(after)) return false;
  const isMarked = MARKED.test(line) || SOLD_OUT.test(line) || /\d\s?%$|^[^:.!?]{2,40}:\s\S/u.test(line);
  return isMarked && line.length <= LONGEST_BULLET && !/[.!?]\s|[.!?:]$/u.test(line);
}

/** "Tiglio ESAURITO (torna a luglio)", "Lagana (only on Clean Monday)": a thing of the list that is not had today. */
export const SOLD_OUT =
  /(?<!\p{L})(?:esaurit[oaie]|sold out|agotad[oa]s?|épuisée?s?|εξαντλ\p{L}{2,8}|non disponibil[ei]|not available|no disponibles?|indisponibles?)(?!\p{L})|\((?:solo|sólo|only|seulement|uniquement|μόνο)\s[^()]{1,40}\)$/iu;

/** Lines of a list from here on, at most so many: all timed, or all with a price or a bullet. */
function linesFrom(all: Line[], at: number): Line[] {
  const timed = all[at]?.kind === 'timed';
  const run: Line[] = [];
  const lines = all.slice(at, at + LONGEST_RUN);
  for (const [index, line] of lines.entries()) {
    const { kind, label } = line;
    if (!timed && isAside(line, lines[index - 1], lines[index + 1])) {
      run.push({ ...line, kind: 'bullet' });
      continue;
    }
    if (kind === 'prose' || (label && kind !== 'timed') || (kind === 'timed') !== timed) break;
    run.push(line);
  }
  return run;
}
