import type { SiteDocument } from '../../document.ts';
import { find } from '../parts/find.ts';

/** The photo, unless it hangs at the door or on the wall already: no picture is shown twice. */
export function unlessOnWall(doc: SiteDocument, photo: string | null): string | null {
  const seen = [find(doc, 'hero')?.photo, ...(find(doc, 'gallery')?.photos ?? [])];
  return seen.includes(photo) ? null : photo;
}
