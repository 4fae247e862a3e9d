/** Which font files a page takes its letters from. */
import type { Lang } from '../document.ts';
import { FONTS } from '../fonts/manifest.ts';
import type { FontFace, FontFamily, FontName } from '../fonts/manifest.ts';
import type { Layout } from '../layouts/contract.ts';

interface Use {
  /** unicode-range in which a browser takes letters from the file. */
  range: string;
  /** Holds letters of the page's own language: where files are linked, it is fetched at once. */
  own: boolean;
}
export type PageFace = FontFace & Use;
export interface PageFamily {
  name: FontName;
  faces: PageFace[];
}

type Uses = Partial<Record<FontFace['script'], Use>>;
// Short rather than exact, as they stand in every page: a letter that a file lacks is taken from the next font.
const WESTERN: Uses = {
  latin: { range: 'U+0-2FF,U+2000-2FFF', own: true },
  greek: { range: 'U+370-3FF', own: false },
};
/** Figures and points come from a small file, the whole western one only with a word such as "crêpe". */
const GREEK: Uses = {
  latin: { range: 'U+C0-D6,U+D8-2FF', own: false },
  basic: { range: 'U+0-BF,U+D7,U+2000-2FFF', own: true },
  greek: { range: 'U+370-3FF', own: true },
};

/** Letters that a family draws wrongly, left to its stand-in: the Theta of Brygada 1918 is an O with a macron. */
const GREEK_BUT_THETA = 'U+370-397,U+399-3FF';
const RANGES: Partial<Record<FontName, Partial<Record<FontFace['script'], string>>>> = {
  'Brygada 1918': { greek: GREEK_BUT_THETA },
};

/** Remembers what follows from a layout alone, for every page of every site that is drawn. */
export function onceForLayout<T>(make: (layout: Layout) => T): (layout: Layout) => T {
  const made = new WeakMap<Layout, { value: T }>();
  return (layout) => {
    const known = made.get(layout) ?? { value: make(layout) };
    made.set(layout, known);
    return known.value;
  };
}

/** Italics only of the display family and only if the layout sets them. */
function select({ fonts: { display, body, italic } }: Layout, uses: Uses): PageFamily[] {
  return [...new Set([display, body])].map((name) => {
    const { faces }: FontFamily = FONTS[name];
    return {
      name,
      faces: faces.flatMap((face) => {
        const use = uses[face.script];
        const set = face.style === 'normal' || (italic && name === display);
        const range = RANGES[name]?.[face.script] ?? use?.range;
        return use && range && set ? [{ ...face, ...use, range }] : [];
      }),
    };
  });
}

const westernFamilies = onceForLayout((layout) => select(layout, WESTERN));
const greekFamilies = onceForLayout((layout) => select(layout, GREEK));

/** Faces of a layout's families on a page that links whole files. */
export const linkedFamilies = (layout: Layout, lang: Lang): PageFamily[] =>
  lang === 'el' ? greekFamilies(layout) : westernFamilies(layout);

/** Faces that a page's subsets are made from, in whatever language: each letter of a family stands in one file only. */
export const subsetFamilies = westernFamilies;

/** Tells whether a unicode-range covers a code point. */
export function covers(range: string): (codePoint: number) => boolean {
  const spans = range.split(',').map((part) => {
    const [from = '', to = from] = part.trim().slice(2).split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
  });
  return (codePoint) => spans.some(([from, to]) => codePoint >= from && codePoint <= to);
}
