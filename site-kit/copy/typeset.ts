import type { Lang } from '../document.ts';

const NARROW = '\u202f';
const NO_BREAK = '\u00a0';
const QUOTES: Record<Lang, [string, string]> = {
  it: ['«', '»'],
  es: ['«', '»'],
  fr: [`«${NARROW}`, `${NARROW}»`],
  el: ['«', '»'],
  en: ['“', '”'],
};

/** Greek words in capitals are written without accents; a capital that begins a word keeps its own. */
const CAPITALS = /(?<!\p{L})\p{Lu}{2,}(?!\p{L})/gu;
const TONOS = /\u0301/g;

/** Typewriter marks as the language prints them. Changes marks, accents on capitals and spaces only, never a word. */
export function typeset(text: string, lang: Lang): string {
  const [open, close] = QUOTES[lang];
  let set = text
    .replaceAll(/"([^"\n]*)"/g, (_, quoted: string) => open + quoted + close)
    .replaceAll(/(?<=\p{L})['´`](?=\p{L})/gu, '’')
    .replaceAll(/(?<=\p{L})'(?=\s|$|[.,;:])/gu, '’')
    .replaceAll(/(?<=\S) (?=,(?:\s|$))/g, '')
    .replaceAll(/(?<=\p{Ll}),(?=\p{L}{2})/gu, ', ')
    .replaceAll(/(?<=\p{L}) (?=\.(?:\s|$))/gu, '')
    .replaceAll(/\.{3,}/g, '…')
    .replaceAll(/(?<=\S) -{1,2} (?=\S)/g, ' – ')
    .replaceAll(/(?<=\d) (?=[€£$%])/g, NO_BREAK)
    .replaceAll(/(?<=[€£$]) (?=\d)/g, NO_BREAK);
  if (lang !== 'fr') set = set.replaceAll(/(?<=\p{L}) (?=[!?](?:\s|$))/gu, '');
  else
    set = set
      .replaceAll(/(?<=[\p{L}\p{N})»])[ \u00a0]?(?=[;!?](?:\s|$|[!?»)]))/gu, NARROW)
      .replaceAll(/(?<=[\p{L})»])[ \u00a0]?(?=:(?:\s|$))/gu, NARROW)
      .replaceAll(/(?<=«)[ \u00a0]?(?=\S)|(?<=[^\s\u202f])[ \u00a0]?(?=»)/g, NARROW)
      .replaceAll(/(?<=\d) ?h ?(?=\d{2}(?!\d))/g, `${NARROW}h${NARROW}`)
      .replaceAll(/(?<=\d) ?h(?!\p{L}|\u202f?\d)/gu, `${NARROW}h`);
  if (lang === 'it') set = accented(set);
  if (lang === 'el')
    set = set.replaceAll(CAPITALS, (word) => word.normalize('NFD').replaceAll(TONOS, '').normalize('NFC'));
  return set;
}

/** "e’", "citta'", "LUNEDI'": an accent as typewriters wrote it, at the end of a word. Shortened words keep theirs. */
const ACCENTED = /(?<!\p{L})(\p{L}{0,20})([aeiou])['’´`](?=$|[\s.,;:!?)»])/giu;
const SHORTENED = /^(?:po|mo|di|da|fa|va|sta|be|to|te|ca|de|co|ne|pe|que|su|a|i|o|u|vo|so|pie)$/iu;
const ACUTE = /^(?:.*ch|n|s|.*tr|.*vicer)e$/iu;
const GRAVE: Record<string, string> = { a: 'à', e: 'è', i: 'ì', o: 'ò', u: 'ù' };

function accented(text: string): string {
  // A single quotation mark closes what one opened.
  if (/(?<![\p{L}\d])['‘](?=\p{L})/u.test(text)) return text;
  return text.replaceAll(ACCENTED, (found, head: string, vowel: string) => {
    const word = head + vowel;
    if (SHORTENED.test(word)) return found;
    const small = ACUTE.test(word) ? 'é' : (GRAVE[vowel.toLowerCase()] ?? vowel);
    return head + (/\p{Lu}/u.test(vowel) ? small.toUpperCase() : small);
  });
}

/** With a capital first, by the plain rule: the Greek one would take the accent from that letter. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Keeps a house number, or the letter of a door, on the line of its street. */
export const withLastWord = (line: string): string => line.replace(/ (?=[\p{L}\p{N}]{1,3}$)/u, NO_BREAK);

/** Keeps an article that opens a quoted name with it: no line ends with "«Η". */
export const withArticle = (name: string): string => name.replaceAll(/(?<=[«“]\u202f?\p{L}{1,3}) /gu, NO_BREAK);

/** Keeps a phone number or an amount on one line. */
export function unbroken(text: string): string {
  return text.replaceAll(' ', NO_BREAK);
}
