import type { PriceGroup, PriceItem } from './facts.ts';
import { inOneNotation } from './notation.ts';
import { BULLET, readItem, titleText } from './price-list.ts';
import { BARE_SURE, BARE_WHOLE, HOUR, PRICE, priceOf } from './price.ts';
import { sideBySide, withoutBrackets } from './side-by-side.ts';
import { isTimed, readTime } from './timetable.ts';

/** What a description holds beside its sentences. */
interface ToldLists {
  /** Lines that are no list, in their order. */
  prose: string[];
  items: PriceGroup[];
  times: PriceGroup[];
}

/** `sure` and `perhaps` end with an amount without a currency; "Filter 3" is a price only among others that are. */
type Kind = 'priced' | 'sure' | 'perhaps' | 'bullet' | 'timed' | 'prose';
interface Line {
  line: string;
  kind: Kind;
  /** As it was written it only says what follows. */
  label: boolean;
}
const LEAST = 3;
/** Lines that are looked at together: what begins no list is looked at again from its next line. */
const LONGEST_RUN = 200;
const LONGEST_ITEM = 110;
const LONGEST_BULLET = 70;
const LONGEST_TITLE = 50;
/** Words that may follow a price before the line is a sentence about it. */
const AFTER_PRICE = 45;
const BEFORE_PRICE = 10;
const MARKED = /^(?:[-–—•·*▪►➤✓✔☑✅→»●○]\s?|\p{Extended_Pictographic})/u;
/** "Premier rendez-vous : 90 €": a mark leads from the name to its price. */
const LED = /[\p{L})]\s?[:–—…-]\s{0,3}(?:\p{L}{1,8}\s)?[€£]?\s?\d|\.{3}/u;
const OPEN_SENTENCE = /[.!?]\s+\p{Lu}|[!?]$/u;

function kindOf(line: string): Kind {
  if (isTimed(line)) return 'timed';
  const price = line.length <= LONGEST_ITEM && !OPEN_SENTENCE.test(line) ? priceOf(line, null) : null;
  if (price) {
    const before = line.slice(0, price.start).replace(BULLET, '');
    const left = withoutBrackets(line.slice(price.start + price.text.length)).length;
    const words = before.match(/\p{L}+/gu)?.length ?? 0;
    if (words > 0 && words <= BEFORE_PRICE && left <= AFTER_PRICE) return 'priced';
  }
  if (line.length <= LONGEST_BULLET && /\p{L}{2}/u.test(line) && !HOUR.test(line)) {
    if (BARE_SURE.test(line)) return 'sure';
    if (BARE_WHOLE.test(line)) return 'perhaps';
  }
  return MARKED.test(line) && line.length <= LONGEST_BULLET && !/[.!?:]$/u.test(line) ? 'bullet' : 'prose';
}

/** A line that only says what follows: "Arrivage du jour :", "TARIFAS 2026", "Où nous trouver ?". */
export function isLabel(line: string): boolean {
  const bare = line.replaceAll(/\p{Extended_Pictographic}\uFE0F?/gu, '').trim();
  if (bare === '' || bare.length > LONGEST_TITLE || [...bare.matchAll(PRICE)].length > 0) return false;
  if (/[:：]$/u.test(bare)) return true;
  const words = bare.split(/\s+/).length;
  if (bare.endsWith('?')) return words <= 6;
  return words <= 6 && /\p{Lu}{3}/u.test(bare) && !/\p{Ll}/u.test(bare) && !/[.!…]$/u.test(bare);
}

/**
 * Finds the price lists, services and timetables that people type into a description: three lines or more of one kind
 * one after the other. `labels` are lines as they were written, before capitals were lowered.
 */
export function toldLists(lines: string[], labels: string[], field: string): ToldLists {
  const found: ToldLists = { prose: [], items: [], times: [] };
  const all = lines.flatMap((line, index) => {
    const parts = sideBySide(line);
    const written = (part: string) => (parts.length === 1 ? (labels[index] ?? '') : part);
    return parts.map((part): Line => ({ line: part, kind: kindOf(part), label: isLabel(written(part)) }));
  });
  for (let at = 0; at < all.length;) {
    const run = runFrom(all, at);
    const labelled = run.length > 0 && at > 0 && all[at - 1]?.label === true;
    const sure = labelled
      ? run.every(({ kind }) => kind !== 'bullet')
      : run.every(({ kind, line }) => kind === 'priced' && LED.test(line));
    if (run.length < (sure ? LEAST - 1 : LEAST)) {
      found.prose.push(all[at]?.line ?? '');
      at += 1;
      continue;
    }
    const title = labelled ? titleText(found.prose.pop() ?? '', field) : null;
    const timed = run.filter(({ kind }) => kind === 'timed').length * 2 > run.length;
    const read = (line: string): PriceItem | null => {
      if (timed) return readTime(line, field);
      const bare = line.replace(BULLET, '').trim();
      return readItem(bare, priceOf(bare, BARE_SURE) ?? priceOf(bare, BARE_WHOLE), field);
    };
    const told = timed ? run.map(({ line }) => line) : inOneNotation(run.map(({ line }) => line));
    const items = told.flatMap((line) => read(line) ?? []);
    if (items.length === told.length) (timed ? found.times : found.items).push({ title, items });
    else found.prose.push(...run.map(({ line }) => line));
    at += run.length;
  }
  return found;
}

/** Amounts without a currency make a list only where most of its lines say that they are prices. */
function runFrom(all: Line[], at: number): Line[] {
  const run = linesFrom(all, at);
  const first = run.findIndex(({ kind }) => kind === 'perhaps');
  const sure = run.filter(({ kind }) => kind === 'priced' || kind === 'sure').length;
  return first === -1 || sure > run.filter(({ kind }) => kind === 'perhaps').length ? run : run.slice(0, first);
}

/** Lines of a list from here on, at most so many: all timed, or all with a price or a bullet. */
function linesFrom(all: Line[], at: number): Line[] {
  const timed = all[at]?.kind === 'timed';
  const run: Line[] = [];
  for (const line of all.slice(at, at + LONGEST_RUN)) {
    const { kind, label } = line;
    if (kind === 'prose' || (label && kind !== 'timed') || (kind === 'timed') !== timed) break;
    run.push(line);
  }
  return run;
}
