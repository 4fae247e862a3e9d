/** What the colours of a site are made from: two hues of its logo, its photos or its trade. */
import { converter } from 'culori';
import type { Cluster } from './photos.ts';

const toOklch = converter('oklch');

export interface Seed {
  h: number;
  c: number;
  h2: number;
  c2: number;
  from: 'owner' | 'logo' | 'photo' | 'trade';
  /** A brand in black, white and grey: no ground and no accent gets a colour that it does not have. */
  neutral?: boolean;
}

function hueDistance(a: number, b: number): number {
  return Math.abs(((((a - b + 540) % 360) + 360) % 360) - 180);
}

/** Colours of a picture, the most telling first. `prefer`: hues of the trade in degrees, the end may pass 360. */
export function rankClusters(clusters: Cluster[], kind: 'logo' | 'photo', prefer: [number, number]): Cluster[] {
  return clusters
    .map((cluster) => {
      const { l, c, h, share } = cluster;
      let score = (share ** (kind === 'logo' ? 0.45 : 0.35) * Math.min(c, 0.2)) / 0.2;
      if (l < 0.22 || l > 0.93) score *= 0.35;
      const liked = (h - prefer[0] + 360) % 360 <= prefer[1] - prefer[0];
      const isSkinWoodOrWall = h > 35 && h < 85 && c < 0.115 && l > 0.25;
      if (kind === 'photo' && !liked && isSkinWoodOrWall) score *= 0.4;
      if (liked) score *= 1.5;
      // A kerb or a bottle cap is not the brand.
      if (kind === 'photo' && !liked && share < 0.03) score *= 0.5;
      return { cluster, score };
    })
    .filter(({ cluster }) => cluster.c > 0.035)
    .toSorted((a, b) => b.score - a.score)
    .map(({ cluster }) => cluster);
}

/** Under this share the colour of a logo is a speck. */
const SPECK = 0.02;
const INK_SHARE = 0.04;

/** Near black and near white a hue is noise; a logo of ink on paper says that its owner wants no colour. */
function isNeutral(logo: Cluster[]): boolean {
  const isColour = ({ l, c }: Cluster) => c > (l < 0.3 ? 0.07 : 0.04) && l < 0.95;
  const share = (found: Cluster[]) => found.reduce((sum, cluster) => sum + cluster.share, 0);
  return share(logo.filter(isColour)) < SPECK && share(logo.filter(({ l }) => l < 0.6)) >= INK_SHARE;
}

const NEUTRAL = 0.008;

/** Sources in order: a colour the owner pinned (#rrggbb), logo, photo, the trade's own hue and chroma. */
export function findSeed(input: {
  pinned?: string;
  logo: Cluster[];
  photo: Cluster[];
  prefer: [number, number];
  fallback: [number, number];
  /** Trades that must look sober: the second hue is the first one. */
  oneHue?: boolean;
}): Seed {
  if (input.pinned === undefined && isNeutral(input.logo)) {
    const [h] = input.fallback;
    return { h, c: NEUTRAL, h2: h, c2: NEUTRAL, from: 'logo', neutral: true };
  }
  const pinned = input.pinned === undefined ? undefined : toOklch(input.pinned);
  const found = [
    ...(pinned ? [{ h: pinned.h ?? 0, c: pinned.c, from: 'owner' as const }] : []),
    ...rankClusters(input.logo, 'logo', input.prefer).map(({ h, c }) => ({ h, c, from: 'logo' as const })),
    ...rankClusters(input.photo, 'photo', input.prefer).map(({ h, c }) => ({ h, c, from: 'photo' as const })),
  ];
  const [h, c] = input.fallback;
  const first = found[0] ?? { h, c, from: 'trade' as const };
  const other = input.oneHue
    ? { h: first.h, c: first.c * 0.6 }
    : found.find((color) => hueDistance(color.h, first.h) > 40);
  const second = other ?? {
    h: (first.h + 150) % 360,
    c: first.c * 0.8,
  };
  return {
    h: first.h,
    c: Math.max(0.06, Math.min(first.c, 0.19)),
    h2: second.h,
    c2: Math.max(0.05, Math.min(second.c, 0.17)),
    from: first.from,
  };
}
