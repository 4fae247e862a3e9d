/** Colours of a site from its seeds: one strategy for each layout, every role solved to its contrast. */
import { clampChroma, converter, formatHex, wcagContrast } from 'culori';
import type { LayoutName, Palette } from './document.ts';
import type { Seed } from './seed.ts';

const toOklch = converter('oklch');

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
    line: color(lineL, Math.min(0.015, inkC), inkH),
    accent,
    onAccent:
      wcagContrast('#ffffff', accent) >= TEXT
        ? '#ffffff'
        : solve({ h, c: Math.min(0.04, c), l: dark ? 0.15 : 0.18, on: [accent], ratio: TEXT }),
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
  const scheme: Scheme = { second: [seed.h2, seed.c2], ...STRATEGIES[layout](seed) };
  return roles(seed.neutral ? withoutColour(scheme) : scheme);
}

const GREY = 0.006;

/** The same lightness everywhere, the accent nearer to ink: a black brand stays black. */
function withoutColour(scheme: Scheme): Scheme {
  const grey = (hex: string) => {
    const { l, c, h = 0 } = toOklch(hex) ?? { l: 1, c: 0 };
    return color(l, Math.min(c, GREY), h);
  };
  const { bg, surface, alt, accentL, dark, second } = scheme;
  return {
    ...scheme,
    bg: grey(bg),
    surface: grey(surface),
    alt: grey(alt),
    c: GREY,
    inkC: GREY,
    second: [second[0], GREY],
    accentL: dark ? 0.9 : Math.min(accentL, 0.24),
  };
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
