import type { Photo, SiteDocument } from '../../document.ts';
import { find } from './find.ts';
import { isTall } from './hero-photos.ts';

/** Pixels with which one photo spans a laptop's screen, and those of a third of it. */
const SPANS = 1440;
const THIRD = 600;
/** A gallery keeps at least so many. */
const KEPT = 3;

const spans = ({ width, height }: Photo): boolean => width >= SPANS && width >= height * 1.2;

/**
 * Photos for a picture from edge to edge between two sections: the one beside the story if it lies and has the pixels, else
 * one of the gallery, else three that stand, side by side. Empty where the gallery would be left with too few.
 */
export function edgeToEdge(doc: SiteDocument): string[] {
  const gallery = find(doc, 'gallery');
  if (!gallery) return [];
  const photos = gallery.photos.flatMap((id) => doc.photos[id] ?? []);
  const story = doc.photos[find(doc, 'about')?.photo ?? ''];
  if (story && spans(story)) return [story.id];
  const wide = photos.find(spans);
  if (wide && photos.length > KEPT) return [wide.id];
  const tall = [...(story ? [story] : []), ...photos].filter((photo) => isTall(photo) && photo.width >= THIRD);
  const three = tall.slice(0, 3).map(({ id }) => id);
  return three.length === 3 && photos.filter(({ id }) => !three.includes(id)).length >= KEPT ? three : [];
}

/** What the gallery itself shows beside them. */
export function besideEdge(doc: SiteDocument): string[] {
  const taken = edgeToEdge(doc);
  return (find(doc, 'gallery')?.photos ?? []).filter((id) => !taken.includes(id));
}

/** The story's photo, unless it stands there. */
export function storyPhoto(doc: SiteDocument): string | null {
  const photo = find(doc, 'about')?.photo ?? null;
  return photo !== null && edgeToEdge(doc).includes(photo) ? null : photo;
}
