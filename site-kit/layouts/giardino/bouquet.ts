/** Which photo stands where, so that a page shows each of them once as long as there are enough. */
import type { SiteDocument } from '../../document.ts';
import { besideEdge, edgeToEdge } from '../parts/edge-to-edge.ts';
import { find } from '../parts/find.ts';

export interface Bouquet {
  /** The large arch of the first screen; null: petals with the initials fill it. */
  arch: string | null;
  /** The small arch that hangs beside it. */
  drop: string | null;
  /** One or two circles beside a list whose entries have no photos of their own. */
  circles: string[];
  /** Shapes of the gallery: none, or three to eight. */
  garland: string[];
  /** Every photo of the gallery at full size, the garland's first. */
  all: string[];
}

/** A garland of fewer shapes looks lost. */
const FEWEST = 3;
const MOST = 8;
const CIRCLES = 2;

/** Photos that news and events bring along: they would stand on the page twice. */
function tellers(doc: SiteDocument): (string | null)[] {
  return [...(find(doc, 'news')?.items ?? []), ...(find(doc, 'events')?.items ?? [])].map(({ photo }) => photo);
}

const hasBareList = (doc: SiteDocument): boolean =>
  doc.sections.some(
    (section) =>
      section.type === 'list' && section.groups.every(({ items }) => items.every(({ photo }) => photo === null)),
  );

export function bouquetOf(doc: SiteDocument): Bouquet {
  const hero = find(doc, 'hero');
  const arch = hero?.photo ?? null;
  const about = find(doc, 'about')?.photo ?? null;
  const told = tellers(doc);
  const edge = edgeToEdge(doc);
  const photos = besideEdge(doc).filter((id) => id !== arch);
  const more = (hero?.more ?? []).filter((id) => id !== arch && id !== about && !edge.includes(id));
  const free = more.toSorted((a, b) => Number(told.includes(a)) - Number(told.includes(b)));
  // One that the garland cannot spare would stand on the page twice: then the arch stands alone.
  const spared = free.find((id) => !photos.includes(id) || photos.length > FEWEST);
  const drop = arch ? (spared ?? null) : null;
  const others = photos.filter((id) => id !== drop && id !== about);
  const spare = photos.length === 0 ? CIRCLES : Math.max(0, Math.min(others.length - FEWEST, CIRCLES));
  const circles = hasBareList(doc) ? free.filter((id) => id !== drop).slice(0, spare) : [];
  const rest = others.filter((id) => !circles.includes(id));
  const fresh = rest.filter((id) => !told.includes(id));
  const garland = [fresh, rest, photos].find((some) => some.length >= FEWEST) ?? photos;
  const shown = garland.slice(0, MOST);
  return { arch, drop, circles, garland: shown, all: [...new Set([...shown, ...photos])] };
}
