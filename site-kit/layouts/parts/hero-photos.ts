import type { Photo, SectionOf, SiteDocument } from '../../document.ts';

/** A little under the square: squares are composed as landscapes are. */
const STANDING = 0.95;
/** Pixels of width that a photo needs beside the first one. */
const BESIDE = 600;

export const isTall = ({ width, height }: Photo): boolean => width < height * STANDING;

/** How the first screen's photo stands, for compositions that differ. */
export function heroShape(doc: SiteDocument, hero: SectionOf<'hero'>): 'none' | 'wide' | 'tall' {
  const photo = hero.photo ? doc.photos[hero.photo] : undefined;
  if (!photo) return 'none';
  return isTall(photo) ? 'tall' : 'wide';
}

/** Further standing photos for compositions of two or three; the first is the hero's. */
export function tallOnes(doc: SiteDocument, hero: SectionOf<'hero'>, most: number): string[] {
  const more = hero.more.filter((id) => {
    const photo = doc.photos[id];
    return photo !== undefined && isTall(photo) && photo.width >= BESIDE;
  });
  return [...(hero.photo ? [hero.photo] : []), ...more].slice(0, most);
}
