import { amountLast, bareParts } from './bare-parts.ts';
import { dayBlocks } from './day-blocks.ts';
import type { PriceGroup } from './facts.ts';
import { isLabel } from './list-labels.ts';
import { inOneNotation } from './notation.ts';
import { byDish, byOneMark } from './parted-lines.ts';
import { BULLET, readItem, titleText, waysOf } from './price-list.ts';
import { BARE_SURE, BARE_WHOLE, HOUR, PRICE, priceOf } from './price.ts';
import { withoutBrackets } from './plain.ts';
import { sideBySide } from './side-by-side.ts';
import { isTimed, opensWithDays, readTime } from './timetable.ts';
import {
  type Kind,
  type Line,
  BEFORE_PRICE,
  LEAST,
  LONGEST_BULLET,
  MARKED,
  SOLD_OUT,
  pricedBeforeTimed,
  runFrom,
  withoutNumbers,
} from './told-runs.ts';
import { variantsOf } from './variants.ts';

/** What a description holds beside its sentences. */
interface ToldLists {
  /** Lines that are no list, in their order. */
  prose: string[];
  items: PriceGroup[];
  times: PriceGroup[];
}

const LONGEST_ITEM = 110;
const LONGEST_HEADING = 60;
/** Words that may follow a price before the line is a sentence about it. */
const AFTER_PRICE = 45;
/** "Premier rendez-vous : 90 €": a mark leads from the name to its price. */
const LED = /[\p{L})]\s?[:–—…-]\s{0,3}(?:\p{L}{1,8}\s)?[€£]?\s?\d|\.{3}/u;
const TWO_WHOLE = /^(\p{L}[\p{L} ]{1,24} \d{1,3}) [-–/] (\p{L}[\p{L} ]{1,24} \d{1,3})$/u;
const OPEN_SENTENCE = /[.!?]\s+\p{Lu}|[!?]$/u;

/** "Gratuito: under 14, residenti" among tickets, however long. */
const FREE = /^(?:gratuit[oaie]?s?|gratis|free|δωρεάν)\s?:\s/iu;
const LONGEST_FREE = 130;

/** True for a line that tells a price and is no sentence. */
const isPriced = (line: string): boolean =>
  line.length <= LONGEST_ITEM && !OPEN_SENTENCE.test(line) && priceOf(line, null) !== null;

/** "Allergènes : liste sur demande" is sold by nobody. */
const ALLERGENS = /^\P{L}*(?:allerg|alérg|αλλεργ)/iu;

function kindOf(line: string): Kind {
  if (isTimed(line)) return 'timed';
  if (ALLERGENS.test(line) && line.search(PRICE) === -1) return 'prose';
  const price = line.length <= LONGEST_ITEM && !OPEN_SENTENCE.test(line) ? priceOf(line, null) : null;
  if (price) {
    const before = line.slice(0, price.start).replace(BULLET, '');
    const left = withoutBrackets(line.slice(price.start + price.text.length)).length;
    const words = before.match(/\p{L}+/gu)?.length ?? 0;
    // A name that holds another price is none: "1h 25€, 2h 45€" without what it is.
    const tellsTwo = before.search(PRICE) !== -1 && waysOf(line).length === 1;
    if (words > 0 && words <= BEFORE_PRICE && left <= AFTER_PRICE && !tellsTwo) return 'priced';
  }
  if (opensWithDays(line) && !BARE_SURE.test(line)) return 'timed';
  if (FREE.test(line) && line.length <= LONGEST_FREE) return 'bullet';
  if (line.length <= LONGEST_BULLET && /\p{L}{2}/u.test(line) && !HOUR.test(line)) {
    if (BARE_SURE.test(line)) return 'sure';
    if (BARE_WHOLE.test(amountLast(line))) return 'perhaps';
  }
  // A telephone behind its sign is no item.
  const isItem = MARKED.test(line) && /\p{L}{2}/u.test(line) && line.length <= LONGEST_BULLET && !/[.!?:]$/u.test(line);
  return isItem ? 'bullet' : 'prose';
}

/**
 * Finds the price lists, services and timetables that people type into a description: three lines or more of one kind
 * one after the other. `labels` are lines as they were written, before capitals were lowered.
 */
export function toldLists(lines: string[], labels: string[], field: string): ToldLists {
  const found: ToldLists = { prose: [], items: [], times: [] };
  const ways = lines.map((line) => line.length <= LONGEST_ITEM && variantsOf(line).length > 1);
  const priced = lines.map((line) => isPriced(line));
  const all = lines.flatMap((line, index) => {
    const marked = byOneMark(line, labels[index] ?? '');
    if (marked.length > 1) return marked.map((part): Line => ({ line: part, kind: kindOf(part), label: false }));
    // "City bike: 1 ώρα 3€, ημέρα 8€" above "E-bike: ημέρα 25€ / εβδομάδα 140€": each is a thing had in several ways.
    const isOneOfSeveral = ways[index] === true && (ways[index - 1] === true || ways[index + 1] === true);
    const parts = isOneOfSeveral
      ? [line]
      : sideBySide(line, priced[index - 1] === true || priced[index + 1] === true).flatMap(bareParts);
    const written = (part: string) => (parts.length === 1 ? (labels[index] ?? '') : part);
    return parts.map((part): Line => ({ line: part, kind: kindOf(part), label: isLabel(written(part)) }));
  });
  pricedBeforeTimed(all);
  withoutNumbers(all);
  const told = all.map(({ line }) => line);
  // The line that stands last in the text: what a list took above another is no title of that one.
  let lastTold = -1;
  for (let at = 0; at < all.length;) {
    const days = dayBlocks(told, at, field);
    if (days) {
      const before = lastTold === at - 1 && all[at - 1]?.label ? found.prose.pop() : undefined;
      found.times.push(...under(before, days.groups, field));
      at += days.taken;
      continue;
    }
    const groups = headedGroups(all, at);
    for (const { heading, run } of groups) found.items.push(groupOf(titleText(heading.line, field), run, field));
    at += groups.reduce((sum, { run }) => sum + run.length + 1, 0);
    if (groups.length > 0) continue;
    const isBelow = at > 0 && lastTold === at - 1;
    const label = isBelow && all[at - 1]?.label === true ? (found.prose.at(-1) ?? null) : null;
    const run = runFrom(all, at, label);
    const labelled = run.length > 0 && label !== null;
    const sure = labelled
      ? run.every(({ kind }) => kind !== 'bullet')
      : run.every(({ kind, line }) => kind === 'priced' && LED.test(line));
    const timed = run.filter(({ kind }) => kind === 'timed').length * 2 > run.length;
    const lines = timed ? run.length : toldItems(run).length;
    if (lines < (sure ? LEAST - 1 : LEAST)) {
      found.prose.push(all[at]?.line ?? '');
      lastTold = at;
      at += 1;
      continue;
    }
    const above = isBelow ? (found.prose.at(-1) ?? '') : '';
    const before = labelled ? (found.prose.pop() ?? '') : '';
    const leads = before === '' ? leadOf(above) : before;
    const title = leads === '' ? null : titleText(leads, field);
    // Said in full in the text, where it leads nowhere any more.
    if (before === '' && leads !== '') found.prose.splice(-1, 1, above.replace(/\s?:$/u, '.'));
    const group = timed
      ? { title, items: run.flatMap(({ line }) => readTime(line, field) ?? []) }
      : groupOf(title, run, field);
    if (group.items.length >= run.length) (timed ? found.times : found.items).push(group);
    else {
      found.prose.push(...[before].filter(Boolean), ...run.map(({ line }) => line));
      lastTold = at + run.length - 1;
    }
    at += run.length;
  }
  return found;
}

/** The first of several groups says what all of them are: "Orario corsi 2025/26 · Lunedì". */
function under(label: string | undefined, groups: PriceGroup[], field: string): PriceGroup[] {
  const lead = label === undefined ? null : titleText(label, field);
  if (lead === null) return groups;
  return groups.map((group, index) =>
    index > 0 || group.title === null
      ? group
      : { ...group, title: { ...lead, value: `${lead.value} · ${group.title.value}` } },
  );
}

/** "Degustazioni solo su appuntamento, ore 11 e ore 16:": a title is what such a line begins with. */
function leadOf(line: string): string {
  const [, lead = ''] = /^([^,:;(–—-]{4,50}?)\s?[,;(–—-].{1,120}:$/u.exec(line) ?? [];
  return lead;
}

/** Lines of a price list as they are read: in one notation, each way of having a thing by itself. */
const toldItems = (run: Line[]): { line: string; kind: Kind }[] => {
  const lines = inOneNotation(run.map(({ line }) => line));
  return lines.flatMap((line, index) => {
    const kind = run[index]?.kind ?? 'prose';
    return (kind === 'priced' || kind === 'sure' ? waysOf(line) : twoBare(line, kind)).map((one) => ({
      line: one,
      kind,
    }));
  });
};

/** "acqua 1 - birra 4": two things on a line, where amounts have no currency. */
function twoBare(line: string, kind: Kind): string[] {
  const [, first, second] = kind === 'perhaps' ? (TWO_WHOLE.exec(line) ?? []) : [];
  return first && second ? [first, second] : [kind === 'perhaps' ? amountLast(line) : line];
}

function groupOf(title: PriceGroup['title'], run: Line[], field: string): PriceGroup {
  const told = toldItems(run).flatMap(({ line, kind }) => {
    const bare = line.replace(BULLET, '').trim();
    const price = kind === 'bullet' || kind === 'timed' ? priceOf(bare, null) : null;
    const isPriced = kind !== 'bullet' && kind !== 'timed';
    const item = readItem(bare, isPriced ? (priceOf(bare, BARE_SURE) ?? priceOf(bare, BARE_WHOLE)) : price, field);
    return item ? { item, line: bare } : [];
  });
  return { title, items: byDish(told) };
}

/**
 * "Barca 5 m", its prices, "Barca 6 m", its prices: two headings or more that no mark makes one, each with two prices right
 * below. One alone may be a sentence.
 */
function headedGroups(all: Line[], at: number): { heading: Line; run: Line[] }[] {
  const groups: { heading: Line; run: Line[] }[] = [];
  for (let next = at; ;) {
    const heading = all[next];
    if (!heading || !isHeading(heading)) break;
    const run = runFrom(all, next + 1, null);
    const last = run.at(-1);
    // What a run ends with may be the heading of the next one.
    const own = last && last.kind === 'bullet' && isHeading(last) ? run.slice(0, -1) : run;
    if (own.length < LEAST - 1 || own.some(({ kind }) => kind === 'timed' || kind === 'bullet')) break;
    groups.push({ heading, run: own });
    next += own.length + 1;
  }
  return groups.length > 1 ? groups : [];
}

const isHeading = ({ line, kind, label }: Line): boolean =>
  (kind === 'prose' || kind === 'bullet') &&
  !label &&
  !SOLD_OUT.test(line) &&
  line.length <= LONGEST_HEADING &&
  !/[.!?…,;:]$|:\s/u.test(line);
