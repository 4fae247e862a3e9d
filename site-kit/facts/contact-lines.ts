import { ASKS, isNamedPhone } from './told-phones.ts';

const CALL_US =
  /^\P{L}*(?:(?:per|for|para|pour|για)\s.{0,40}[,:]?\s*)?(?:chiama(?:ci|te(?:ci)?)?|telefona(?:ci|te(?:ci)?)?|contatta(?:ci|te(?:ci)?)|scrivi(?:ci|teci)|call|contact|phone|ring|e-?mail|message|llám[ae](?:nos|los)?|llama(?:nos)?|contáct[ae]nos|escríbenos|appelez(?:-nous)?|contactez(?:-nous)?|écrivez(?:-nous)?|καλέστε|τηλεφωνήστε|επικοινωνήστε|tel|tél|τηλ|whatsapp|info)(?!\p{L})/iu;
const LABEL_ONLY =
  /^\P{L}*(?:(?:tel|tél|telefono|teléfono|téléphone|phone|cell|fax|whatsapp|e-?mail|mail|indirizzo|address|dirección|adresse|τηλ|τηλέφωνο|διεύθυνση|web|sito|instagram|facebook)\P{L}*)?$/iu;
const NUMBER = /\+?\d[\d\s()./-]{4,}\d/gu;
const MAIL = /[^\s@<>(),;]{1,64}@[^\s@<>(),;]{1,190}/gu;
const PHONE_DIGITS = 6;

export interface ContactData {
  /** Digits of every number in the contact section. */
  phones: string[];
  /** What stands beside those numbers: names, hours. */
  words: string[];
  emails: string[];
  street: string;
  zip: string;
}

const digitsOf = (text: string): string => text.replaceAll(/\D/gu, '');

/** Digits of each telephone number of a line. */
const numbersIn = (line: string): string[] =>
  [...line.matchAll(NUMBER)].map(([number]) => digitsOf(number)).filter((digits) => digits.length > PHONE_DIGITS);

/** True for a line with a telephone number that the contact section does not show. */
export const holdsOtherNumber = (line: string, { phones }: ContactData): boolean =>
  numbersIn(line).some((digits) => !phones.some((phone) => phone.endsWith(digits.slice(-9))));

/** True for a line with a telephone number. */
export const holdsNumber = (line: string): boolean => numbersIn(line).length > 0;

/**
 * True for a sentence that only repeats what the contact section says: a number, an address, "call us". A number, mail
 * address or hour that stands nowhere else keeps its sentence.
 */
export function isContactLine(sentence: string, contact: ContactData): boolean {
  const numbers = [...sentence.matchAll(NUMBER)]
    .map(([number]) => number)
    .filter((n) => digitsOf(n).length >= PHONE_DIGITS);
  const mails = [...sentence.matchAll(MAIL)].map(([mail]) => mail.replace(/[.:!?]$/u, ''));
  const knownNumber = (number: string) => {
    const digits = digitsOf(number);
    return contact.phones.some(
      (phone) => phone.length >= PHONE_DIGITS && (phone.endsWith(digits) || digits.endsWith(phone.slice(-9))),
    );
  };
  const knownMail = (mail: string) => contact.emails.some((known) => known.toLowerCase() === mail.toLowerCase());
  const rest = [...numbers.filter(knownNumber), ...mails.filter(knownMail)].reduce(
    (text, known) => text.replace(known, ' '),
    sentence,
  );
  const street = contact.street.toLowerCase();
  if (street !== '' && rest.toLowerCase().includes(street)) {
    const beside = rest.toLowerCase().replace(street, ' ').replace(contact.zip, ' ');
    return !/\d/u.test(beside) && rest.length <= street.length + 40;
  }
  if (rest !== sentence && isNamedPhone(sentence)) return saysWords(rest, contact.words);
  // What is left must say nothing of its own: no other number, no hour, no address.
  if (/\d|@/u.test(rest)) return false;
  if (rest !== sentence) return CALL_US.test(sentence) || LABEL_ONLY.test(rest) || sentence.split(/\s+/u).length <= 12;
  const canCall = contact.phones.length > 0 || contact.emails.length > 0;
  return canCall && CALL_US.test(sentence) && sentence.split(/\s+/u).length <= 8;
}

/** True where each word and figure of what is left of a line stands beside a number of the contact section, or asks to call. */
function saysWords(rest: string, words: string[]): boolean {
  const said = new Set(wordsOf(words.join(' ')));
  const left = rest.trim().replace(ASKS, '');
  return LABEL_ONLY.test(left) || CALL_US.test(left) || wordsOf(left).every((word) => said.has(word));
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
