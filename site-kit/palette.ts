/** Colours of a site: two seeds from logo and photos, one strategy for each layout, every role solved to its contrast. */
import { clampChroma, converter, formatHex, wcagContrast } from 'culori';
import type { LayoutName, Palette } from './document.ts';
import type { Cluster } from './photos.ts';

const toOklch = converter('oklch');

export interface Seed {
  h: number;
  c: number;
  h2: number;
  c2: number;
  from: 'owner' | 'logo' | 'photo' | 'trade';
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

/** Sources in order: a colour the owner pinned (#rrggbb), logo, photo, the trade's own hue and chroma. */
export function findSeed(input: {
  pinned?: string;
  logo: Cluster[];
  photo: Cluster[];
  prefer: [number, number];
  fallback: [number, number];
}): Seed {
  const pinned = input.pinned === undefined ? undefined : toOklch(input.pinned);
  const found = [
    ...(pinned ? [{ h: pinned.h ?? 0, c: pinned.c, from: 'owner' as const }] : []),
    ...rankClusters(input.logo, 'logo', input.prefer).map(({ h, c }) => ({ h, c, from: 'logo' as const })),
    ...rankClusters(input.photo, 'photo', input.prefer).map(({ h, c }) => ({ h, c, from: 'photo' as const })),
  ];
  const [h, c] = input.fallback;
  const first = found[0] ?? { h, c, from: 'trade' as const };
  const second = found.find((color) => hueDistance(color.h, first.h) > 40) ?? {
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

function color(l: number, c: number, h: number): string {
  return formatHex(clampChroma({ mode: 'oklch', l, c, h }, 'oklch'));
}

interface Wanted {
  h: number;
  c: number;
  /** Lightness wished for. */
  l: number;
  on: string[];
  ratio: number;
}

/** The colour of a hue, nearest to the wished lightness, that reaches the ratio on every ground; black or white where none does. */
function solve({ h, c, l, on, ratio }: Wanted): string {
  const reaches = (candidate: string) => on.every((ground) => wcagContrast(candidate, ground) >= ratio);
  for (let step = 0; step <= 200; step += 1) {
    for (const lightness of [l - step / 200, l + step / 200]) {
      if (lightness < 0 || lightness > 1) continue;
      const candidate = color(lightness, c, h);
      if (reaches(candidate)) return candidate;
    }
  }
  return on.every((ground) => wcagContrast('#000000', ground) >= wcagContrast('#ffffff', ground))
    ? '#000000'
    : '#ffffff';
}

/** A little over 4.5, so that rounding never fails an audit. */
const TEXT = 4.6;
const GRAPHIC = 3.1;

interface Scheme {
  bg: string;
  surface: string;
  alt: string;
  h: number;
  c: number;
  accentL: number;
  second: [h: number, c: number];
  inkH?: number;
  inkC?: number;
  lineL?: number;
  dark?: boolean;
}

function roles(scheme: Scheme): Palette {
  const { bg, surface, alt, h, c, accentL, second, dark = false } = scheme;
  const { inkH = h, inkC = 0.02, lineL = dark ? 0.32 : 0.87 } = scheme;
  const on = [bg, surface, alt];
  const accent = color(accentL, c, h);
  return {
    bg,
    surface,
    alt,
    ink: solve({ h: inkH, c: inkC, l: dark ? 0.95 : 0.2, on, ratio: 7 }),
    muted: solve({ h: inkH, c: inkC, l: dark ? 0.74 : 0.47, on, ratio: TEXT }),
    line: color(lineL, 0.015, inkH),
    accent,
    onAccent:
      wcagContrast('#ffffff', accent) >= TEXT
        ? '#ffffff'
        : solve({ h, c: 0.04, l: dark ? 0.15 : 0.18, on: [accent], ratio: TEXT }),
    link: solve({ h, c, l: accentL, on, ratio: TEXT }),
    focus: solve({ h, c, l: dark ? 0.8 : 0.45, on, ratio: GRAPHIC }),
    second: solve({ h: second[0], c: second[1], l: dark ? 0.72 : 0.55, on, ratio: GRAPHIC }),
  };
}

type Strategy = (s: Seed) => Omit<Scheme, 'second'> & { second?: Scheme['second'] };
const STRATEGIES: Record<LayoutName, Strategy> = {
  tavola: ({ h, c }) => ({
    bg: color(0.972, 0.014, 80),
    surface: color(0.99, 0.006, 80),
    alt: color(0.935, 0.024, 75),
    h,
    c,
    accentL: 0.48,
    inkH: 60,
  }),
  galleria: ({ h, c }) => ({
    bg: '#ffffff',
    surface: '#ffffff',
    alt: color(0.965, 0.003, h),
    h,
    c: Math.min(c, 0.13),
    accentL: 0.35,
    inkC: 0.004,
  }),
  notte: ({ h, c }) => ({
    bg: color(0.155, 0.012, h),
    surface: color(0.205, 0.016, h),
    alt: color(0.12, 0.01, h),
    h,
    c,
    accentL: 0.78,
    dark: true,
  }),
  manifesto: ({ h, c, h2, c2 }) => ({
    bg: color(0.86, Math.max(0.12, c), h),
    surface: color(0.95, 0.05, h),
    alt: color(0.8, 0.13, h),
    h: h2,
    c: c2,
    accentL: 0.32,
    inkH: h,
    inkC: 0.05,
    lineL: 0.3,
    second: [h, c],
  }),
  giardino: ({ h, c, h2 }) => ({
    bg: color(0.965, 0.02, h),
    surface: color(0.99, 0.008, h),
    alt: color(0.9, 0.05, h2),
    h,
    c,
    accentL: 0.42,
  }),
  studio: ({ h, c }) => ({
    bg: color(0.975, 0.004, 255),
    surface: '#ffffff',
    alt: color(0.94, 0.012, h),
    h,
    c: Math.min(c, 0.12),
    accentL: 0.36,
    inkH: 260,
    inkC: 0.03,
  }),
  bottega: ({ h, c }) => ({
    bg: '#ffffff',
    surface: color(0.97, 0.012, h),
    alt: color(0.92, 0.045, h),
    h,
    c,
    accentL: 0.52,
  }),
  officina: ({ h, c }) => ({
    bg: color(0.95, 0.004, h),
    surface: '#ffffff',
    alt: color(0.91, 0.006, h),
    h,
    c: Math.max(c, 0.14),
    accentL: 0.62,
    inkC: 0.005,
    lineL: 0.3,
  }),
  riviera: ({ h, c }) => ({
    bg: color(0.985, 0.01, 85),
    surface: '#ffffff',
    alt: color(0.93, 0.03, h),
    h,
    c: Math.min(c, 0.13),
    accentL: 0.43,
    inkH: h,
    inkC: 0.04,
  }),
  gelato: ({ h, c, h2 }) => ({
    bg: color(0.955, 0.04, h),
    surface: '#ffffff',
    alt: color(0.925, 0.06, h2),
    h,
    c: Math.max(c, 0.14),
    accentL: 0.47,
    inkH: h,
    inkC: 0.06,
  }),
};

export function paletteFor(layout: LayoutName, seed: Seed): Palette {
  return roles({ second: [seed.h2, seed.c2], ...STRATEGIES[layout](seed) });
}

/** WCAG contrast of every pair a layout may use, by "role/ground". Text pairs need 4.5, focus and second 3. */
export function checkPalette(palette: Palette): Record<string, number> {
  const pairs = (['ink', 'muted', 'link', 'focus', 'second'] as const).flatMap((role) =>
    (['bg', 'surface', 'alt'] as const).map(
      (ground) => [`${role}/${ground}`, wcagContrast(palette[role], palette[ground])] as const,
    ),
  );
  return { ...Object.fromEntries(pairs), 'onAccent/accent': wcagContrast(palette.onAccent, palette.accent) };
}
