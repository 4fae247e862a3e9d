import type { Lang } from '../document.ts';

const segmenters = new Map<string, Intl.Segmenter>();
const ABBREVIATED =
  /(?<!\p{L})(?:\p{L}|avv|dott|dr|dra|prof|sig|ing|arch|geom|via|c\.so|p\.za|st|mr|mrs|ms|nr|no|art|ecc|etc|tel|tél|cell?|fax|mob|loc|min|max|ca|ext|int|ste|mme|avda|ctra|τηλ|κιν|αρ|οδ|κ|νοσ|δρ|καθ|c|av|bd|col|núm|dipl|resp)\.$/iu;
/** Of the longest of them, with its full stop and a character before it. */
const LONGEST = 6;
/** "(max 10 mats!) in Bristol": a mark inside brackets or quotes ends what is in them, not the sentence around. */
const ENCLOSED = /[!?…][)\]»”"’]$/u;
/** "… e poco altro. 7 ettari": a figure and a small letter begin a sentence too, after a word that is no abbreviation. */
const BEFORE_FIGURE = /(?<=\p{Ll}{4}[.!?]\s)(?=\d{1,4}\s\p{L})/u;
const GOES_ON = /^[\p{Ll},;:)\]»”]/u;

/** Sentences of a paragraph without their surrounding space; "Avv. Corvi" and what stands in brackets stay whole. */
export function sentences(paragraph: string, lang: Lang): string[] {
  let segmenter = segmenters.get(lang);
  if (!segmenter) segmenters.set(lang, (segmenter = new Intl.Segmenter(lang, { granularity: 'sentence' })));
  const whole: string[] = [];
  let open = '';
  let brackets = 0;
  const segments = [...segmenter.segment(paragraph)].flatMap(({ segment }) => segment.split(BEFORE_FIGURE));
  for (const [index, segment] of segments.entries()) {
    open += segment;
    brackets = Math.max(0, brackets + occurrences(segment, '(') - occurrences(segment, ')'));
    const ended = segment.trimEnd();
    const next = segments[index + 1] ?? '';
    const closesLater = brackets > 0 && next.includes(')');
    if (ABBREVIATED.test(ended.slice(-LONGEST)) || closesLater) continue;
    if (ENCLOSED.test(ended.slice(-2)) && GOES_ON.test(next)) continue;
    if (open.trim() !== '') whole.push(open.trim());
    open = '';
    brackets = 0;
  }
  if (open.trim() !== '') whole.push(open.trim());
  return whole;
}

const occurrences = (text: string, mark: string): number => text.split(mark).length - 1;
