/** Which photo stands where, so that a page shows each of them once as long as there are enough. */
import type { SiteDocument } from '../../document.ts';
import { find } from '../parts/find.ts';

export interface Bouquet {
  /** The large arch of the first screen; null: a drawn poster fills it. */
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

export function bouquetOf(doc: SiteDocument): Bouquet {
  const hero = find(doc, 'hero');
  const arch = hero?.photo ?? null;
  const told = find(doc, 'about')?.photo ?? null;
  const photos = (find(doc, 'gallery')?.photos ?? []).filter((id) => id !== arch);
  const free = (hero?.more ?? []).filter((id) => id !== arch && id !== told);
  const upright = free.find((id) => (doc.photos[id]?.height ?? 0) > (doc.photos[id]?.width ?? 0));
  const drop = arch ? (upright ?? free[0] ?? null) : null;
  const fresh = photos.filter((id) => id !== drop && id !== told);
  const spare = fresh.length === 0 ? CIRCLES : fresh.length - FEWEST;
  const lists = doc.sections.filter((section) => section.type === 'list');
  const bare = lists.some(({ groups }) => groups.every(({ items }) => items.every(({ photo }) => photo === null)));
  const circles = bare ? free.filter((id) => id !== drop).slice(0, Math.max(0, Math.min(spare, CIRCLES))) : [];
  const rest = fresh.filter((id) => !circles.includes(id));
  const garland = (rest.length >= FEWEST ? rest : photos).slice(0, MOST);
  return { arch, drop, circles, garland, all: [...new Set([...garland, ...photos])] };
}
