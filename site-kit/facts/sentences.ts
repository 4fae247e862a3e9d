import type { Lang } from '../document.ts';

const segmenters = new Map<string, Intl.Segmenter>();
const ABBREVIATED =
  /(?<!\p{L})(?:\p{L}|avv|dott|dr|dra|prof|sig|ing|arch|geom|via|c\.so|p\.za|st|mr|mrs|ms|nr|no|art|ecc|etc|αρ|οδ|κ|c|av|bd)\.$/iu;
/** Of the longest of them, with its full stop and a character before it. */
const LONGEST = 6;

/** Sentences of a paragraph without their surrounding space; "Avv. Corvi" stays whole. */
export function sentences(paragraph: string, lang: Lang): string[] {
  let segmenter = segmenters.get(lang);
  if (!segmenter) segmenters.set(lang, (segmenter = new Intl.Segmenter(lang, { granularity: 'sentence' })));
  const whole: string[] = [];
  let open = '';
  for (const { segment } of segmenter.segment(paragraph)) {
    open += segment;
    if (ABBREVIATED.test(segment.trimEnd().slice(-LONGEST))) continue;
    if (open.trim() !== '') whole.push(open.trim());
    open = '';
  }
  if (open.trim() !== '') whole.push(open.trim());
  return whole;
}
