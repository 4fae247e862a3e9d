import { drawnSections } from '../arrangement.ts';
import { type Photo, type SectionOf, type SiteDocument, type Source, type Text } from '../document.ts';
import type { Facts } from '../facts/facts.ts';
import type { FactsInput } from '../facts/input.ts';
import { oneLine } from '../facts/plain.ts';
import type { OwnAddress } from './owned-facts.ts';
import { listKind, listOfPage, listUnit, rowUnit } from './owned-list.ts';
import { photoRef } from './page-units.ts';
import type { OwnerUnit } from './units.ts';

/** What a page gives for a unit, in the form in which an owner would hold it, and where it comes from. */
export interface Derived {
  value: unknown;
  /** Null for what is ours: colours, orders. */
  source: Source | null;
}
interface Site {
  page: FactsInput;
  facts: Facts;
  /** Composed of them, without any word of the owner's. */
  plain: SiteDocument;
}

const LINE = 120;
const SOFT = /[\u00ad\u200b]/gu;
/** As people type it: without the places where a line may break. */
export const typed = (value: string): string => value.replaceAll(SOFT, '').replaceAll(/[\u00a0\u202f]/gu, ' ');
const said = (text: Text | null | undefined): Derived | null =>
  text ? { value: typed(text.value), source: text.source } : null;
const field = (value: unknown, name: string): Derived | null =>
  value === null ? null : { value, source: { kind: 'field', field: name } };
const ours = (value: unknown): Derived => ({ value, source: null });

/** Everything that a page gives its units, by key. A unit that is not in it shows nothing until its owner writes. */
export function derivedUnits({ page, facts, plain }: Site): Map<OwnerUnit, Derived> {
  const hero = plain.sections.find((section): section is SectionOf<'hero'> => section.type === 'hero');
  const about = plain.sections.find((section): section is SectionOf<'about'> => section.type === 'about');
  const story = [...(about?.paragraphs ?? []), ...(about?.rest ?? [])];
  const [first] = story;
  const units: [OwnerUnit, Derived | null][] = [
    ['fact/name', said(facts.name)],
    ['fact/phone', facts.phone && field(phoneOf(page, facts.phone.label), 'phone')],
    ['fact/mail', field(facts.email, 'emails')],
    ['fact/website', field(facts.website, 'website')],
    ['fact/address', field(addressOf(facts), 'location.street')],
    ['fact/week', field(facts.week, facts.weekFrom ?? 'hours')],
    ['copy/headline', said(hero?.headline)],
    ['copy/lede', said(hero?.lede)],
    ['copy/story', first ? { value: story.map(({ value }) => typed(value)), source: first.source } : null],
    ...plain.sections.flatMap((section): [OwnerUnit, Derived | null][] =>
      section.type === 'hero' ? [] : [[`copy/title/${section.id}`, said(section.title)]],
    ),
    ...listed(facts),
    ['look/layout', ours(plain.layout)],
    ['look/color', ours(plain.palette.accent)],
    ['look/sections', ours({ order: drawnSections(plain).map(({ id }) => id), off: [] })],
    ['look/photos', ours(photosOf(page, plain))],
  ];
  return new Map(units.filter((unit): unit is [OwnerUnit, Derived] => unit[1] !== null));
}

/** The list of what is sold, and each of its rows. */
function listed(facts: Facts): [OwnerUnit, Derived | null][] {
  if (facts.prices === null) return [];
  const kind = listKind(facts);
  const { list, rows } = listOfPage(facts.prices);
  const source = facts.prices[0]?.items[0]?.name.source ?? null;
  return [
    [listUnit(kind), { value: list, source }],
    ...[...rows].map(([id, row]): [OwnerUnit, Derived] => [rowUnit(kind, id), { value: row, source }]),
  ];
}

/** As the page writes it: with further numbers and the words beside them. */
function phoneOf(page: FactsInput, first: string): string {
  const written = oneLine(page.phone);
  return written.length <= LINE ? written : first;
}

function addressOf({ street, zip, city }: Facts): OwnAddress | null {
  const own = { street: street?.value ?? '', zip: zip?.value ?? '', city: city?.value ?? '' };
  return own.street === '' && own.city === '' ? null : own;
}

/** References of the photos as they stand in the gallery, of that in the hero and of that beside the story. */
function photosOf(page: FactsInput, { photos, sections }: SiteDocument) {
  const refOf = (id: string | null): string | null => {
    const photo = id === null ? undefined : photos[id];
    return photo ? refOfPhoto(photo, page) : null;
  };
  const shown = sections.flatMap((section) => (section.type === 'gallery' ? section.photos : []));
  const photoIn = (type: 'hero' | 'about'): string | null =>
    sections.flatMap((section) => (section.type === type ? [section.photo] : []))[0] ?? null;
  return {
    order: shown.flatMap((id) => refOf(id) ?? []),
    hero: refOf(photoIn('hero')),
    story: refOf(photoIn('about')),
  };
}

/** Under which reference the page names a photo of the document; null where it does not any more. */
export function refOfPhoto({ source }: Photo, page: FactsInput): string | null {
  if (source?.kind === 'field' && source.field === 'cover') return page.cover?.source ?? null;
  if (source?.kind === 'post') return page.posts.find(({ id }) => id === source.id)?.full_picture ?? null;
  if (source?.kind === 'event') return page.events.find(({ id }) => id === source.id)?.cover?.source ?? null;
  const photo = source?.kind === 'photo' ? page.photos.find(({ id }) => id === source.id) : undefined;
  return photo ? photoRef(photo) : null;
}
