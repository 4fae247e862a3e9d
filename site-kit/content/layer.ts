import type { FactsInput } from '../facts/input.ts';
import { isSamePicture } from '../same-picture.ts';
import { hashOf } from './canonical.ts';
import { photosInPages } from './own-pages/in-layer.ts';
import { itemOf, unitOf, type Edge, type PageUnit, type PageValues } from './page-units.ts';
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
  /** When it was written, and by whom: see LayerEntry. */
  at: string;
  by: string;
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
    return key.startsWith('item/photos/') && hidden !== undefined && isSamePicture(hidden, dhash);
  });
}

/** The page without the items that its owner put away; pictures that only look like one of them are `isHidden` by their hash. */
export function withoutHidden(page: FactsInput, layer: Layer): FactsInput {
  if (!Object.keys(layer).some((key) => key.startsWith('item/'))) return page;
  const shown = <E extends Edge>(edge: E): FactsInput[E] =>
    (page[edge] as FactsInput[E][number][]).filter((item) => !isHidden(layer, unitOf(edge, item))) as FactsInput[E];
  return {
    ...page,
    photos: shown('photos'),
    posts: shown('posts'),
    events: shown('events'),
    ratings: shown('ratings'),
  };
}

const ROW = /^list\/\w+\/items\//;
/** The photos that an owner's choice of pictures, pages and the rows of a list name. */
export function namedPhotos(layer: Layer): Set<string> {
  const chosen = layer['look/photos']?.value as
    | { order: string[]; hero: string | null; story: string | null }
    | undefined;
  const inPages = photosInPages(layer);
  const rows = Object.entries(layer).filter(([unit]) => ROW.test(unit));
  const ofRows = rows.map(([, { value }]) => (value as { photo: string | null }).photo ?? '');
  return new Set([...(chosen ? [...chosen.order, chosen.hero ?? '', chosen.story ?? ''] : []), ...inPages, ...ofRows]);
}
/** Those of each of these layers: what is on show, and the open draft. */
export const namedInAny = (layers: readonly Layer[]): ReadonlySet<string> =>
  new Set(layers.flatMap((layer) => [...namedPhotos(layer)]));

const holds = ({ from, until }: DatedChange, moment: number): boolean =>
  Date.parse(from) <= moment && moment < Date.parse(until);

/** What its owner wrote for good while it held, and after it, is the later word. */
export function isWrittenOver({ unit, from, at }: DatedChange, layer: Layer): boolean {
  const written = Date.parse(layer[unit]?.at ?? '');
  return written >= Date.parse(from) && written > Date.parse(at);
}

/** What the owner says at this moment: the layer, with the dated changes that hold in place of its entries; the one begun last wins. */
export function layerAt(layer: Layer, dated: readonly DatedChange[], now: Date): Layer {
  const holding = dated
    .filter((change) => holds(change, now.getTime()) && !isWrittenOver(change, layer))
    .toSorted((a, b) => Date.parse(a.from) - Date.parse(b.from) || (a.id < b.id ? 1 : -1));
  if (holding.length === 0) return layer;
  const entries = holding.map(({ unit, value, at, by }) => [unit, { value, at, by, over: {} }]);
  return { ...layer, ...(Object.fromEntries(entries) as Layer) };
}

/** What a site shows of a unit: for a while, as its owner says, else as its page gives. */
export function shown(
  unit: OwnerUnit,
  content: { layer: Layer; dated: readonly DatedChange[] },
  derived: unknown,
  now: Date,
): unknown {
  return layerAt(content.layer, content.dated, now)[unit]?.value ?? derived;
}
