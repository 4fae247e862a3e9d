/** The fonts of a page: subsets inside it, or links to whole files; and the stand-ins for letters that no font has. */
import { createHash } from 'node:crypto';
import type { Lang } from '../document.ts';
import { FONTS } from '../fonts/manifest.ts';
import type { FontFallback, FontFamily, FontName } from '../fonts/manifest.ts';
import type { Layout } from '../layouts/contract.ts';
import { covers, linkedFamilies, onceForLayout, subsetFamilies, type PageFace } from './faces.ts';

/** A font file of which a page needs these letters, in ascending order. */
export interface FontNeed {
  file: string;
  letters: string;
}

const family = (name: FontName): FontFamily => FONTS[name];

/** Value of `font-family`. */
export const fontStack = (name: FontName): string => `"${name}","${name} fallback",${family(name).generic}`;

function standIn(name: FontName, { locals, weight, sizeAdjust, ascent, descent, lineGap }: FontFallback): string {
  const sources = locals.map((local) => `local("${local}")`).join(',');
  return `@font-face{font-family:"${name} fallback";font-weight:${weight};src:${sources};size-adjust:${sizeAdjust};ascent-override:${ascent};descent-override:${descent};line-gap-override:${lineGap}}`;
}

/** Rules of the faces that stand in where no font of the layout has a letter. */
export const standIns = onceForLayout((layout) =>
  subsetFamilies(layout)
    .flatMap(({ name }) => family(name).fallbacks.map((fallback) => standIn(name, fallback)))
    .join(''),
);

/** A browser prints nothing until the font is there, and so nothing twice. */
const face = (name: FontName, { style, weight, range }: PageFace, source: string): string =>
  `@font-face{font-family:"${name}";${style === 'normal' ? '' : 'font-style:italic;'}font-weight:${weight};font-display:block;src:url("${source}");unicode-range:${range}}`;

const inRange = (letters: string, range: string): string => {
  const covered = covers(range);
  return [...letters].filter((letter) => covered(letter.codePointAt(0) ?? 0)).join('');
};

/** Subsets that a page needs; a file of which it prints no letter is not among them. */
export const fontNeeds = (layout: Layout, letters: string): FontNeed[] =>
  subsetFamilies(layout)
    .flatMap(({ faces }) => faces.map(({ file, range }) => ({ file, letters: inRange(letters, range) })))
    .filter((need) => need.letters !== '');

/**
 * Chromium unpacks a font inside the page beside its other work, and may paint a first frame in the measures of the stand-in: what
 * moves then counts. For fonts that the <head> asks for in words it waits (RenderBlockingResourceManager), at most 50 ms, which is too
 * little on a slow phone. So the first paint waits for the last element (HTML Standard, link type "expect") until the fonts are there.
 */
export const LAST_ELEMENT = 'end';
const LOAD_FONTS = 'Promise.all([...document.fonts].map(f=>f.load())).then(()=>F.remove())';
const LOADS_FONTS = `<link id="F" rel="expect" href="#${LAST_ELEMENT}" blocking="render"/><script>${LOAD_FONTS}</script>`;
export const LOAD_FONTS_SHA256 = `sha256-${createHash('sha256').update(LOAD_FONTS).digest('base64')}`;
export const carriesFonts = (head: string): boolean => head.includes(LOADS_FONTS);

/** @param subsets WOFF2 in base64 by file; a face whose file is not among them prints nothing on this page */
export const inlinedFonts = (layout: Layout, subsets: ReadonlyMap<string, string>): string => {
  const rules = subsetFamilies(layout).flatMap(({ name, faces }) =>
    faces.flatMap((one) => {
      const subset = subsets.get(one.file);
      return subset === undefined ? [] : [face(name, one, `data:font/woff2;base64,${subset}`)];
    }),
  );
  return `<style>${rules.join('')}</style>${LOADS_FONTS}`;
};

export function linkedFonts(layout: Layout, lang: Lang, fontUrl: (file: string) => string): string {
  const families = linkedFamilies(layout, lang);
  const preloads = families
    .flatMap(({ faces }) => faces.filter(({ own }) => own))
    .map(
      ({ file }) => `<link rel="preload" as="font" type="font/woff2" href="${fontUrl(file)}" crossorigin="anonymous"/>`,
    );
  const rules = families.flatMap(({ name, faces }) => faces.map((one) => face(name, one, fontUrl(one.file))));
  return `${preloads.join('')}<style>${rules.join('')}</style>`;
}
