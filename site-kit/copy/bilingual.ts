import type { Lang, Text } from '../document.ts';
import { likeliestLang } from '../facts/language.ts';
import { capitalized } from './typeset.ts';

const BETWEEN = / (?:[·|/–—-]|\/\/) /u;
/** Shorter halves are names and labels. */
const MIN = 12;

/**
 * Parts a line that says the same twice, in the site's language and in another: "Camere nei Sassi · rooms in the heart of the
 * Sassi". `theirs` is null where the line is in one language or where that cannot be told.
 */
export function bilingual(line: Text, lang: Lang): { ours: Text; theirs: Text | null } {
  const halves = line.value.split(BETWEEN).map((half) => half.trim());
  const [one = '', other = ''] = halves;
  if (halves.length !== 2 || one.length < MIN || other.length < MIN) return { ours: line, theirs: null };
  const isOurs =
    (isIn(one, lang) && !isIn(other, lang)) || (lang === 'it' && soundsItalian(one) && !soundsItalian(other));
  const isTheirs =
    (isIn(other, lang) && !isIn(one, lang)) || (lang === 'it' && soundsItalian(other) && !soundsItalian(one));
  if (isOurs === isTheirs) return { ours: line, theirs: null };
  const [ours, theirs] = isOurs ? [one, other] : [other, one];
  return { ours: { ...line, value: capitalized(ours) }, theirs: { ...line, value: capitalized(theirs) } };
}

const GREEK = /\p{Script=Greek}/u;

/** Not known to be in another language. */
function isIn(text: string, lang: Lang): boolean {
  if (lang === 'el') return GREEK.test(text);
  const likeliest = likeliestLang(text);
  return likeliest === null || likeliest === lang;
}

/** Nearly every Italian word ends in a vowel, which tells it where no small word does. */
function soundsItalian(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  return words.length > 0 && words.filter((word) => /[aeioàèéìòù]$/u.test(word)).length >= words.length * SOUNDS;
}
const SOUNDS = 0.7;
