import type { Lang } from '../document.ts';

const ACRONYMS = new Set(
  'IVA UE USA UK TV DJ DM DIY BBQ RCA GPL ABS SUV WC PC SMS SPA SRL SNC SAS ONG CBD LED BIO DOC DOCG IGT IGP DOP KM PVC NHS GPS ECU VIP OAP NAC POS CIN CAP ΦΠΑ ΔΕΗ'.split(
    ' ',
  ),
);
/** Written in one way everywhere. */
const BRANDS = [
  'WhatsApp',
  'Facebook',
  'Instagram',
  'TikTok',
  'YouTube',
  'WiFi',
  'Wi-Fi',
  'PayPal',
  'Satispay',
  'Bizum',
];
const ENGLISH_NAMES =
  'Monday Tuesday Wednesday Thursday Friday Saturday Sunday Christmas Easter January February April June July August September October November December I'.split(
    ' ',
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

/** "!!!" and " !!!" are one mark; a second question is not asked louder. */
export function calmMarks(text: string): string {
  return text.replaceAll(/ ?([!?])(?: ?\1)+/gu, '$1').replaceAll(/([¡¿])\1+/gu, '$1');
}

/** A shouted text in sentence case; acronyms, the given proper names and everything not shouted stay as they are. */
export function calmCapitals(text: string, names: readonly string[], lang: Lang): string {
  return isShouted(text) || isShortShout(text) ? lowered(text, names, lang) : calmRuns(text, names, lang);
}

/** "SIAMO APERTI!", "TARIFAS 2026": two words that are too short to count letters in; one alone is a cry. */
function isShortShout(text: string): boolean {
  const words = (text.match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !ACRONYMS.has(word));
  return !/\p{Ll}/u.test(text) && words.length > 1 && words.some((word) => word.length >= SHOUTED_WORD);
}
const SHOUTED_WORD = 5;

/** A label of one word ("DULCES") as it stands among others; a longer one was calmed with its text. */
export function calmWord(label: string): string {
  const isCry = /^\p{Lu}{3,}$/u.test(label) && !ACRONYMS.has(label) && !UNACCENTED_GREEK.test(label);
  return isCry ? label.charAt(0) + label.slice(1).toLowerCase() : label;
}

const LEAST_WORDS = 3;

/** "FRITTO MISTO DA ASPORTO il venerdì": three words or more that are shouted inside a line that is not. */
function calmRuns(text: string, names: readonly string[], lang: Lang): string {
  const words = text.split(' ');
  for (let at = 0; at < words.length; at += 1) {
    let end = at;
    while (end < words.length && /^\P{L}*\p{Lu}[^\p{Ll}]*$/u.test(words[end] ?? '')) end += 1;
    const run = words.slice(at, end).join(' ');
    if (end - at >= LEAST_WORDS && isShouted(run)) {
      const calm = lowered(run, names, lang);
      const begins = at === 0 || /[.!?:]$/u.test(words[at - 1] ?? '');
      words.splice(at, end - at, begins ? calm : calm.charAt(0).toLocaleLowerCase(lang) + calm.slice(1));
    } else at = Math.max(at, end - 1);
  }
  return words.join(' ');
}

/** Lines of a text that is shouted as a whole: a short one among them is no acronym. */
export function calmLines(text: string, names: readonly string[], lang: Lang): string {
  const whole = isShouted(text);
  return text
    .split('\n')
    .map((line) => (whole && isCapitals(line) ? lowered(line, names, lang) : calmCapitals(line, names, lang)))
    .join('\n');
}

/** No small letter in a word or more. */
const isCapitals = (line: string): boolean => /\p{Lu}{3}/u.test(line) && !/\p{Ll}{3}/u.test(line);

function lowered(text: string, names: readonly string[], lang: Lang): string {
  if (UNACCENTED_GREEK.test(text)) return text;
  let calm = text.replaceAll(/\p{L}+/gu, (word) => (ACRONYMS.has(word) ? word : word.toLocaleLowerCase(lang)));
  let begins = true;
  calm = calm.replaceAll(/[.!?…]\s|\n|\p{N}|\p{L}/gu, (found) => {
    const letter = LETTER.test(found);
    const printed = letter && begins ? found.toUpperCase() : found;
    begins = !letter && !/\p{N}/u.test(found);
    return printed;
  });
  const known = [...BRANDS, ...(lang === 'en' ? ENGLISH_NAMES : []), ...names.filter((name) => name.length > 2)];
  for (const name of known) {
    // Longer names come later: what they spell wins over the names that they hold.
    const spelled = name.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
    calm = calm.replaceAll(new RegExp(`(?<!\\p{L})${spelled}(?!\\p{L})`, 'giu'), () => name);
  }
  return calm;
}
