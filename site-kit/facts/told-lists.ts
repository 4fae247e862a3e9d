import type { PriceGroup, PriceItem } from './facts.ts';
import { BULLET, readItem, sideBySide, titleText } from './price-list.ts';
import { PRICE, priceOf } from './price.ts';
import { isTimed, readTime } from './timetable.ts';

/** What a description holds beside its sentences. */
interface ToldLists {
  /** Lines that are no list, in their order. */
  prose: string[];
  items: PriceGroup[];
  times: PriceGroup[];
}

type Kind = 'priced' | 'bullet' | 'timed' | 'prose';
const LEAST = 3;
const LONGEST_ITEM = 110;
const LONGEST_BULLET = 70;
const LONGEST_TITLE = 50;
/** Words that may follow a price before the line is a sentence about it. */
const AFTER_PRICE = 45;
const BEFORE_PRICE = 10;
const MARKED = /^(?:[-–—•·*▪►➤✓✔☑✅→»●○]\s?|\p{Extended_Pictographic})/u;
const OPEN_SENTENCE = /[.!?]\s+\p{Lu}|[!?]$/u;

function kindOf(line: string): Kind {
  if (isTimed(line)) return 'timed';
  const price = line.length <= LONGEST_ITEM && !OPEN_SENTENCE.test(line) ? priceOf(line, null) : null;
  if (price) {
    const before = line.slice(0, price.start).replace(BULLET, '');
    const left = line.length - price.start - price.text.length;
    const words = before.match(/\p{L}+/gu)?.length ?? 0;
    if (words > 0 && words <= BEFORE_PRICE && left <= AFTER_PRICE) return 'priced';
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
  const all = lines.flatMap((line, index) =>
    sideBySide(line).map((part) => ({ line: part, label: isLabel(labels[index] ?? '') })),
  );
  for (let at = 0; at < all.length;) {
    const run = runFrom(all, at);
    const labelled = run.length > 0 && at > 0 && all[at - 1]?.label === true;
    if (run.length < (labelled && run.every(({ kind }) => kind !== 'bullet') ? LEAST - 1 : LEAST)) {
      found.prose.push(all[at]?.line ?? '');
      at += 1;
      continue;
    }
    const title = labelled ? titleText(found.prose.pop() ?? '', field) : null;
    const timed = run.filter(({ kind }) => kind === 'timed').length * 2 > run.length;
    const read = (line: string): PriceItem | null => {
      if (timed) return readTime(line, field);
      const bare = line.replace(BULLET, '').trim();
      return readItem(bare, priceOf(bare, null), field);
    };
    const items = run.flatMap(({ line }) => read(line) ?? []);
    if (items.length === run.length) (timed ? found.times : found.items).push({ title, items });
    else found.prose.push(...run.map(({ line }) => line));
    at += run.length;
  }
  return found;
}

/** Lines of a list from here on: all timed, or all with a price or a bullet. */
function runFrom(all: { line: string; label: boolean }[], at: number): { line: string; kind: Kind }[] {
  const run: { line: string; kind: Kind }[] = [];
  for (let next = at; next < all.length; next += 1) {
    const { line = '', label = false } = all[next] ?? {};
    const kind = kindOf(line);
    const fits = run[0] === undefined || (kind === 'timed') === (run[0].kind === 'timed');
    if (kind === 'prose' || (label && kind !== 'timed') || !fits) break;
    run.push({ line, kind });
  }
  return run;
}
