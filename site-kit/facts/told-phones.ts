import { readPhones, type ListedPhone } from './phones.ts';
import { isAcronym, isOfPlan, REGISTER } from './registers.ts';
import type { IsStrangers } from './strangers.ts';

/** What people write before the number that they want to be called at. Behind it at most some words, then the number. */
const LABELLED =
  /(?<!\p{L})(whats\s?app|tel(?:efono|éfono)?|tél(?:éphone)?|phone|telephone|cell(?:ulare)?|mob(?:ile)?|móvil|portable|call|ring|text|chiama(?:ci|te(?:ci)?)?|telefona(?:ci|te(?:ci)?)?|llam[ae](?:nos)?|llámanos|appelez(?:-nous)?|contatta(?:ci|teci)|info|prenotazioni|reservas?|réservations?|bookings?|τηλ(?:έφωνο)?|κιν(?:ητό)?|καλέστε|κρατήσεις|[☎📞📱])(?!\p{L})[^\d\n+(]{0,24}([+(]{0,2}\d[\d \u00a0().\-–/·]{5,60})/giu;
/** A line that is nothing but a number. */
const ALONE = /^[^\p{L}\d\n+(]{0,8}([+(]{0,2}\d[\d \u00a0().\-–/·]{5,60})[^\p{L}\d\n]{0,8}$/gimu;
/** "Núria: 600 000 332", "Fijo: 972 000 333 (de 8 a 20h)": a line that says whose number it is and nothing else. */
const NAMED =
  /^[^\p{L}\d\n]{0,8}(\p{L}[\p{L} .’'-]{1,30}?)(?::| [–-])? ?([+(]{0,2}\d[\d \u00a0().\-–/]{5,24}\d)[ ]?(\([^()\n]{1,40}\))?[ .]{0,2}$/gimu;
/** "Bruno 347.0009944 Marta 348.0009945", "Odile au 06 39 98 62 10": a number that nothing but a name announces. */
const BY_NAME =
  /(?<!\p{L})(\p{Lu}\p{Ll}{1,14}(?: \p{Lu}\p{Ll}{1,14}){0,2})(?: (?:au|al|at|on|στο))?[:,]? ?([+(]{0,2}\d[\d \u00a0().\-–/]{6,24}\d)/gu;
/** Hours, dates, years and amounts are made of digits too. */
const NO_PHONE = [
  /(?<![\d.])\d{1,2}[.:]\d{2}(?![\d.])/u,
  /(?<![\d./])\d{1,2}[./]\d{1,2}[./]\d{2,4}(?![\d./])/u,
  /(?:19|20)\d{2} ?[-–/] ?(?:19|20)\d{2}/u,
  /^\d{1,2} ?[-–] ?\d{1,2}(?![\d–-])/u,
  /^\d{1,6}[.,]\d{2}(?= |$)/u,
];
/** Words before a number that may say whose it is. */
const BEFORE = 60;
const MOST = 3;
/** Shorter runs are years, amounts and hours. */
const LEAST_DIGITS = 8;

/**
 * Telephone numbers that a text names as such, each once, in their order: asked only where the page's own field has none.
 * @param country two letters; null where nothing says it
 * @param isStrangers tells of the text before a number that it is somebody else's
 */
export function toldPhones(text: string, country: string | null, isStrangers: IsStrangers): ListedPhone[] {
  const found: ListedPhone[] = [];
  const labelled = [...text.matchAll(LABELLED)].map(({ index, 0: whole, 1: label = '', 2: run = '' }) => ({
    index,
    label,
    run,
    at: index + whole.length - run.length,
    before: lineBefore(text, index + whole.length - run.length),
  }));
  const alone = [...text.matchAll(ALONE)].map(({ index, 1: run = '' }) => ({
    index,
    label: '',
    run,
    at: index,
    before: lineBefore(text, Math.max(0, index - 1)),
  }));
  for (const { label, run, at, before } of [...labelled, ...alone].toSorted((a, b) => a.index - b.index)) {
    const digits = run.trim();
    if (REGISTER.test(before) || NO_PHONE.some((pattern) => pattern.test(digits))) continue;
    if (isStrangers(text.slice(0, at))) continue;
    for (const phone of readPhones(digits, country)) {
      if (label === '' && country !== null && !isOfPlan(phone.e164, digits)) continue;
      if (phone.e164.length < LEAST_DIGITS || found.some(({ e164 }) => e164 === phone.e164)) continue;
      found.push({ ...phone, word: /^whats/iu.test(label) ? 'WhatsApp' : null });
    }
  }
  return found.slice(0, MOST);
}

/** Numbers that have a line of their own, with the words that stand there. */
export const namedPhones = (text: string, country: string | null, isStrangers: IsStrangers): ListedPhone[] =>
  phonesOf(NAMED, text, country, isStrangers);

/** Numbers that a name alone announces: asked only where the page's own field has none. */
export const phonesByName = (text: string, country: string | null, isStrangers: IsStrangers): ListedPhone[] =>
  phonesOf(BY_NAME, text, country, isStrangers);

function phonesOf(pattern: RegExp, text: string, country: string | null, isStrangers: IsStrangers): ListedPhone[] {
  const found: ListedPhone[] = [];
  for (const { index, 0: whole, 1: name = '', 2: run = '', 3: bracket = '' } of text.matchAll(pattern)) {
    if (name.split(' ').length > MOST_WORDS || isAcronym(name)) continue;
    const isLong = run.replaceAll(/\D/gu, '').length >= LEAST_NAMED;
    if (!isLong || (TRUNKS.has(country ?? '') && !/^[+(]*0|^\+/u.test(run))) continue;
    const at = index + whole.indexOf(run);
    const before = lineBefore(text, at);
    if (REGISTER.test(before) || NO_PHONE.some((other) => other.test(run))) continue;
    if (isStrangers(text.slice(0, at))) continue;
    const [phone, ...others] = readPhones(`${name.replace(ASKS, '')} ${run} ${bracket}`, country);
    if (phone && country !== null && !isOfPlan(phone.e164, run)) continue;
    if (phone && others.length === 0 && !found.some(({ e164 }) => e164 === phone.e164)) found.push(phone);
  }
  return found.slice(0, MOST_NAMED);
}
const MOST_NAMED = 6;
/** "Contact Morag Drever", "Call us on": that it is called is no name. */
export const ASKS =
  /^(?:contact|call|ring|text|phone|chiama(?:te|ci|teci)?|telefona(?:te|ci|teci)?|contatta(?:te|ci|teci)?|sentire|appelez|contactez|joindre|llam(?:ad|a|e|anos)|contacta(?:d|nos)?|καλέστε|τηλεφωνήστε)(?:[ -](?:us|me|nous|moi|nos|μας))?(?: (?:on|at|al|allo|au|a|στο))?(?:[ :]|$)/iu;
/** More are a sentence: "La domenica chiamaci al". */
const MOST_WORDS = 3;
/** A number without a word that says what it is: shorter ones may count anything. */
const LEAST_NAMED = 9;
/** Where every number is written with its zero or its country. */
const TRUNKS = new Set(['FR', 'GB']);

/** True for a line or sentence that says whose number it is and nothing else. */
export function isNamedPhone(line: string): boolean {
  const [, name = ''] = line.length <= LONGEST_NAMED ? ([...line.matchAll(NAMED)][0] ?? []) : [];
  return name !== '' && name.split(' ').length <= MOST_WORDS;
}
const LONGEST_NAMED = 110;

/** The end of the line that stands before a place. */
function lineBefore(text: string, at: number): string {
  const some = text.slice(Math.max(0, at - BEFORE), at);
  return some.slice(some.lastIndexOf('\n') + 1);
}
