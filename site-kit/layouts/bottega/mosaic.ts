/** Which tiles the first screen shows: as many as there is something to put on them, in one of four fixed templates. */
import type { SiteDocument } from '../../document.ts';
import { find } from '../parts/find.ts';
import { isLow } from './shelves.ts';

/** Areas of the templates in css.ts besides the statement's own. */
export type Slot = 'a' | 'b' | 'c' | 'd' | 'o' | 'r';
export type Fact = 'open' | 'rating' | 'place';
export type Tile = { slot: Slot } & ({ kind: 'photo'; id: string } | { kind: 'art' } | { kind: Fact });

export interface Mosaic {
  /** Tiles with the statement: names the template. */
  size: 3 | 4 | 5 | 7;
  tiles: Tile[];
  /** Photos on the tiles; the gallery shows the others. */
  photos: string[];
}

/** Pictures take the slots of a template from the left end of `pictures`, facts from that of `facts`. */
const TEMPLATES: Record<Mosaic['size'], { pictures: Slot[]; facts: Slot[] }> = {
  3: { pictures: ['a', 'o'], facts: ['o'] },
  4: { pictures: ['a', 'r', 'o'], facts: ['o', 'r'] },
  5: { pictures: ['a', 'b', 'r', 'o'], facts: ['o', 'r', 'b'] },
  7: { pictures: ['a', 'b', 'd', 'c', 'r', 'o'], facts: ['o', 'r', 'c'] },
};
/** The gallery keeps at least so many photos for itself. */
const LEFT_FOR_GALLERY = 3;

export function factsOf(doc: SiteDocument): Fact[] {
  const [hours, reviews, contact] = [find(doc, 'hours'), find(doc, 'reviews'), find(doc, 'contact')];
  const facts: Fact[] = [];
  if (hours && (hours.live || hours.note)) facts.push('open');
  if (reviews?.average) facts.push('rating');
  if (contact && contact.address.length > 0 && contact.map) facts.push('place');
  return facts;
}

/** Photos beside the hero's: none that stands by the story or an event; those of the news and the flat ones last. */
function others(doc: SiteDocument): string[] {
  const hero = find(doc, 'hero');
  const gallery = find(doc, 'gallery');
  const elsewhere = new Set([hero?.photo, find(doc, 'about')?.photo]);
  for (const { photo } of find(doc, 'events')?.items ?? []) elsewhere.add(photo);
  const inNews = new Set(find(doc, 'news')?.items.map(({ photo }) => photo));
  const large = (gallery?.photos ?? []).filter((id) => doc.photos[id]?.role !== 'small');
  const pool = [...new Set([...(hero?.more ?? []), ...large])].filter((id) => doc.photos[id] && !elsewhere.has(id));
  let spare = gallery ? Math.max(0, gallery.photos.length - LEFT_FOR_GALLERY) : Infinity;
  const rank = (id: string) => 2 * Number(inNews.has(id)) + Number(isLow(doc.photos[id]));
  return pool
    .toSorted((one, two) => rank(one) - rank(two))
    .filter((id) => {
      if (!gallery?.photos.includes(id)) return true;
      spare -= 1;
      return spare >= 0;
    });
}

/** The narrow slot c takes the most upright photo. */
function uprightLast(ids: string[], doc: SiteDocument): string[] {
  const ratio = (id: string) => (doc.photos[id] ? doc.photos[id].width / doc.photos[id].height : 1);
  const [narrow] = ids.toSorted((one, two) => ratio(one) - ratio(two));
  return narrow === undefined ? [] : [...ids.filter((id) => id !== narrow), narrow];
}

export function mosaicOf(doc: SiteDocument): Mosaic {
  const lead = find(doc, 'hero')?.photo ?? null;
  const pool = others(doc);
  const facts = factsOf(doc);
  const most = 2 + pool.length + facts.length;
  const size = most >= 7 ? 7 : most >= 5 ? 5 : most === 4 ? 4 : 3;
  const { pictures, facts: factSlots } = TEMPLATES[size];
  const room = size - 2;
  // Two facts have a place of their own; a third only where a photo is missing.
  const photoCount = Math.min(pool.length, pictures.length - 1, room - Math.min(facts.length, size === 3 ? 1 : 2));
  const factCount = Math.min(facts.length, room - photoCount);
  const chosen = pool.slice(0, photoCount);
  const placed = size === 7 && photoCount === 3 ? uprightLast(chosen, doc) : chosen;
  const slotOf = (list: Slot[], index: number): Slot => list[index] ?? 'a';
  const tiles: Tile[] = [
    lead && doc.photos[lead] ? { slot: 'a', kind: 'photo', id: lead } : { slot: 'a', kind: 'art' },
    ...placed.map((id, index): Tile => ({ slot: slotOf(pictures, index + 1), kind: 'photo', id })),
    ...facts.slice(0, factCount).map((kind, index): Tile => ({ slot: slotOf(factSlots, index), kind })),
  ];
  if (tiles.length === 1) tiles.push({ slot: 'o', kind: 'art' });
  return { size, tiles, photos: tiles.flatMap((tile) => (tile.kind === 'photo' ? [tile.id] : [])) };
}
