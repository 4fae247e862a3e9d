import type { Cluster } from './photos.ts';

/** Chroma and share from which a colour of a photo is loud, and how far round the wheel loud photos may lie. */
const LOUD = { c: 0.09, share: 0.14 };
const ARC = 130;

/** Whether at least three photos shout, and no arc of the wheel holds them all. */
export function huesClash(photos: Cluster[][]): boolean {
  const hues = photos.flatMap((clusters) => {
    const [loudest] = clusters
      .filter(({ c, share, l }) => c >= LOUD.c && share >= LOUD.share && l > 0.2)
      .toSorted((a, b) => b.c * b.share - a.c * a.share);
    return loudest ? [loudest.h] : [];
  });
  return hues.length >= 3 && hues.every((from) => hues.some((to) => (to - from + 360) % 360 > ARC));
}
