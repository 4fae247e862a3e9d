/** How a business is reached: the numbers and addresses of its page, and those that its texts name. */
import type { FactsInput } from './input.ts';
import type { Phone } from './phone.ts';
import { type ListedPhone, readPhones } from './phones.ts';
import { oneLine } from './plain.ts';
import { anyMails, type ToldMail, toldMails } from './told-mails.ts';
import { strangersOf } from './strangers.ts';
import { namedPhones, phonesByName, toldPhones } from './told-phones.ts';

const MOST_EMAILS = 4;

interface Reach {
  /** The first is the one that is called. */
  phones: ListedPhone[];
  whatsapp: Phone | undefined;
  emails: string[];
  mails: ToldMail[];
  /** Digits and addresses that need not be said in the text again; what only a sentence names stays in it too. */
  elsewhere: { phones: string[]; words: string[]; emails: string[] };
}

/**
 * @param texts what the page tells, lines kept
 * @param home two letters; null where nothing says the country
 */
export function readReach(page: FactsInput, texts: string, home: string | null): Reach {
  const field = oneLine(page.phone);
  const isGrouped = /\d[\s./-]+\d/u.test(field);
  const listed = readPhones(field, home).map((phone) => (isGrouped ? phone : asWritten(phone, texts, home)));
  const [written = null] = readPhones(oneLine(page.whatsapp_number), home);
  const isSilent = listed.length === 0 && written === null;
  const isStrangers = strangersOf(page);
  const named = namedPhones(texts, home, isStrangers);
  const known = withNamed(isSilent ? toldPhones(texts, home, isStrangers) : listed, named);
  const phones = withNamed(known, isSilent ? phonesByName(texts, home, isStrangers) : []);
  const texted = phones.find(({ word }) => /whats\s?app/iu.test(word ?? ''));
  const whatsapp = [written, texted, phones[0]].find((number) => number?.mobile) ?? undefined;
  const own = (page.emails ?? [])
    .map(oneLine)
    .filter((email) => /^[^\s@<>"]+@[^\s@<>".]+(?:\.[^\s@<>".]+)+$/.test(email))
    .slice(0, MOST_EMAILS);
  const mails = toldMails(texts);
  const mailed = [...own, ...mails.map(({ address }) => address)];
  const emails = [...new Set(mailed.length > 0 ? mailed : anyMails(texts))].slice(0, MOST_EMAILS);
  const elsewhere = {
    phones: [...known, written].flatMap((number) => number?.e164.replace('+', '') ?? []),
    words: known.flatMap(({ word }) => word ?? []),
    emails: emails.filter((address) => mailed.includes(address)),
  };
  return { phones, whatsapp, emails, mails, elsewhere };
}

const RUN = /\+?\(?\d[\d ().\-–/]{6,40}\d/gu;

/** "2101182255" in the field, "210 118 2255" in a text: what the owner grouped is how people of the place read it. */
function asWritten(phone: ListedPhone, texts: string, home: string | null): ListedPhone {
  for (const [run] of texts.matchAll(RUN)) {
    const told = readPhones(run, home).find(({ e164 }) => e164 === phone.e164);
    if (told && told.label !== phone.label) return { ...phone, label: told.label };
  }
  return phone;
}

/** Numbers, then those that a text names; a word of the text goes to a number that has none. */
function withNamed(phones: ListedPhone[], named: ListedPhone[]): ListedPhone[] {
  const wordOf = new Map(named.map(({ e164, word }) => [e164, word]));
  const known = phones.map((phone) => ({ ...phone, word: phone.word ?? wordOf.get(phone.e164) ?? null }));
  return [...known, ...named.filter(({ e164 }) => known.every((phone) => phone.e164 !== e164))];
}
