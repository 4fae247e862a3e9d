import { readPhones, type ListedPhone } from './phones.ts';

/** What people write before the number that they want to be called at. Behind it at most some words, then the number. */
const LABELLED =
  /(?<!\p{L})(whats\s?app|tel(?:efono|éfono)?|tél(?:éphone)?|phone|telephone|cell(?:ulare)?|mob(?:ile)?|móvil|portable|call|ring|text|chiama(?:ci|te(?:ci)?)?|telefona(?:ci|te(?:ci)?)?|llam[ae](?:nos)?|llámanos|appelez(?:-nous)?|contatta(?:ci|teci)|info|prenotazioni|reservas?|réservations?|bookings?|τηλ(?:έφωνο)?|κιν(?:ητό)?|καλέστε|κρατήσεις|[☎📞📱])(?!\p{L})[^\d\n+(]{0,24}([+(]{0,2}\d[\d \u00a0().\-–/·]{5,60})/giu;
/** A line that is nothing but a number. */
const ALONE = /^[^\p{L}\d\n+(]{0,8}([+(]{0,2}\d[\d \u00a0().\-–/·]{5,60})[^\p{L}\d\n]{0,8}$/gimu;
/** Numbers of offices, banks and machines, in the words that stand before them. */
const OTHER =
  /(?<!\p{L})(?:(?:tele)?fax|p\.? ?iva|partita iva|iva|vat|c\.?i\.?f\.?|n\.?i\.?f\.?|siren|siret|tva|rcs|α\.?φ\.?μ\.?|αφμ|γεμη|rea|cin|cir|iban|bic|c\.? ?f\.?|cod(?:ice)?|reg(?:istration)?|licen[cs]e|company)(?!\p{L})/iu;
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
 */
export function toldPhones(text: string, country: string | null): ListedPhone[] {
  const found: ListedPhone[] = [];
  const labelled = [...text.matchAll(LABELLED)].map(({ index, 0: whole, 1: label = '', 2: run = '' }) => ({
    index,
    label,
    run,
    before: lineBefore(text, index + whole.length - run.length),
  }));
  const alone = [...text.matchAll(ALONE)].map(({ index, 1: run = '' }) => ({
    index,
    label: '',
    run,
    before: lineBefore(text, Math.max(0, index - 1)),
  }));
  for (const { label, run, before } of [...labelled, ...alone].toSorted((a, b) => a.index - b.index)) {
    const digits = run.trim();
    if (OTHER.test(before) || NO_PHONE.some((pattern) => pattern.test(digits))) continue;
    for (const phone of readPhones(digits, country)) {
      if (phone.e164.length < LEAST_DIGITS || found.some(({ e164 }) => e164 === phone.e164)) continue;
      found.push({ ...phone, word: /^whats/iu.test(label) ? 'WhatsApp' : null });
    }
  }
  return found.slice(0, MOST);
}

/** The end of the line that stands before a place. */
function lineBefore(text: string, at: number): string {
  const some = text.slice(Math.max(0, at - BEFORE), at);
  return some.slice(some.lastIndexOf('\n') + 1);
}
