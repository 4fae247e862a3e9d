import type { Lang } from '../document.ts';

const ACRONYMS = new Set(
  'IVA UE USA UK TV DJ DIY BBQ RCA GPL ABS SUV WC PC SMS SPA SRL SNC SAS ONG CBD LED BIO DOC DOCG IGT IGP DOP KM PVC NHS GPS ECU VIP ΦΠΑ'.split(
    ' ',
  ),
);
const LETTER = /^\p{L}/u;
// Greek capitals are written without their accents; lowering them would misspell every word.
const UNACCENTED_GREEK = /^(?!.*[άέήίόύώϊϋΐΰΆΈΉΊΌΎΏ]).*\p{Script=Greek}/su;

/** More than 60 % capitals in more than 12 letters: somebody held the shift key. */
export function isShouted(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  const capitals = text.match(/\p{Lu}/gu) ?? [];
  return letters.length > 12 && capitals.length > 0.6 * letters.length;
}

/** A shouted text in sentence case; acronyms, the given proper names and everything not shouted stay as they are. */
export function calmCapitals(text: string, names: string[], lang: Lang): string {
  if (!isShouted(text) || UNACCENTED_GREEK.test(text)) return text;
  let lowered = text.replaceAll(/\p{L}+/gu, (word) => (ACRONYMS.has(word) ? word : word.toLocaleLowerCase(lang)));
  let begins = true;
  lowered = lowered.replaceAll(/[.!?…]\s|\n|\p{L}/gu, (found) => {
    const letter = LETTER.test(found);
    const printed = letter && begins ? found.toUpperCase() : found;
    begins = !letter;
    return printed;
  });
  for (const name of names.filter((name) => name.length > 2))
    lowered = lowered.replaceAll(
      new RegExp(`(?<!\\p{L})${name.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')}(?!\\p{L})`, 'giu'),
      () => name,
    );
  return lowered;
}
