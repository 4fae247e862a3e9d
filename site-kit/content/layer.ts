import { hashDistance, SAME_PICTURE } from '../photos.ts';
import { hashOf } from './canonical.ts';
import { itemOf, type PageUnit, type PageValues } from './page-units.ts';
import { findUnit, isFedBy, type OwnerUnit } from './units.ts';

export interface LayerEntry {
  value: unknown;
  /** ISO instant. */
  at: string;
  /** Who wrote it: an id of `access`, or a role. */
  by: string;
  /** What the page said under it then: a later reader sees that the page has moved since. */
  over: Record<PageUnit, string>;
}
/** What the owner says. Nothing but the owner's own acts returns another one. */
export type Layer = Readonly<Record<OwnerUnit, LayerEntry>>;

/** A value for a while. `from` and `until` are ISO instants; `until` itself is after it. */
export interface DatedChange {
  id: string;
  unit: OwnerUnit;
  value: unknown;
  from: string;
  until: string;
}

/** Throws ZodError for a value that the unit does not take, Error for a unit that is not in the registry. */
export function withEntry(
  layer: Layer,
  given: { unit: OwnerUnit; value: unknown; at: string; by: string },
  page: PageValues,
): Layer {
  const { unit: key, at, by } = given;
  const found = findUnit(key);
  if (!found) throw new Error(`no unit ${key}`);
  const value = found.unit.schema.parse(given.value);
  const fed = found.unit.fedBy.map((feed) => feed.replace('{key}', found.place) as PageUnit);
  const over = Object.fromEntries(fed.map((unit) => [unit, hashOf(page.get(unit))]));
  return { ...layer, [key]: { value, at, by, over } };
}

/** The unit shows again what the page gives. */
export function withoutEntry(layer: Layer, unit: OwnerUnit): Layer {
  const { [unit]: _gone, ...rest } = layer;
  return rest;
}

/** The owner's keys that this page unit feeds and that have an entry. */
export const covering = (layer: Layer, unit: PageUnit): OwnerUnit[] =>
  Object.keys(layer).filter((key) => isFedBy(key, unit));

interface Hidden {
  hidden: true;
  dhash?: string;
}

/** An item that its owner put away: by its key, or as the same picture under another address. */
export function isHidden(layer: Layer, unit: PageUnit, dhash?: string): boolean {
  const item = itemOf(unit);
  if (!item) return false;
  if (layer[`item/${item.edge}/${item.key}`]) return true;
  if (item.edge !== 'photos' || dhash === undefined) return false;
  return Object.entries(layer).some(([key, entry]) => {
    const { dhash: hidden } = entry.value as Hidden;
    return key.startsWith('item/photos/') && hidden !== undefined && hashDistance(hidden, dhash) <= SAME_PICTURE;
  });
}

/** The photos that an owner's choice of pictures names. */
export function namedPhotos(layer: Layer): Set<string> {
  const chosen = layer['look/photos']?.value as
    | { order: string[]; hero: string | null; story: string | null }
    | undefined;
  return new Set(chosen ? [...chosen.order, chosen.hero ?? '', chosen.story ?? ''] : []);
}

/** The value of the dated change that holds now, the one begun last. Undefined where none holds. */
export function datedValue(dated: readonly DatedChange[], unit: OwnerUnit, now: Date): unknown {
  const moment = now.getTime();
  const [last] = dated
    .filter((change) => change.unit === unit && Date.parse(change.from) <= moment && moment < Date.parse(change.until))
    .toSorted((a, b) => Date.parse(b.from) - Date.parse(a.from) || (a.id < b.id ? -1 : 1));
  return last?.value;
}

/** What a site shows of a unit: for a while, as its owner says, else as its page gives. */
export function shown(
  unit: OwnerUnit,
  content: { layer: Layer; dated: readonly DatedChange[] },
  derived: unknown,
  now: Date,
): unknown {
  return datedValue(content.dated, unit, now) ?? content.layer[unit]?.value ?? derived;
}
