/**
 * What is counted of the visits of a page (owner.md 7). Browser-safe. All of it stands in one list of numbers, so that adding
 * up hours, days and months is adding lists; the place of a name in the list is part of what is stored.
 */
import { ACTIONS, SPOKEN, type Source } from '../../site-kit/visits.ts';

const HOURS = Array.from({ length: 24 }, (_, hour) => `hour-${hour}` as const);
/** Sources of the first rows; one that came later stands where it was added. */
const FIRST_SOURCES = ['search', 'social', 'site', 'direct'] as const satisfies readonly Source[];
/** `machines`: arrivals that came too fast to be people; they are no visits. What is new comes last: rows hold places. */
export const COUNTED = [
  ...HOURS,
  ...FIRST_SOURCES.map((source) => `from-${source}` as const),
  'on-phone',
  ...SPOKEN.map((lang) => `in-${lang}` as const),
  ...ACTIONS.map((action) => `press-${action}` as const),
  'machines',
  'from-letter',
] as const;
export type Counted = (typeof COUNTED)[number];

const PLACES = new Map<string, number>(COUNTED.map((name, place) => [name, place]));
export function placeOf(name: Counted | `hour-${number}`): number {
  const place = PLACES.get(name);
  if (place === undefined) throw new Error(`${name} is not counted`);
  return place;
}

/** Visits by hour of the day stand first. */
export const HOURS_A_DAY = HOURS.length;
export const noCounts = (): number[] => COUNTED.map(() => 0);
/** A list from before something was counted is shorter. */
export const countOf = (counts: readonly number[], name: Counted | `hour-${number}`): number =>
  counts[placeOf(name)] ?? 0;
export function sumCounts(lists: Iterable<readonly number[]>): number[] {
  const sum = noCounts();
  for (const list of lists) for (const [place, count] of list.entries()) sum[place] = (sum[place] ?? 0) + count;
  return sum;
}

/** Names of other websites that a page keeps for a day, and a month, each with its arrivals; the others are in `from-site` alone. */
export const MOST_NAMES = 20;
export type Names = Record<string, number>;
export function sumNames(all: Iterable<Names>): Names {
  const sum = new Map<string, number>();
  for (const names of all) for (const [name, n] of Object.entries(names)) sum.set(name, (sum.get(name) ?? 0) + n);
  const largest = [...sum].toSorted(([a, n], [b, m]) => m - n || (a < b ? -1 : 1));
  return Object.fromEntries(largest.slice(0, MOST_NAMES));
}
