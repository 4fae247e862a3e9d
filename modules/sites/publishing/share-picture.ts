import type { SiteDocument } from '../../../site-kit/document.ts';
import type { PhotoEntry } from './manifest.ts';

/** Size that messengers and networks expect of a link's picture (ogp.me, as every network reads it). */
const [WIDTH, HEIGHT] = [1200, 630];
/** Anything smaller would be blown up to more than twice its size. */
const ENOUGH = 600;

/** The picture of shared links, cut from the hero's photo round its subject; null where the site has none. JPEG, because messengers read nothing newer. */
export function sharePicture(doc: Pick<SiteDocument, 'sections' | 'photos'>): PhotoEntry | null {
  const hero = doc.sections.find((section) => section.type === 'hero');
  const photo = hero?.photo ? doc.photos[hero.photo] : undefined;
  if (!photo || photo.width < ENOUGH) return null;
  return { kind: 'photo', photo: photo.id, width: WIDTH, format: 'jpeg', cut: { height: HEIGHT, focal: photo.focal } };
}
