import { canonical } from './canonical.ts';
import { itemOf, type PageUnit, type PageValues } from './page-units.ts';

/** A unit that the reading says something about, where that differs from what the site accepted. */
export interface Difference {
  unit: PageUnit;
  before: unknown;
  next: unknown;
}

const TEXTS: readonly PageUnit[] = ['page/about', 'page/description', 'page/info', 'page/mission', 'page/products'];
/** Of fewer texts most may change on an ordinary day. */
const FEWEST_TEXTS = 4;
const MOST_CHANGED = 40;

/**
 * A page that was sold, stolen or emptied: another name together with another category, another country or half of the
 * photos gone; or four fifths of its texts, or more than forty units, changed at once. New items do not count: connecting a
 * page brings up to sixty.
 */
export function isSuspicious(
  accepted: PageValues,
  differences: readonly Difference[],
  isRead: (unit: PageUnit) => boolean,
): boolean {
  const changed = differences.filter(({ before }) => before !== undefined);
  if (changed.length > MOST_CHANGED) return true;
  const units = new Set(changed.map(({ unit }) => unit));
  const texts = [...accepted.keys()].filter((unit) => isText(unit) && isRead(unit));
  const otherTexts = texts.filter((unit) => units.has(unit)).length;
  if (texts.length >= FEWEST_TEXTS && otherTexts >= texts.length * 0.8) return true;
  if (!changed.some(({ unit, before, next }) => unit === 'page/name' && isAnother(before, next))) return false;
  const photos = [...accepted.keys()].filter((unit) => itemOf(unit)?.edge === 'photos');
  const gone = changed.filter(({ unit, next }) => next === undefined && itemOf(unit)?.edge === 'photos').length;
  return (
    units.has('page/category') ||
    (photos.length > 0 && gone >= photos.length / 2) ||
    changed.some(({ unit, before, next }) => unit === 'page/location' && countryOf(before) !== countryOf(next))
  );
}

function isText(unit: PageUnit): boolean {
  const item = itemOf(unit);
  return item ? item.edge !== 'photos' : TEXTS.includes(unit);
}

const countryOf = (location: unknown): string =>
  canonical((location as { location?: { country?: string } } | undefined)?.location?.country);

function isAnother(before: unknown, next: unknown): boolean {
  return similarity(nameOf(before), nameOf(next)) < 0.5;
}

/** Letters and digits only, without accents. */
const nameOf = (value: unknown): string =>
  ((value as { name?: string } | undefined)?.name ?? '')
    .slice(0, 200)
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '')
    .toLowerCase();

/** Sørensen and Dice over pairs of letters: 1 for the same, 0 for nothing in common. */
function similarity(a: string, b: string): number {
  const [left, right] = [pairs(a), pairs(b)];
  const count = (list: string[]) =>
    list.reduce((all, pair) => all.set(pair, (all.get(pair) ?? 0) + 1), new Map<string, number>());
  const others = count(right);
  let shared = 0;
  for (const [pair, times] of count(left)) shared += Math.min(times, others.get(pair) ?? 0);
  return a === b ? 1 : (2 * shared) / Math.max(1, left.length + right.length);
}

function pairs(text: string): string[] {
  const letters = [...text];
  return letters.slice(1).map((letter, at) => (letters[at] ?? '') + letter);
}
