/** Which pictures of a page are good for what. */
import type { Photo, Source, Text } from './document.ts';
import type { Writer } from './copy/writer.ts';
import type { Facts, Picture } from './facts/facts.ts';
import { isCutOf, isSamePicture } from './same-picture.ts';

export interface Cluster {
  /** OKLCH of the cluster's centre and its share of the pixels, 0..1. */
  l: number;
  c: number;
  h: number;
  share: number;
}
/** What an image library found out about a picture. */
export interface PhotoAnalysis {
  width: number;
  height: number;
  focal: [number, number];
  color: string;
  sharpness: number;
  /** 64 bits as 16 hex digits. */
  dhash: string;
  /** The same of its cuts (same-picture.ts); empty where nobody has looked. */
  cuts: string[];
  flyer: boolean;
  clusters: Cluster[];
  scrim: { whole: number; lower: number };
}
/** A picture of the page that was fetched and stored. `id` is the content hash of the stored original. */
export interface StoredPhoto extends Picture {
  photoId: string;
  analysis: PhotoAnalysis;
}
export interface StoredLogo {
  photoId: string;
  analysis: PhotoAnalysis;
}

export interface PhotoPlan {
  hero: string | null;
  /** Up to four more for a hero that shows several. */
  more: string[];
  /** For the story; never the hero, and not in the gallery. */
  about: string | null;
  /** Empty, or 3 to 12; no flyer among them but those that the owner added. */
  gallery: string[];
  /** Good photos by id, in the page's order, hero first. */
  usable: Map<string, StoredPhoto>;
  /** From the network's address to the id of the photo kept for it; duplicates point to the kept one. */
  bySource: Map<string, string>;
}

const MIN_SIDE = 480;
const MIN_SHORT_SIDE = 300;
const BLURRED = 16;
/** A strip such as the networks' covers; wider ones are banners. */
const WIDEST = 2.8;

/** Lying or square from 1200 pixels of width, standing from 1200 of height: what most people post. */
export function photoRole({ width, height, flyer }: PhotoAnalysis): Photo['role'] {
  const large = width >= height * 0.95 ? width >= 1200 : height >= 1200 && width >= 600;
  if (large && width <= height * WIDEST && !flyer) return 'hero';
  return width >= 600 ? 'card' : 'small';
}

export const isLargeEnough = ({ width, height }: Pick<PhotoAnalysis, 'width' | 'height'>): boolean =>
  width >= MIN_SIDE && height >= MIN_SHORT_SIDE;

/** Who added a photo has seen it: it may be as soft as they like. */
const isGood = ({ origin, analysis }: StoredPhoto): boolean =>
  isLargeEnough(analysis) && (origin === 'owner' || analysis.sharpness >= BLURRED);

/** Larger, sharper, nearer to the shape of a screen, a laptop's or a phone's. */
function heroScore({ width, height, sharpness }: PhotoAnalysis): number {
  const shape = width / height;
  const good = shape >= 1.2 && shape <= 2 ? 0.4 : shape >= 0.6 && shape <= 0.85 ? 0.2 : 0;
  return Math.min(Math.sqrt(width * height), 1500) / 1500 + Math.min(sharpness, 60) / 120 + good;
}

/** What an owner chose among the pictures, by the page's references; null and what is not named: as it would be. */
export interface PhotoChoice {
  order: readonly string[];
  hero: string | null;
  story: string | null;
}

/** Chooses once for all layouts, so that another layout needs no look at the pictures. */
export function planPhotos(
  photos: StoredPhoto[],
  logo: StoredLogo | null,
  wants: { about: boolean; choice?: PhotoChoice; told?: readonly string[] },
): PhotoPlan {
  const { order = [], hero: first = null, story = null } = wants.choice ?? {};
  const kept: StoredPhoto[] = [];
  const bySource = new Map<string, string>();
  for (const photo of inOrder(photos, order)) {
    if (!isGood(photo)) continue;
    if (logo && photo.origin !== 'owner' && isSamePicture(logo.analysis.dhash, photo.analysis.dhash)) continue;
    const known = kept.find(
      (other) => isSamePicture(other.analysis.dhash, photo.analysis.dhash) || isPart(photo, other),
    );
    if (!known) keepWhole(photo, kept, bySource);
    bySource.set(photo.source, (known ?? photo).photoId);
  }
  const chosen = (ref: string | null) => kept.find(({ photoId }) => ref !== null && photoId === bySource.get(ref));
  const hero = chosen(first) ?? chooseHero(kept);
  const rest = kept.filter((photo) => photo !== hero);
  const real = rest.filter((photo) => !photo.analysis.flyer);
  const told = rest.find((photo) => photo === chosen(story));
  // Beside its post or event a picture stands anyway; the story takes another or none.
  const posted = new Set((wants.told ?? []).flatMap((source) => bySource.get(source) ?? []));
  const unseen = real.filter(({ photoId }) => !posted.has(photoId));
  const about = wants.about ? (told ?? storyPhoto(unseen, real.length)) : null;
  // Pictures of events are announcements; they stand beside their event.
  const shown = rest.filter((photo) => photo !== about && photo.origin !== 'event');
  const wall = shown.filter((photo) => photo.origin === 'owner' || !photo.analysis.flyer);
  const more = real.toSorted((a, b) => Number(b.analysis.width >= 600) - Number(a.analysis.width >= 600)).slice(0, 4);
  const id = (photo: StoredPhoto) => photo.photoId;
  return {
    hero: hero?.photoId ?? null,
    more: more.map(id),
    about: about?.photoId ?? null,
    gallery: wall.length >= 3 ? wall.slice(0, 12).map(id) : [],
    usable: new Map((hero ? [hero, ...rest] : rest).map((photo) => [photo.photoId, photo])),
    bySource,
  };
}

/** An owner who adds a cut of a picture means it. What announces an event stands with it alone, so nothing gives way to it. */
const isPart = (part: StoredPhoto, whole: StoredPhoto): boolean =>
  part.origin !== 'owner' &&
  whole.origin !== 'owner' &&
  whole.origin !== 'event' &&
  isCutOf(part.analysis, whole.analysis);

/** In the place of the first that was cut out of it, and instead of all that were; else at the end. */
function keepWhole(photo: StoredPhoto, kept: StoredPhoto[], bySource: Map<string, string>): void {
  const parts = kept.filter((other) => isPart(other, photo));
  const at = parts[0] ? kept.indexOf(parts[0]) : kept.length;
  const isCover = parts.some(({ origin }) => origin === 'cover');
  kept.splice(at, 0, isCover ? { ...photo, origin: 'cover' } : photo);
  for (const part of parts) kept.splice(kept.indexOf(part), 1);
  const gone = new Set(parts.map(({ photoId }) => photoId));
  for (const [source, id] of bySource) if (gone.has(id)) bySource.set(source, photo.photoId);
}

/** What the owner added since they put the others in order, then these, then what came with the page. */
function inOrder(photos: StoredPhoto[], order: readonly string[]): StoredPhoto[] {
  if (order.length === 0) return photos;
  const places = new Map(order.map((ref, at) => [ref, at]));
  const place = ({ source, origin }: StoredPhoto): number =>
    places.get(source) ?? (origin === 'owner' ? -1 : order.length);
  return photos.toSorted((a, b) => place(a) - place(b));
}

/** Least longer side of a photo that leads where none is large: what networks keep of a standing one is 640 by 800. */
const MIDDLING = 790;
/** Least sides of one that stands as a phone holds it, 9 to 16: layouts give it a narrower place. */
const SLIM = 560;
const TALL = 960;

/**
 * The cover if it can carry a first screen, else the best photo that can, else the best of middling size. One that the owner added leads
 * only where the page has none: they choose the first themselves.
 */
function chooseHero(kept: StoredPhoto[]): StoredPhoto | null {
  const best = (list: StoredPhoto[]) =>
    list.toSorted((a, b) => heroScore(b.analysis) - heroScore(a.analysis))[0] ?? null;
  const fit = kept.filter((photo) => photoRole(photo.analysis) === 'hero' && photo.origin !== 'event');
  const able = fit.filter(({ origin }) => origin !== 'owner');
  const cover = able.find((photo) => photo.origin === 'cover');
  if (cover) return cover;
  const middling = kept.filter(
    ({ origin, analysis: { width, height, flyer } }) =>
      !flyer &&
      origin !== 'event' &&
      origin !== 'owner' &&
      width <= height * WIDEST &&
      (width >= 600 || (width >= SLIM && height >= TALL)) &&
      Math.max(width, height) >= (width < height ? MIDDLING : 900),
  );
  return best(able) ?? middling.find((photo) => photo.origin === 'cover') ?? best(middling) ?? best(fit);
}

/** A large one of those that stand nowhere else; none where the gallery needs every photo that there is beside the first. */
function storyPhoto(unseen: StoredPhoto[], real: number): StoredPhoto | null {
  if (real < 3) return unseen[0] ?? null;
  const large = unseen.filter(({ analysis: { width, height } }) => width >= 600 && height >= MIN_SIDE);
  return real >= 5 ? (large[1] ?? large[0] ?? unseen[1] ?? null) : null;
}

/** Photos of the document. Alt text is what the owner says is on it, else its caption, else "Photo {n} of {name}". */
export function documentPhotos(
  plan: PhotoPlan,
  facts: Facts,
  write: Writer,
  ownAlt: (ref: string) => Text | null,
): Record<string, Photo> {
  return Object.fromEntries(
    [...plan.usable.values()].map((photo, index) => {
      const numbered = write.standard('photo.alt', { n: String(index + 1), name: facts.name.value }, ['name']);
      const own = ownAlt(photo.source);
      const caption: Text | null =
        photo.caption && photo.id ? { value: photo.caption, source: { kind: 'photo', id: photo.id } } : null;
      const told = own ?? caption;
      return [photo.photoId, asPhoto(photo, told ? write.own(told) : numbered, pictureSource(photo, facts))];
    }),
  );
}

function pictureSource({ origin, id, added }: StoredPhoto, facts: Facts): Source {
  if (added) return { kind: 'owner', ...added };
  const post = facts.news.find((item) => item.id === id);
  if (origin === 'post' && post) return { kind: 'post', id: post.id, at: post.at };
  if (origin === 'event' && id) return { kind: 'event', id };
  if (origin === 'photo' && id) return { kind: 'photo', id };
  return { kind: 'field', field: origin === 'cover' ? 'cover' : 'photos' };
}

export function asPhoto({ photoId, analysis }: StoredLogo, alt: Text, source: Source): Photo {
  const { width, height, focal, color, scrim, flyer } = analysis;
  const photo = { id: photoId, width, height, focal, color, alt, source, scrim, role: photoRole(analysis) };
  return flyer ? { ...photo, whole: true } : photo;
}
