/**
 * Cuts the fonts of the layouts down to the letters that the five languages need and writes them, with the manifest
 * that the renderer reads. Run by hand after a change of this table: `node scripts/fonts.ts`.
 */
import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fromBuffer } from '@capsizecss/unpack';
import subsetFont from 'subset-font';
import type { Options } from 'subset-font';

const FAMILIES = [
  { family: 'Alegreya', slug: 'alegreya', weights: [500, 500], italic: [400, 400], like: 'serif' },
  { family: 'Source Sans 3', slug: 'source-sans-3', weights: [400, 600], italic: null, like: 'sans' },
  { family: 'Noto Serif Display', slug: 'noto-serif-display', weights: [340, 340], italic: [340, 340], like: 'serif' },
  { family: 'Commissioner', slug: 'commissioner', weights: [400, 600], italic: null, like: 'sans' },
  { family: 'Source Serif 4', slug: 'source-serif-4', weights: [400, 600], italic: null, like: 'serif' },
  { family: 'Geologica', slug: 'geologica', weights: [400, 700], italic: null, like: 'sans' },
  {
    family: 'Sofia Sans Extra Condensed',
    slug: 'sofia-sans-extra-condensed',
    weights: [900, 900],
    italic: null,
    like: 'sans',
  },
  { family: 'Sofia Sans', slug: 'sofia-sans', weights: [400, 700], italic: null, like: 'sans' },
  { family: 'IBM Plex Sans', slug: 'ibm-plex-sans', weights: [400, 700], italic: null, like: 'sans' },
  { family: 'JetBrains Mono', slug: 'jetbrains-mono', weights: [500, 500], italic: null, like: 'sans' },
  { family: 'Brygada 1918', slug: 'brygada-1918', weights: [400, 400], italic: [400, 400], like: 'serif' },
  { family: 'Manrope', slug: 'manrope', weights: [400, 600], italic: null, like: 'sans' },
  { family: 'Ysabeau', slug: 'ysabeau', weights: [300, 600], italic: null, like: 'sans' },
  { family: 'Syne', slug: 'syne', weights: [600, 600], italic: null, like: 'sans' },
  { family: 'Inter Tight', slug: 'inter-tight', weights: [400, 500], italic: null, like: 'sans' },
] as const;

/**
 * What sites switch on: pairs, accents, the figures of menus and of opening hours. Ligatures and stylistic sets, a third of
 * some fonts, stay behind: a home page may weigh 80 kB, its fonts included.
 */
const FEATURES = ['kern', 'mark', 'ccmp', 'locl', 'lnum', 'tnum'];

/** Families that exist only as one file per weight; the first weight is the one that headings are set in. */
const STATIC_FAMILIES = [
  { family: 'M PLUS Rounded 1c', slug: 'm-plus-rounded-1c', weights: [800, 500], like: 'sans' },
] as const;

/** What text in any script needs: figures, the letters of addresses, punctuation of five typographic traditions, currencies. */
const BASIC =
  'U+0020-007E,U+00A0,U+00A3,U+00A9,U+00AB,U+00AE,U+00B0,U+00B4,U+00B7,U+00BB,U+00BD,U+00D7,U+2009-200A,U+2010-2015,U+2018-201E,U+2022,U+2026,U+202F,U+2032-2033,U+2039-203A,U+20AC,U+2122,U+2212';
/** What only words in western languages need. */
const ACCENTS =
  'U+00A1-00A2,U+00A4-00A8,U+00AA,U+00AC-00AD,U+00AF,U+00B1-00B3,U+00B5-00B6,U+00B8-00BA,U+00BC,U+00BE-00D6,U+00D8-00FF,U+0131,U+0152-0153,U+0178,U+2020-2021';
/**
 * Subsets are made of `latin` and `greek`. Where whole files are linked, a western page fetches `latin`; a Greek one `greek`
 * and `basic`, and `latin` only for a French or Spanish word.
 */
const SCRIPTS = {
  latin: `${BASIC},${ACCENTS}`,
  basic: BASIC,
  greek: 'U+0384-038A,U+038C,U+038E-03A1,U+03A3-03CE',
} as const;
/** Files of the packages in which the letters of a script are. */
const SOURCES = { latin: 'latin', basic: 'latin', greek: 'greek' } as const;

/**
 * System faces that stand in where the font has no letter or does not arrive, with the free ones of equal widths, and their
 * average width in em. `local()` reads the full name, and on some systems the PostScript name.
 */
const SYSTEM = {
  serif: {
    regular: { locals: ['Times New Roman', 'Liberation Serif'], xWidthAvg: 832 / 2048 },
    bold: {
      locals: ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold'],
      xWidthAvg: 886 / 2048,
    },
  },
  sans: {
    regular: { locals: ['Arial', 'Liberation Sans'], xWidthAvg: 913 / 2048 },
    bold: { locals: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'], xWidthAvg: 983 / 2048 },
  },
} as const;
type Like = keyof typeof SYSTEM;
/** Text and headings differ in width and blackness: the lighter half of the weights has a stand-in of its own. */
const LIGHTER = '1 500';
const BOLDER = '501 1000';
const isBold = (wght: number): boolean => wght > 500;

const OUT = new URL('../site-kit/fonts/', import.meta.url).pathname;
const PACKAGES = new URL('../node_modules/@fontsource-variable/', import.meta.url).pathname;
const STATIC_PACKAGES = new URL('../node_modules/@fontsource/', import.meta.url).pathname;

function letters(range: string): string {
  return range
    .split(',')
    .flatMap((part) => {
      const [from, to] = part.slice(2).split('-');
      const first = Number.parseInt(from ?? '', 16);
      const last = to ? Number.parseInt(to, 16) : first;
      return Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i));
    })
    .join('');
}

const percent = (value: number): string => `${(value * 100).toFixed(2)}%`;

/** How the system face must be stretched so that a line takes the same room before and after the swap. */
async function fallback(font: Buffer, like: Like, wght: number, weight: string) {
  const metrics = await fromBuffer(font);
  const { locals, xWidthAvg } = SYSTEM[like][isBold(wght) ? 'bold' : 'regular'];
  const size = metrics.xWidthAvg / metrics.unitsPerEm / xWidthAvg;
  const em = metrics.unitsPerEm * size;
  return {
    locals,
    weight,
    sizeAdjust: percent(size),
    ascent: percent(metrics.ascent / em),
    descent: percent(Math.abs(metrics.descent) / em),
    lineGap: percent(metrics.lineGap / em),
  };
}

/** One stand-in for a family with one weight, two for a range: as wide as its lightest and as its boldest letters. */
async function fallbacks(slug: string, [min = 400, max = 400]: readonly number[], like: Like) {
  const whole = await readFile(join(PACKAGES, slug, 'files', `${slug}-latin-wght-normal.woff2`));
  const at = async (wght: number) =>
    subsetFont(whole, letters(SCRIPTS.latin), { targetFormat: 'woff2', variationAxes: { wght } });
  if (min === max) return [await fallback(await at(min), like, min, '1 1000')];
  return [await fallback(await at(min), like, min, LIGHTER), await fallback(await at(max), like, max, BOLDER)];
}

type Script = keyof typeof SCRIPTS;

/** Keeps the letters of the script, and of a variable font the range of weights, unless the original is smaller. */
async function store(original: Buffer, script: Script, stem: string, options: Omit<Options, 'targetFormat'> = {}) {
  const smaller = await subsetFont(original, letters(SCRIPTS[script]), { targetFormat: 'woff2', ...options });
  const best = smaller.length < original.length ? smaller : original;
  const hash = createHash('sha256').update(best).digest('hex').slice(0, 10);
  const file = `${stem}.${hash}.woff2`;
  await writeFile(join(OUT, file), best);
  process.stdout.write(`${file} ${(original.length / 1024).toFixed(1)} -> ${(best.length / 1024).toFixed(1)} kB\n`);
  return { file, bytes: best.length };
}

async function cut(slug: string, script: Script, style: 'normal' | 'italic', weights: readonly number[]) {
  const original = await readFile(join(PACKAGES, slug, 'files', `${slug}-${SOURCES[script]}-wght-${style}.woff2`));
  const [min = 400, max = 400] = weights;
  const { file, bytes } = await store(original, script, `${slug}-${script}-${style}`, {
    variationAxes: { wght: { min, max } },
    keepFeatures: FEATURES,
  });
  return { file, script, style, weight: `${min} ${max}`, bytes };
}

async function cutStatic(slug: string, script: Script, weight: number) {
  const original = await readFile(
    join(STATIC_PACKAGES, slug, 'files', `${slug}-${SOURCES[script]}-${weight}-normal.woff2`),
  );
  const { file, bytes } = await store(original, script, `${slug}-${script}-${weight}`);
  return { file, script, style: 'normal', weight: `${weight}`, bytes };
}

await mkdir(OUT, { recursive: true });
const manifest: Record<string, unknown> = {};
for (const { family, slug, weights, italic, like } of FAMILIES) {
  // The fonts' licence (OFL 1.1) asks that its text travels with every copy.
  await copyFile(join(PACKAGES, slug, 'LICENSE'), join(OUT, `${slug}.LICENSE.txt`));
  const faces = [];
  for (const script of Object.keys(SCRIPTS) as Script[]) {
    faces.push(await cut(slug, script, 'normal', weights));
    if (italic) faces.push(await cut(slug, script, 'italic', italic));
  }
  const generic = like === 'serif' ? 'serif' : 'sans-serif';
  manifest[family] = { generic, fallbacks: await fallbacks(slug, weights, like), faces };
}

for (const { family, slug, weights, like } of STATIC_FAMILIES) {
  await copyFile(join(STATIC_PACKAGES, slug, 'LICENSE'), join(OUT, `${slug}.LICENSE.txt`));
  const faces = [];
  for (const script of Object.keys(SCRIPTS) as Script[])
    for (const weight of weights) faces.push(await cutStatic(slug, script, weight));
  const whole = async (weight: number) =>
    readFile(join(STATIC_PACKAGES, slug, 'files', `${slug}-latin-${weight}-normal.woff2`));
  const [bold, light] = weights;
  const standIns = [
    await fallback(await whole(light), like, light, LIGHTER),
    await fallback(await whole(bold), like, bold, BOLDER),
  ];
  manifest[family] = { generic: 'sans-serif', fallbacks: standIns, faces };
}

const made = JSON.stringify(manifest);
for (const old of await readdir(OUT)) if (old.endsWith('.woff2') && !made.includes(old)) await rm(join(OUT, old));

await writeFile(
  join(OUT, 'manifest.ts'),
  `/** Written by scripts/fonts.ts. */
export interface FontFace {
  file: string;
  script: 'latin' | 'basic' | 'greek';
  style: 'normal' | 'italic';
  weight: string;
  bytes: number;
}
/** A system face stretched to the font's widths, for a range of weights. */
export interface FontFallback {
  locals: readonly string[];
  weight: string;
  sizeAdjust: string;
  ascent: string;
  descent: string;
  lineGap: string;
}
export interface FontFamily {
  generic: 'serif' | 'sans-serif';
  fallbacks: readonly FontFallback[];
  faces: readonly FontFace[];
}
export const FONTS = ${JSON.stringify(manifest, null, 2)} as const satisfies Record<string, FontFamily>;
export type FontName = keyof typeof FONTS;
`,
);
