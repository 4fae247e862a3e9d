import type { Lang } from '../document.ts';
import { withCapitals } from './calm-places.ts';
import { withNames } from './given-names.ts';
import { withoutBrackets } from './plain.ts';

const ACRONYMS = new Set(
  'IVA IBAN APE UE UNESCO USA UK TV DJ DM DIY BBQ RCA GPL ABS SUV WC PC SMS SPA SRL SNC SAS ONG CBD LED BIO DOC DOCG IGT IGP DOP KM PVC NHS GPS ECU VIP OAP NAC POS CIN CAP ADELI RPPS SIRET SIREN REA CQC VTC AVE DNI NIF NIE HT TTC TVA RSVP VOSTFR BIAB MOT IPA DIPA HETAS NICEIC NAPIT FENSA OFTEC RICS PADI RYA NVQ DVSA ITEMM CFA ΕΚΠΑ ΕΟΠΥΥ ΦΠΑ ΔΕΗ ΠΕΙ'.split(
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
export function calmCapitals(given: string, names: readonly string[], lang: Lang): string {
  const text = withSurnames(given);
  // "TARIFFE CAMPO (90 minuti, a persona)": what is in brackets is said in another voice.
  return [text, withoutBrackets(text)].some((said) => isShouted(said) || isShortShout(said))
    ? lowered(text, names, lang)
    : calmRuns(text, names, lang);
}

/** "Marie LE GALL, Yann KERVELLA": a surname in capitals after a first name, as the French write lists of people. */
const SURNAME = /(?<=(?<!\p{L})\p{Lu}\p{Ll}+ )\p{Lu}{2,}(?:[ -]\p{Lu}{2,})*(?![\p{L}'’])/gu;
const LEAST_SURNAMES = 2;

function withSurnames(text: string): string {
  const found = text.match(SURNAME)?.filter((name) => name.length > 3 && !ACRONYMS.has(name)) ?? [];
  if (found.length < LEAST_SURNAMES) return text;
  return text.replaceAll(SURNAME, (name) => (found.includes(name) ? name.replaceAll(/\p{L}+/gu, calmWord) : name));
}

/** "SIAMO APERTI!", "OFICINAS:": two words that are too short to count letters in, or a label; one alone is a cry. */
function isShortShout(text: string): boolean {
  const words = (text.match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !ACRONYMS.has(word));
  const isLabel = words.length === 1 && text.trimEnd().endsWith(':');
  return !/\p{Ll}/u.test(text) && (words.length > 1 || isLabel) && words.some((word) => word.length >= SHOUTED_WORD);
}
const SHOUTED_WORD = 5;

/** A label ("DULCES", "PICK YOUR OWN") as it stands among others; a shouted text calmed its own. */
export function calmLabel(label: string): string {
  if (/\p{Ll}/u.test(label) || !/\p{Lu}{3}/u.test(label) || UNACCENTED_GREEK.test(label)) return label;
  let begins = true;
  return label.replaceAll(/\p{L}+(?:['’]\p{L}+)*/gu, (word) => {
    const printed = ACRONYMS.has(word) || word.length === 1 ? word : begins ? calmWord(word) : word.toLowerCase();
    begins = false;
    return printed;
  });
}

const calmWord = (word: string): string => word.charAt(0) + word.slice(1).toLowerCase();

const LEAST_WORDS = 3;
/** One word that opens a line or a sentence: "URGENCIAS: sábados", "BOUTIQUE ouverte le vendredi". Shorter ones may be initials. */
const OPENING_CRY = /^\P{L}*\p{Lu}{5,}[^\p{L}\p{N}]*$/u;
const wordOf = (text: string): string => /\p{L}+/u.exec(text)?.[0] ?? '';

/** "FRITTO MISTO DA ASPORTO il venerdì": three words or more that are shouted inside a line that is not; fewer where they open it. */
function calmRuns(text: string, names: readonly string[], lang: Lang): string {
  const words = text.split(' ');
  const said = /\p{Ll}{2}/u.test(text);
  // No word has stood before this one.
  let first = true;
  for (let at = 0; at < words.length; at += 1) {
    let end = at;
    while (isCried(words[end]) || (end > at && isBetween(words[end]) && isCried(words[end + 1]))) end += 1;
    const run = words.slice(at, end).join(' ');
    const opens = first || /[.!?]$/u.test(words[at - 1] ?? '');
    first &&= !/[\p{L}\p{N}]/u.test(words[at] ?? '');
    const cries = words.slice(at, end).filter(isCried).length;
    // "LUNDI REPOS !": a whole sentence, however short.
    const isSentence =
      opens && cries > 1 && isShortShout(run) && /[!?.]$/u.test(run + (words[end] ?? '').replaceAll(/[^!?]/gu, ''));
    if ((cries >= LEAST_WORDS && isShouted(run)) || isSentence || (opens && isOpeningLabel(run))) {
      const follows = leadsToPlaces(words.slice(Math.max(0, at - 3), at).join(' '));
      const calm = follows ? withCapitals(lowered(run, names, lang)) : lowered(run, names, lang);
      const begins = follows || opens || (words[at - 1] ?? '').endsWith(':');
      words.splice(at, end - at, begins ? calm : calm.charAt(0).toLocaleLowerCase(lang) + calm.slice(1));
    } else {
      const [word = ''] = words.slice(at, end);
      if (opens && said && isOpeningCry(word)) {
        words[at] = word.replace(/\p{L}+/u, calmWord);
        // "CORSI PRINCIPIANTI il martedì": the second of two is shouted like the first.
        const next = end - at === 2 ? (words[at + 1] ?? '') : '';
        if (isOpeningCry(next)) words[at + 1] = next.replace(/\p{L}+/u, calmWord);
      }
      at = Math.max(at, end - 1);
    }
  }
  return words.join(' ');
}

/** Their capitals stay: they may be names. */
const isOpeningCry = (word: string): boolean =>
  OPENING_CRY.test(word) && !ACRONYMS.has(wordOf(word)) && !UNACCENTED_GREEK.test(word);
const isCried = (word: string | undefined): boolean => /^\P{L}*\p{Lu}[^\p{Ll}]*$/u.test(word ?? '');
/** "SABATO 6 GIUGNO", "HARRY & SONS": a figure or a sign does not end what is shouted. */
const isBetween = (word: string | undefined): boolean => /^(?:\d{1,4}|[&+–-])$/u.test(word ?? '');

/** "ASPARAGUS UPDATE: 2 weeks left" */
const isOpeningLabel = (run: string): boolean =>
  /^[^\p{Ll}:]*:$/u.test(run) && run.includes(' ') && /\p{Lu}{5}/u.test(run);

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

/** "IT037006B4OBK2NI5F", "FR12", "4322A": a register's, an account's or a tax office's, and the law wants it as it is. */
const CODE = /^(?:\p{Lu}{1,4}\p{N}{3}[\p{Lu}\p{N}]*|\p{Lu}{2}\p{N}{2}[\p{Lu}\p{N}]*|\p{N}{4,}\p{Lu})$/u;

/** What stands in both sizes of letters ("Alice", "MOTs") was written with care and stays. */
function lowered(text: string, names: readonly string[], lang: Lang): string {
  const isSmall = (word: string) => /\p{Ll}/u.test(word);
  const shouted = (text.match(/\p{L}+/gu) ?? []).filter((word) => !isSmall(word)).join(' ');
  if (UNACCENTED_GREEK.test(shouted)) return text;
  let begins = true;
  let starts = true;
  const printed = (found: string): string => {
    if (!LETTER.test(found)) {
      begins = !/\p{N}/u.test(found);
      starts &&= begins;
      return found;
    }
    const small = isSmall(found);
    const word = ACRONYMS.has(found) || small ? found : found.toLocaleLowerCase(lang);
    const capital = starts || (begins && !small);
    begins = false;
    starts = false;
    return capital ? word.charAt(0).toUpperCase() + word.slice(1) : word;
  };
  let calm = text.replaceAll(/[.!?…]\s|\n|[\p{L}\p{N}]+/gu, (found) => {
    if (!CODE.test(found)) return found.replaceAll(/[.!?…]\s|\n|\p{N}|\p{L}+/gu, printed);
    begins = false;
    starts = false;
    return found;
  });
  const known = [...BRANDS, ...(lang === 'en' ? ENGLISH_NAMES : []), ...names.filter((name) => name.length > 2)];
  for (const name of known) {
    // Longer names come later: what they spell wins over the names that they hold.
    const spelled = name.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
    calm = calm.replaceAll(new RegExp(`(?<!\\p{L})${spelled}(?!\\p{L})`, 'giu'), () => name);
  }
  return withPlaces(withNames(calm, lang));
}

/** "Zone: Como, Lecco, Erba": a place that was shouted is still one. */
const PLACES =
  /(?<!\p{L})(?:zon[ae]s?(?: servite)?|comuni|paesi|località|areas?(?: covered)?|towns|municipios|pueblos|secteurs?|communes|villes)\s?:/iu;

function withPlaces(text: string): string {
  const label = PLACES.exec(text);
  if (!label) return text;
  const at = label.index + label[0].length;
  const end = text.slice(at).search(/[.!?\n:]/u);
  const stop = end === -1 ? text.length : at + end;
  return text.slice(0, at) + withCapitals(text.slice(at, stop)) + text.slice(stop);
}

/** Whether a text ends with the label of places. */
function leadsToPlaces(text: string): boolean {
  const label = PLACES.exec(text);
  return label !== null && label.index + label[0].length === text.length;
}
