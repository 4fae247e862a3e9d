/** Which font files a page asks for. */
import type { Lang } from '../document.ts';
import { FONTS } from '../fonts/manifest.ts';
import type { FontFace, FontFamily, FontName } from '../fonts/manifest.ts';
import type { Layout } from '../layouts/contract.ts';

interface Use {
  /** unicode-range in which a browser takes letters from the file. */
  range: string;
  /** Holds letters of the page's own language: fetched at once. */
  own: boolean;
}
export type PageFace = FontFace & Use;

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

/** Remembers what follows from a layout and a language alone, for every page of every site that is drawn. */
export function onceForEach<T>(make: (layout: Layout, lang: Lang) => T): (layout: Layout, lang: Lang) => T {
  const made = new WeakMap<Layout, Partial<Record<Lang, T>>>();
  return (layout, lang) => {
    const known = made.get(layout) ?? {};
    made.set(layout, known);
    return (known[lang] ??= make(layout, lang));
  };
}

/** Faces of a layout's families on a page in a language; italics only of the display family and only if it sets them. */
export const facesOf = onceForEach((layout, lang): { name: FontName; faces: PageFace[] }[] => {
  const { display, body, italic } = layout.fonts;
  const uses = lang === 'el' ? GREEK : WESTERN;
  return [...new Set([display, body])].map((name) => {
    const { faces }: FontFamily = FONTS[name];
    return {
      name,
      faces: faces.flatMap((face) => {
        const use = uses[face.script];
        const set = face.style === 'normal' || (italic && name === display);
        return use && set ? [{ ...face, ...use }] : [];
      }),
    };
  });
});
