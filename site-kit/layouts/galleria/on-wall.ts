import type { SiteDocument } from '../../document.ts';
import { besideEdge, edgeToEdge } from '../parts/edge-to-edge.ts';
import { find } from '../parts/find.ts';
import { heroShape, tallOnes } from '../parts/hero-photos.ts';

const AT_DOOR = 3;
const KEPT = 3;

/** The pictures of the first screen: standing ones hang in twos and threes if the wall keeps enough. */
export function atDoor(doc: SiteDocument): string[] {
  const hero = find(doc, 'hero');
  if (!hero?.photo) return [];
  if (heroShape(doc, hero) !== 'tall') return [hero.photo];
  const wall = besideEdge(doc);
  const spare = tallOnes(doc, hero, AT_DOOR).filter((id) => id === hero.photo || wall.includes(id));
  return spare.slice(0, Math.max(1, 1 + wall.length - KEPT));
}

/** The works of the wall: what hangs neither at the door nor across the room. */
export function worksOf(doc: SiteDocument): string[] {
  const door = atDoor(doc);
  return besideEdge(doc).filter((id) => !door.includes(id));
}

/** The photo, unless it hangs somewhere already: no picture is shown twice. */
export function unlessOnWall(doc: SiteDocument, photo: string | null): string | null {
  const gallery = find(doc, 'gallery')?.photos ?? [];
  return [...atDoor(doc), ...gallery, ...edgeToEdge(doc)].some((id) => id === photo) ? null : photo;
}
