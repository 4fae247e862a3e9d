/** Where an edit of what is drawn goes: texts and photos of a document get the owner's unit that they show. */
import type { ListedUnit } from '../content/list-units.ts';
import type { OwnerUnit } from '../content/units.ts';
import type { Photo, Section, SiteDocument, Source, Text } from '../document.ts';

type Known = Pick<ListedUnit, 'unit' | 'photo'>;

/** Owner units by the field of the page that says the same. */
const UNIT_OF_FIELD: Record<string, OwnerUnit> = {
  name: 'fact/name',
  phone: 'fact/phone',
  emails: 'fact/mail',
  website: 'fact/website',
  'location.street': 'fact/address',
  'location.zip': 'fact/address',
  'location.city': 'fact/address',
  hours: 'fact/week',
};
const RATINGS = 'item/ratings/';

/** One paragraph of a unit that has several. */
export const slotOfPart = (unit: OwnerUnit, part: number): string => `${unit}#${part}`;

/** The unit of a slot, and which of its parts; null where it has none. */
export function partOfSlot(slot: string): { unit: OwnerUnit; part: number | null } {
  const end = slot.lastIndexOf('#');
  return end === -1 ? { unit: slot, part: null } : { unit: slot.slice(0, end), part: Number(slot.slice(end + 1)) };
}

/** @param units what `listUnits` gives for the same site; what no unit of it holds gets no slot */
export function withSlots(doc: SiteDocument, units: readonly Known[]): SiteDocument {
  const known = new Set(units.map(({ unit }) => unit));
  const only = (unit: OwnerUnit | undefined): string | undefined =>
    unit !== undefined && known.has(unit) ? unit : undefined;
  const items = itemUnits(units);
  const bySource = (source: Source): string | undefined => {
    if (source.kind === 'owner') return only(source.unit);
    if (source.kind === 'field') return only(UNIT_OF_FIELD[source.field]);
    if (source.kind !== 'standard') return items(source);
    return source.from.map((field) => only(UNIT_OF_FIELD[field])).find(Boolean);
  };
  const pictured = units.filter(({ unit }) => unit.startsWith('item/photos/'));
  const byPhoto = new Map(pictured.flatMap(({ unit, photo }) => (photo === undefined ? [] : [[photo, unit] as const])));
  const slotOfPhoto = ({ id }: Photo): string | undefined => byPhoto.get(id) ?? only('look/photos');
  const sections = doc.sections.map((section) => slotted(section, bySource, only));
  const photos = Object.entries(doc.photos).map(([id, photo]) => {
    const slot = slotOfPhoto(photo);
    return [id, slot === undefined ? photo : { ...photo, slot, alt: { ...photo.alt, slot } }] as const;
  });
  return {
    ...doc,
    name: inSlot(doc.name, only('fact/name')),
    city: doc.city && inSlot(doc.city, bySource(doc.city.source)),
    actions: withTexts(doc.actions, ({ source }) => bySource(source)),
    photos: Object.fromEntries(photos),
    sections,
  };
}

const inSlot = (text: Text, slot: string | undefined): Text => (slot === undefined ? text : { ...text, slot });

/** A section whose wording is the owner's to write; all else goes where its source says. */
function slotted(
  section: Section,
  bySource: (source: Source) => string | undefined,
  only: (unit: OwnerUnit) => string | undefined,
): Section {
  const all = withTexts(section, ({ source }) => bySource(source));
  if (all.type === 'hero')
    return {
      ...all,
      headline: inSlot(all.headline, only('copy/headline')),
      lede: all.lede && inSlot(all.lede, only('copy/lede')),
    };
  const titled = { ...all, title: inSlot(all.title, only(`copy/title/${all.id}`)) };
  if (titled.type === 'about') {
    const story = only('copy/story');
    const part = (text: Text, at: number) => inSlot(text, story && slotOfPart(story, at));
    const { paragraphs, rest } = titled;
    return {
      ...titled,
      paragraphs: paragraphs.map(part),
      rest: rest.map((text, at) => part(text, paragraphs.length + at)),
    };
  }
  if (titled.type === 'news' || titled.type === 'reviews')
    return { ...titled, items: titled.items.map((item) => ofItem(item, bySource(item.text.source))) } as Section;
  if (titled.type === 'events')
    return { ...titled, items: titled.items.map((item) => ofItem(item, bySource(item.name.source))) };
  return titled;
}

/** Every text of an entry leads to the entry. */
const ofItem = <T>(item: T, slot: string | undefined): T => withTexts(item, () => slot);

/** The same structure, each text in it with its slot. */
function withTexts<T>(given: T, slotOf: (text: Text) => string | undefined): T {
  if (Array.isArray(given)) return given.map((one) => withTexts<unknown>(one, slotOf)) as T;
  if (given === null || typeof given !== 'object') return given;
  if (isText(given)) return inSlot(given, slotOf(given)) as T;
  return Object.fromEntries(Object.entries(given).map(([key, one]) => [key, withTexts<unknown>(one, slotOf)])) as T;
}
const isText = (given: object): given is Text =>
  'source' in given && 'value' in given && typeof given.value === 'string';

/** Units of entries by what a document names as the source of their texts. */
function itemUnits(units: readonly Known[]): (source: Source) => OwnerUnit | undefined {
  const named = new Map(units.map(({ unit }) => [unit, unit]));
  // A review has no id: its key is its time and a hash.
  for (const { unit } of units)
    if (unit.startsWith(RATINGS)) named.set(unit.slice(0, unit.indexOf('~', RATINGS.length)), unit);
  return (source) => {
    if (source.kind === 'post') return named.get(`item/posts/${source.id}`);
    if (source.kind === 'event') return named.get(`item/events/${source.id}`);
    return source.kind === 'review' ? named.get(`${RATINGS}${source.at}`) : undefined;
  };
}
