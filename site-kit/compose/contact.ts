import type { SectionOf, Text } from '../document.ts';
import { capitalized, typeset, unbroken, withLastWord } from '../copy/typeset.ts';
import type { Writer } from '../copy/writer.ts';
import type { Facts } from '../facts/facts.ts';
import { mapLinks } from './map-links.ts';

export function contactSection(facts: Facts, write: Writer): SectionOf<'contact'> {
  const { phone, email, whatsapp, website } = facts;
  const links: SectionOf<'contact'>['links'] = [...furtherPhones(facts, write), ...furtherEmails(facts, write)];
  if (whatsapp)
    links.push({ kind: 'whatsapp', label: write.standard('short.whatsapp'), href: `https://wa.me/${whatsapp}` });
  if (website) {
    const host = new URL(website).hostname.replace(/^www\./, '');
    links.push({ kind: 'website', label: write.made('contact.website', host, ['website']), href: website });
  }
  if (facts.link) {
    links.push({ kind: 'facebook', label: write.standard('contact.facebook'), href: facts.link });
    const href = `https://m.me/${facts.username ?? facts.id}`;
    links.push({ kind: 'messenger', label: write.standard('short.messenger'), href });
  }
  return {
    type: 'contact',
    id: 'contact',
    title: write.standard(facts.street ? 'nav.find' : 'nav.contact'),
    address: addressLines(facts, write),
    phone: phone && { label: write.made('contact.phone', unbroken(phone.label), ['phone']), href: `tel:${phone.e164}` },
    email: email ? { label: write.made('contact.email', email, ['emails']), href: `mailto:${email}` } : null,
    links,
    geo: facts.geo,
    map: mapLinks(facts),
  };
}

/** Every number but the first, each with its word; the first too where a word says whose it is. */
function furtherPhones({ phone, morePhones = [] }: Facts, write: Writer): SectionOf<'contact'>['links'] {
  return morePhones
    .filter(({ e164, word }) => e164 !== phone?.e164 || word !== null)
    .map(({ e164, label, word }) => {
      const named = word === null ? '' : `${capitalized(word)}: `;
      const said = write.made('contact.phone', typeset(named, write.from) + unbroken(label), ['phone']);
      const isForeign = word !== null && write.from !== write.lang;
      return { kind: 'phone', label: isForeign ? { ...said, lang: write.from } : said, href: `tel:${e164}` };
    });
}

/** As the numbers: every address but the first, and the first too where a word says what it is for. */
function furtherEmails(facts: Facts, write: Writer): SectionOf<'contact'>['links'] {
  const { email: first, moreEmails = [], mailWords = [] } = facts;
  const wordOf = new Map(mailWords.map(({ address, word }) => [address, word]));
  return [...(first !== null && wordOf.has(first) ? [first] : []), ...moreEmails].map((email) => {
    const word = wordOf.get(email);
    const named = word === undefined ? '' : `${capitalized(word)}: `;
    const said = write.made('contact.email', typeset(named, write.from) + email, ['emails']);
    const isForeign = word !== undefined && write.from !== write.lang;
    return { kind: 'email', label: isForeign ? { ...said, lang: write.from } : said, href: `mailto:${email}` };
  });
}

/** "Via del Nido 8", "40125 Bologna": the British postcode stands after the town. No line ends within a postcode. */
function addressLines(facts: Facts, write: Writer): Text[] {
  const { street, city, country } = facts;
  const zip = facts.zip && unbroken(facts.zip.value);
  const town = country === 'GB' || country === 'IE' ? [city?.value, zip] : [zip, city?.value];
  const second = town.filter(Boolean).join(' ');
  const lines = street ? [write.own({ value: withLastWord(street.value), source: street.source })] : [];
  if (second !== '') lines.push(write.made('contact.town', second, ['location.zip', 'location.city']));
  return lines;
}
