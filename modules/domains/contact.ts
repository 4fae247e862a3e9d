import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/min';
import { isSoleTrader } from './legal-form.rules.ts';
import type { DomainContact } from './registrar.port.ts';

/** The person fields of an order's billing or domain owner form (specification section 3). */
export interface OwnerForm {
  first_name: string;
  last_name: string;
  ssn: string;
  business_name: string;
  vat: string;
  address: string;
  city: string;
  province: string;
  zip: string;
  country: string;
  phone: string;
  mail: string;
}

/** Registries want E.164; a number typed without a prefix belongs to the country of the address. */
function toE164(phone: string, country: string): string {
  const parsed = parsePhoneNumberFromString(phone, country as CountryCode);
  return parsed?.number ?? `+${phone.replace(/\D/g, '')}`;
}

export function contactFrom(form: OwnerForm): DomainContact {
  const company = form.vat !== '';
  const [first = '', ...rest] = (company ? form.business_name : `${form.first_name} ${form.last_name}`).split(' ');
  return {
    kind: !company ? 'person' : isSoleTrader(form.business_name, form.country) ? 'sole-trader' : 'company',
    firstName: company ? first : form.first_name,
    lastName: company ? rest.join(' ') || first : form.last_name,
    ...(company ? { organisation: form.business_name } : {}),
    ...((company ? form.vat : form.ssn) ? { taxId: company ? form.vat : form.ssn } : {}),
    address: form.address,
    city: form.city,
    ...(form.province ? { province: form.province } : {}),
    zip: form.zip,
    country: form.country,
    phone: toE164(form.phone, form.country),
    mail: form.mail,
  };
}
