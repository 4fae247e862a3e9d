import type { FactsInput } from '../facts/input.ts';
import { canonical, hashOf, tidy } from './canonical.ts';

/** The smallest part of a page that changes by itself: `page/about`, `page/posts/{id}`. */
export type PageUnit = `page/${string}`;
export const EDGES = ['photos', 'posts', 'events', 'ratings'] as const;
export type Edge = (typeof EDGES)[number];
type Field = Exclude<keyof FactsInput, Edge | 'id' | 'is_published'>;

/** Fields that mean something only together are one unit. */
export const FIELDS = {
  'page/name': ['name'],
  'page/link': ['link', 'username'],
  'page/about': ['about'],
  'page/description': ['description'],
  'page/info': ['general_info'],
  'page/mission': ['mission'],
  'page/products': ['products'],
  'page/founded': ['founded'],
  'page/category': ['category', 'category_list'],
  'page/cover': ['cover'],
  'page/logo': ['picture'],
  'page/emails': ['emails'],
  'page/phone': ['phone'],
  'page/whatsapp': ['whatsapp_number'],
  'page/website': ['website'],
  'page/location': ['location', 'single_line_address'],
  'page/hours': ['hours', 'is_always_open'],
  'page/state': ['is_permanently_closed', 'temporary_status'],
  'page/price-range': ['price_range'],
  'page/rating': ['overall_star_rating', 'rating_count'],
} as const satisfies Record<PageUnit, readonly Field[]>;
export type FieldUnit = keyof typeof FIELDS;
export const FIELD_UNITS = Object.keys(FIELDS) as FieldUnit[];

type Photo = FactsInput['photos'][number];
type Item = FactsInput[Edge][number];
/** A field unit has the part of the page that holds its fields, an item the item. Units without a value are absent. */
export type PageValues = ReadonlyMap<PageUnit, unknown>;

export const photoRef = (photo: Photo): string => photo.images[0]?.source ?? photo.id;

const ratingKeys = new WeakMap<object, string>();
const KEY_OF: { [E in Edge]: (item: FactsInput[E][number]) => string } = {
  photos: photoRef,
  posts: ({ id }) => id,
  events: ({ id }) => id,
  // The network gives reviews no id.
  ratings(rating) {
    const key = ratingKeys.get(rating) ?? `${rating.created_time}~${hashOf(rating).slice(0, 12)}`;
    ratingKeys.set(rating, key);
    return key;
  },
};
const keyOf = (edge: Edge, item: Item): string => (KEY_OF[edge] as (item: Item) => string)(item);
export const unitOf = (edge: Edge, item: Item): PageUnit => `page/${edge}/${keyOf(edge, item)}`;

const HEAD = 'page/'.length;
/** The edge of an item's unit and its key there; null for a field. */
export function itemOf(unit: PageUnit): { edge: Edge; key: string } | null {
  const end = unit.indexOf('/', HEAD);
  const edge = unit.slice(HEAD, end) as Edge;
  return end !== -1 && EDGES.includes(edge) ? { edge, key: unit.slice(end + 1) } : null;
}

/** A page by its units. Pure; of two items under one key it takes the same one in every order of the list. */
export function valuesOf(page: FactsInput): Map<PageUnit, unknown> {
  const values = new Map<PageUnit, unknown>();
  for (const unit of FIELD_UNITS) {
    const value = fieldsOf(page, FIELDS[unit]);
    if (value !== null) values.set(unit, value);
  }
  for (const edge of EDGES)
    for (const item of page[edge]) {
      const unit = unitOf(edge, item);
      const before = values.get(unit);
      if (before === undefined || canonical(item) < canonical(before)) values.set(unit, item);
    }
  return values;
}

/** Null where none of the fields says anything. */
function fieldsOf(page: FactsInput, fields: readonly Field[]): object | null {
  const said: Record<string, unknown> = {};
  for (const field of fields) {
    const value = page[field];
    const kept = typeof value === 'object' ? tidy(value) : value;
    if (kept !== undefined && kept !== '') said[field] = kept;
  }
  return Object.keys(said).length === 0 ? null : said;
}

/** ISO instants compare as moments; an item without one is older than all. */
export function momentOf(edge: Edge, item: unknown): number {
  const { created_time: created, start_time: start } = item as { created_time?: string; start_time?: string };
  const time = Date.parse((edge === 'events' ? start : created) ?? '');
  return Number.isNaN(time) ? Number.NEGATIVE_INFINITY : time;
}

/** What of `like` is no unit stays. Items keep the order that is given, else that of `like`; others stand before the first that is older. */
export function pageOf(values: PageValues, like: FactsInput, given: Partial<PageOrder> = {}): FactsInput {
  const orders = { ...orderOf(like), ...given };
  const { id, is_published: published } = like;
  const fields = Object.assign({}, ...FIELD_UNITS.map((unit) => values.get(unit) ?? {})) as FactsInput;
  const lists = EDGES.map((edge) => [edge, ordered(edge, values, orders[edge])]);
  return {
    ...fields,
    id,
    ...(published === undefined ? {} : { is_published: published }),
    ...(Object.fromEntries(lists) as Pick<FactsInput, Edge>),
  };
}

/** The units of each edge, as they stand on the page. */
export type PageOrder = Record<Edge, PageUnit[]>;
export const orderOf = (page: FactsInput): PageOrder =>
  Object.fromEntries(EDGES.map((edge) => [edge, page[edge].map((item) => unitOf(edge, item))])) as PageOrder;

/** How the edges stood from which one of these units leaves: of the others every item still says its place. */
export function ordersBefore(
  page: FactsInput,
  changes: readonly { unit: PageUnit; after?: unknown }[],
): Partial<PageOrder> {
  const left = new Set(changes.flatMap(({ unit, after }) => (after === undefined ? [itemOf(unit)?.edge] : [])));
  return Object.fromEntries(Object.entries(orderOf(page)).filter(([edge]) => left.has(edge as Edge)));
}

function ordered(edge: Edge, values: PageValues, order: readonly PageUnit[]): unknown[] {
  const prefix = `page/${edge}/`;
  const kept = [...new Set(order)].filter((unit) => values.has(unit)).map((unit) => values.get(unit));
  const known = new Set(order);
  const added = [...values]
    .filter(([unit]) => unit.startsWith(prefix) && !known.has(unit))
    .toSorted(([a, x], [b, y]) => momentOf(edge, x) - momentOf(edge, y) || (a < b ? -1 : 1));
  for (const [, item] of added) {
    const older = kept.findIndex((other) => momentOf(edge, other) <= momentOf(edge, item));
    kept.splice(older === -1 ? kept.length : older, 0, item);
  }
  return kept;
}
