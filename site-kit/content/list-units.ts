import { boundSections, drawnSections } from '../arrangement.ts';
import type { Section, SiteDocument, Source } from '../document.ts';
import type { Facts } from '../facts/facts.ts';
import type { FactsInput } from '../facts/input.ts';
import { derivedUnits } from './derived.ts';
import { layerAt, type DatedChange, type Layer } from './layer.ts';
import { itemsOf, type HeldPicture, type ItemUnit } from './list-items.ts';
import { pagesIn } from './own-pages/in-layer.ts';
import type { OwnPage } from './own-pages/schema.ts';
import { listKind, listUnit, rowUnit, type OwnList, type OwnRow } from './owned-list.ts';
import { derivedOfPhotos, photoUnits } from './photo-units.ts';
import { findUnit, type OwnerUnit, type Unit } from './units.ts';

/** What a unit is called: a key for the words of whoever shows it, and what fills their places. */
export interface UnitLabel {
  key: UnitLabelKey;
  params?: Record<string, string>;
}
/**
 * `title`: {section} the title that the section has without the owner. `list`: {kind}. `row`: {words} its name. `day`: {date} YYYY-MM-DD. `photo`, `post`, `event`
 * `review` and `page`: {words} the first of its words, '' where it has none.
 */
export const UNIT_LABELS = [
  'name',
  'phone',
  'mail',
  'website',
  'address',
  'week',
  'day',
  'headline',
  'lede',
  'story',
  'title',
  'list',
  'row',
  'sold-out',
  'layout',
  'color',
  'sections',
  'photos',
  'pages',
  'languages',
  'page',
  'photo',
  'post',
  'event',
  'review',
  'alt',
  'focal',
  'added',
] as const;
export type UnitLabelKey = (typeof UNIT_LABELS)[number];

export interface ListedUnit {
  unit: OwnerUnit;
  kind: Unit['kind'];
  /** What is shown: in the form of the unit's schema, null where nothing is. Of an item: null, or how it is hidden. */
  value: unknown;
  /** What the page gives; null where it gives nothing. */
  derived: unknown;
  /** The owner holds a value, for good or for a while. */
  own: boolean;
  limit: number;
  label: UnitLabel;
  /** Where what is shown comes from; null for what is ours. */
  source: Source | null;
  /** Id of the section that shows it, or would. */
  section: string | null;
  /** Id of the photo that shows what it is. */
  photo?: string;
  /** Its width and height in pixels. */
  size?: [number, number];
  /** What stands in its place for a while. ISO instants. */
  dated?: { id: string; value: unknown; from: string; until: string };
  /** Of a translation: what it says in another language, as the site shows it, and the hash of that. */
  translates?: { unit: OwnerUnit; value: unknown; of: string };
  /** Of an item: the value that hides it. */
  hide?: { hidden: true; dhash?: string };
  /** Of the order of sections: ids of those that no order moves, and of those that move together. */
  bound?: { fixed: string[]; together: string[][] };
}

export interface Listed {
  page: FactsInput;
  /** What was read of the page, without the owner. */
  facts: Facts;
  layer: Layer;
  dated: readonly DatedChange[];
  /** The site without a word of the owner's, and as it is. */
  plain: SiteDocument;
  document: SiteDocument;
  /** By reference: those that are here. */
  pictures: ReadonlyMap<string, HeldPicture>;
  now: Date;
}

type Place = Section['type'] | 'look';
/** What stands in a section beside its title, in its order. `fact/days/` stands for one unit a day, `list/` for a list and its rows. */
const UNITS_OF: Record<Place, readonly OwnerUnit[]> = {
  hero: ['fact/name', 'copy/headline', 'copy/lede'],
  about: ['copy/story'],
  list: ['list/'],
  hours: ['fact/week', 'fact/days/'],
  gallery: ['item/photos/'],
  events: ['item/events/'],
  news: ['item/posts/'],
  reviews: ['item/ratings/'],
  contact: ['fact/address', 'fact/phone', 'fact/mail', 'fact/website'],
  look: ['look/layout', 'look/color', 'look/sections', 'look/photos', 'look/pages', 'look/languages'],
};
const PLACES = Object.keys(UNITS_OF) as Place[];

/**
 * Everything of a site that its owner may hold a value for, as it stands on the page: by sections, each with its title
 * first; then the units of sections that the site has not, then its look. Plain JSON. Pure.
 */
export function listUnits(given: Listed): ListedUnit[] {
  const { layer, dated, now } = given;
  const holding = layerAt(layer, dated, now);
  const whileOf = (unit: OwnerUnit): ListedUnit['dated'] => {
    const change = dated.find(
      (one) => one.unit === unit && one.at === holding[unit]?.at && layer[unit] !== holding[unit],
    );
    return change && { id: change.id, value: change.value, from: change.from, until: change.until };
  };
  const items = itemsOf(given, layer);
  const derived = new Map([...derivedUnits(given), ...derivedOfPhotos(given, items)]);
  const days = daysOf(layer, given);
  const sizes = new Map(
    [...given.pictures.values()].map(({ id, width, height }): [string, [number, number]] => [id, [width, height]]),
  );
  const one = (unit: OwnerUnit, section: string | null): ListedUnit[] => {
    const found = findUnit(unit);
    if (!found) throw new Error(`no unit ${unit}`);
    const [entry, gives] = [layer[unit], derived.get(unit) ?? null];
    const { kind, limit } = found.unit;
    return [
      {
        unit,
        kind,
        value: entry ? entry.value : (gives?.value ?? null),
        derived: gives?.value ?? null,
        own: entry !== undefined,
        limit,
        label: labelOf(unit, found.place, given),
        source: entry ? { kind: 'owner', unit, at: entry.at } : (gives?.source ?? null),
        section,
        ...(whileOf(unit) ? { dated: whileOf(unit) } : {}),
        ...(unit === 'look/sections' ? { bound: boundSections(given.document) } : {}),
      },
    ];
  };
  const within = (place: Place, section: string | null): ListedUnit[] =>
    UNITS_OF[place].flatMap((unit) => {
      if (unit === 'list/')
        return listKeys({ holding, derived, facts: given.facts, section }).flatMap((key) => one(key, section));
      if (unit === 'fact/days/') return days.flatMap((date) => one(`fact/days/${date}`, section));
      const listed = items.filter((item) => item.unit.startsWith(unit));
      return unit.startsWith('item/')
        ? listed.flatMap((item) => [
            ...asItem(item, one(item.unit, section), sizes),
            ...photoUnits(given, layer, item).flatMap((about) => one(about, section)),
          ])
        : one(unit, section);
    });
  const sections = sectionsOf(given);
  const missing = PLACES.filter((place) => !sections.some(({ type }) => type === place));
  return [
    ...sections.flatMap(({ type, id }) => [
      ...(type === 'hero' ? [] : one(`copy/title/${id}`, id)),
      ...within(type, id),
    ]),
    ...missing.flatMap((place) => within(place, null)),
    ...pagesIn(layer).flatMap(({ unit }) => one(unit, null)),
  ];
}

/** The list of what is sold with its rows, the owner's first, then those that only the page has; none for a timetable. */
function listKeys(given: {
  holding: Layer;
  derived: ReadonlyMap<OwnerUnit, unknown>;
  facts: Facts;
  section: string | null;
}): OwnerUnit[] {
  const { holding, derived, facts, section } = given;
  const kind = listKind(facts);
  if (section !== null && section !== kind) return [];
  const own = holding[listUnit(kind)]?.value as OwnList | undefined;
  const rows = (own?.groups ?? []).flatMap(({ items }) => items.map((id) => rowUnit(kind, id)));
  const ofPage = [...derived.keys()].filter((key) => key.startsWith(`${listUnit(kind)}/items/`));
  const out = Object.keys(holding).filter((key) => key.startsWith(`${listUnit(kind)}/sold-out/`));
  return [listUnit(kind), ...new Set([...rows, ...ofPage, ...out])];
}

const asItem = (
  { words, photo, hide, hidden }: ItemUnit,
  listed: ListedUnit[],
  sizes: ReadonlyMap<string, [number, number]>,
): ListedUnit[] =>
  listed.map((unit) => ({
    ...unit,
    value: unit.value ?? (hidden ? hide : null),
    label: { ...unit.label, params: { words } },
    ...(photo === null ? {} : { photo, ...(sizes.has(photo) ? { size: sizes.get(photo) } : {}) }),
    hide,
  }));

/** Those of the page, then those that it would have without what the owner switched off or put away. */
function sectionsOf({ plain, document }: Listed): Section[] {
  const here = new Set(document.sections.map(({ id }) => id));
  return [...drawnSections(document), ...drawnSections(plain).filter(({ id }) => !here.has(id))];
}

const DAY = 'fact/days/';
/** Days for which the owner wrote hours, and coming holidays, in their order. */
function daysOf(layer: Layer, { document }: Listed): string[] {
  const written = Object.keys(layer).filter((key) => key.startsWith(DAY));
  const holidays = document.sections.flatMap((section) => (section.type === 'hours' ? (section.holidays ?? []) : []));
  return [...new Set([...written.map((key) => key.slice(DAY.length)), ...holidays])].toSorted();
}

const pageTitle = (layer: Layer, unit: OwnerUnit): string => {
  const page = layer[unit]?.value as OwnPage | undefined;
  return page?.title ?? '';
};

const ITEM_LABELS = { photos: 'photo', posts: 'post', events: 'event', ratings: 'review' } as const;

function labelOf(unit: OwnerUnit, place: string, { plain, document, layer }: Listed): UnitLabel {
  const [kind, name = '', part] = unit.split('/');
  if (kind === 'list' && part === undefined) return { key: 'list', params: { kind: name } };
  if (kind === 'list') {
    const row = layer[`list/${name}/items/${place}`]?.value as OwnRow | undefined;
    return { key: part === 'items' ? 'row' : 'sold-out', params: { words: row?.name ?? '' } };
  }
  if (kind === 'item') return { key: ITEM_LABELS[name as keyof typeof ITEM_LABELS] };
  if (kind === 'pages') return { key: 'page', params: { words: pageTitle(layer, unit) } };
  if (name === 'alt' || name === 'focal') return { key: name };
  if (kind === 'own') return { key: 'added' };
  if (name === 'days') return { key: 'day', params: { date: place } };
  if (name !== 'title') return { key: name as UnitLabelKey };
  const section = [...plain.sections, ...document.sections].find(({ id }) => id === place);
  return { key: 'title', params: { section: section && section.type !== 'hero' ? section.title.value : place } };
}
