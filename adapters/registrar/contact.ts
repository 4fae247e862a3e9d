import type { ContactDetail, ExtraParam } from '@aws-sdk/client-route-53-domains';
import { parsePhoneNumberFromString } from 'libphonenumber-js';
import type { DomainContact } from '../../modules/domains/registration/registrar.port.ts';
import { AppError } from '../../platform/errors.ts';

/**
 * Our contact in the registrar's terms. For .it it adds what the registry asks: nationality, codice fiscale or partita
 * IVA as IT_PIN, and for businesses the kind (freelancer, Italian company, or FOREIGNERS from elsewhere in the EEA).
 * A natural person carries no kind: the registrar's list has none for them, ContactType PERSON says it.
 * Throws AppError 'domains.refused' for a phone number that no registrar would take.
 */
export function toContactDetail(contact: DomainContact, tld: string): ContactDetail {
  const isCompany = contact.kind !== 'person';
  return {
    ContactType: isCompany ? 'COMPANY' : 'PERSON',
    FirstName: contact.firstName,
    LastName: contact.lastName,
    ...(isCompany && { OrganizationName: contact.organisation ?? `${contact.firstName} ${contact.lastName}` }),
    AddressLine1: contact.address,
    City: contact.city,
    ...(contact.province && { State: contact.province.toUpperCase() }),
    ZipCode: contact.zip,
    CountryCode: contact.country as ContactDetail['CountryCode'] & string,
    PhoneNumber: dottedPhone(contact.phone),
    Email: contact.mail,
    ...(tld === 'it' && { ExtraParams: italianParameters(contact) }),
  };
}

function italianParameters(contact: DomainContact): ExtraParam[] {
  const parameters: ExtraParam[] = [{ Name: 'IT_NATIONALITY', Value: contact.country }];
  if (contact.taxId) parameters.push({ Name: 'IT_PIN', Value: pin(contact.taxId) });
  if (contact.kind !== 'person') {
    const italian = contact.kind === 'sole-trader' ? 'FREELANCE_WORKERS' : 'ITALIAN_COMPANIES';
    const entity = contact.country === 'IT' ? italian : 'FOREIGNERS';
    parameters.push({ Name: 'IT_REGISTRANT_ENTITY_TYPE', Value: entity });
  }
  return parameters;
}

/** Upper case without spaces; an Italian partita IVA without the country's letters. */
function pin(taxId: string): string {
  return taxId
    .toUpperCase()
    .replaceAll(/\s/g, '')
    .replace(/^IT(?=\d{11}$)/, '');
}

/** `+390612345678` becomes `+39.0612345678`, the form the registrar demands. */
function dottedPhone(phone: string): string {
  const parsed = parsePhoneNumberFromString(phone);
  if (!parsed) throw new AppError('domains.refused', { reason: 'The phone number is not international.' });
  return `+${parsed.countryCallingCode}.${parsed.nationalNumber}`;
}
