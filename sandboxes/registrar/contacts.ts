import type { ContactDetail } from '@aws-sdk/client-route-53-domains';
import { VendorError } from './vendor-error.ts';

const KINDS = ['PERSON', 'COMPANY', 'ASSOCIATION', 'PUBLIC_BODY', 'RESELLER'];
const REQUIRED = [
  'FirstName',
  'LastName',
  'AddressLine1',
  'City',
  'CountryCode',
  'ZipCode',
  'PhoneNumber',
  'Email',
] as const;
const IT_ENTITIES = [
  'FOREIGNERS',
  'FREELANCE_WORKERS',
  'ITALIAN_COMPANIES',
  'NON_PROFIT_ORGANIZATIONS',
  'OTHER_SUBJECTS',
  'PUBLIC_ORGANIZATIONS',
];
/** European Economic Area plus Vatican, San Marino and Switzerland: who may hold a .it name. */
const IT_COUNTRIES = new Set(
  'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK ES VA SM CH'.split(' '),
);

/** Throws InvalidInput for what the registrar itself checks, TLDRulesViolation for what the zone's registry checks. */
export function checkContact(role: string, contact: ContactDetail | undefined, tld: string): void {
  if (!contact) throw new VendorError('InvalidInput', `${role} is required.`);
  for (const field of REQUIRED) {
    if (!contact[field]) throw new VendorError('InvalidInput', `${role}: ${field} is required.`);
    if (contact[field].length > 255) throw new VendorError('InvalidInput', `${role}: ${field} is longer than 255.`);
  }
  if (!KINDS.includes(contact.ContactType ?? ''))
    throw new VendorError('InvalidInput', `${role}: ContactType is not valid.`);
  if (contact.ContactType !== 'PERSON' && !contact.OrganizationName) {
    throw new VendorError('InvalidInput', `${role}: OrganizationName is required when ContactType is not PERSON.`);
  }
  if (!/^\+\d{1,3}\.\d{4,14}$/.test(contact.PhoneNumber ?? '')) {
    throw new VendorError('InvalidInput', `${role}: PhoneNumber must have the form +39.0612345678.`);
  }
  if (!/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(contact.Email ?? '')) {
    throw new VendorError('InvalidInput', `${role}: Email is not valid.`);
  }
  if (tld === 'it') checkItalian(role, contact);
}

function checkItalian(role: string, contact: ContactDetail): void {
  const extra = (name: string) => contact.ExtraParams?.find((p) => p.Name === name)?.Value ?? '';
  const refuse = (why: string) => {
    throw new VendorError('TLDRulesViolation', `${role}: ${why}`);
  };
  const nationality = extra('IT_NATIONALITY');
  const entity = extra('IT_REGISTRANT_ENTITY_TYPE');
  const pin = extra('IT_PIN');
  if (!IT_COUNTRIES.has(nationality))
    refuse('IT_NATIONALITY must be a country of the European Economic Area, VA, SM or CH.');
  if (!pin) refuse('IT_PIN is required.');
  if (nationality === 'IT' && contact.CountryCode === 'IT' && !/^[A-Z]{2}$/.test(contact.State ?? '')) {
    refuse('State must be the two letters of an Italian province.');
  }
  if (contact.ContactType === 'PERSON') {
    if (nationality === 'IT' && !isCodiceFiscale(pin)) refuse('IT_PIN is not a valid codice fiscale.');
    return;
  }
  if (!IT_ENTITIES.includes(entity)) refuse('IT_REGISTRANT_ENTITY_TYPE is not valid.');
  if (nationality === 'IT' && entity === 'FOREIGNERS') refuse('An Italian organisation cannot be FOREIGNERS.');
  if (nationality !== 'IT' && entity !== 'FOREIGNERS') refuse('A foreign organisation must be FOREIGNERS.');
  if (nationality === 'IT' && !isPartitaIva(pin) && !isCodiceFiscale(pin)) refuse('IT_PIN is not a valid partita IVA.');
}

/** Weighted sum modulo 26; odd places (first, third …) use the table of the decree of 12 March 1974. */
function isCodiceFiscale(code: string): boolean {
  if (!/^[A-Z]{6}[0-9LMNPQRSTUV]{2}[A-EHLMPRST][0-9LMNPQRSTUV]{2}[A-Z][0-9LMNPQRSTUV]{3}[A-Z]$/.test(code))
    return false;
  const odd = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23];
  const rank = (c: string) => (/\d/.test(c) ? Number(c) : c.charCodeAt(0) - 65);
  const sum = Array.from(code.slice(0, 15)).reduce((total, c, i) => total + (i % 2 === 0 ? odd[rank(c)]! : rank(c)), 0);
  return code.charCodeAt(15) - 65 === sum % 26;
}

function isPartitaIva(code: string): boolean {
  if (!/^\d{11}$/.test(code)) return false;
  const sum = Array.from(code).reduce((total, c, i) => {
    const doubled = i % 2 === 1 ? Number(c) * 2 : Number(c);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}
