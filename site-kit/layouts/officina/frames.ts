import type { Photo } from '../../document.ts';

/** Pixels that the largest frame needs: a panorama that fills it would be enlarged. */
const LARGE = { width: 900, height: 600 };
/** Pixels of the frame that is as wide, but half as high. */
const WIDE = 640;

export interface Frames {
  /** Class of the sheet: which frames there are and how they stand. */
  shape: 'three' | 'four' | 'five' | 'nine' | 'thirds' | 'quarters';
  /** Whether the first photo has the large frame. */
  large: boolean;
  /** How many photos it holds; every row is full. */
  count: number;
  /** All photos, those that are framed first. */
  order: string[];
}

const landscape = (photo: Photo): boolean => photo.width > photo.height;

/** The largest sheet of frames that the photos fill; the first photo with the pixels for it has the large frame. */
export function framesOf(photos: Photo[]): Frames {
  const large = photos.find((photo) => photo.width >= LARGE.width && photo.height >= LARGE.height && landscape(photo));
  const ids = (list: Photo[]) => list.map(({ id }) => id);
  if (!large) {
    const count = photos.length >= 8 ? 8 : photos.length >= 6 ? 6 : photos.length >= 4 ? 4 : 3;
    return { shape: count % 4 === 0 ? 'quarters' : 'thirds', large: false, count, order: ids(photos) };
  }
  const others = photos.filter((photo) => photo !== large);
  if (photos.length >= 9) return { shape: 'nine', large: true, count: 9, order: ids([large, ...others]) };
  if (photos.length >= 5) return { shape: 'five', large: true, count: 5, order: ids([large, ...others]) };
  const wide = others.findLast((photo) => photo.width >= WIDE && landscape(photo));
  if (photos.length === 4 && wide)
    return {
      shape: 'four',
      large: true,
      count: 4,
      order: ids([large, ...others.filter((photo) => photo !== wide), wide]),
    };
  return { shape: 'three', large: true, count: 3, order: ids([large, ...others]) };
}
