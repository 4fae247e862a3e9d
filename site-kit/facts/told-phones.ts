import { readPhones, type ListedPhone } from './phones.ts';

/** What people write before the number that they want to be called at. Behind it at most some words, then the number. */
const LABELLED =
  /(?<!\p{L})(whats\s?app|tel(?:efono|éfono)?|tél(?:éphone)?|phone|telephone|cell(?:ulare)?|mob(?:ile)?|móvil|portable|call|ring|text|chiama(?:ci|te(?:ci)?)?|telefona(?:ci|te(?:ci)?)?|llam[ae](?:nos)?|llámanos|appelez(?:-nous)?|contatta(?:ci|teci)|info|prenotazioni|reservas?|réservations?|bookings?|τηλ(?:έφωνο)?|κιν(?:ητό)?|καλέστε|κρατήσεις|[☎📞📱])[^\d\n+(]{0,24}([+(]{0,2}\d[\d \u00a0().\-–/·]{5,60})/giu;
/** A line that is nothing but a number. */
const ALONE = /^[^\p{L}\d\n+(]{0,8}([+(]{0,2}\d[\d \u00a0().\-–/·]{5,60})[^\p{L}\d\n]{0,8}$/gimu;
/** "9.00-13.00 15.30-19.30" */
const HOURS = /\d[.:]\d{2} ?[-–] ?\d{1,2}[.:]\d{2}/u;
const MOST = 3;
/** Shorter runs are years, amounts and hours. */
const LEAST_DIGITS = 8;

/**
 * Telephone numbers that a text names as such, each once, in their order: asked only where the page's own field has none.
 * @param country two letters; null where nothing says it
 */
export function toldPhones(text: string, country: string | null): ListedPhone[] {
  const found: ListedPhone[] = [];
  const labelled = [...text.matchAll(LABELLED)].map(({ index, 1: label = '', 2: run = '' }) => ({ index, label, run }));
  const alone = [...text.matchAll(ALONE)].map(({ index, 1: run = '' }) => ({ index, label: '', run }));
  for (const { label, run } of [...labelled, ...alone].toSorted((a, b) => a.index - b.index))
    for (const phone of HOURS.test(run) ? [] : readPhones(run, country)) {
      if (phone.e164.length < LEAST_DIGITS || found.some(({ e164 }) => e164 === phone.e164)) continue;
      found.push({ ...phone, word: /^whats/iu.test(label) ? 'WhatsApp' : null });
    }
  return found.slice(0, MOST);
}
