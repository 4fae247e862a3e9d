import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/min';
import { unseal, type DataKeys, type Sealed } from '../../../platform/seal.ts';
import { isSoleTrader } from './legal-form.rules.ts';
import type { DomainContact } from './registrar.port.ts';

/** The person fields of an order's billing or domain owner form (specification section 3), as rows keep them. */
export interface OwnerForm {
  first_name: string;
  last_name: string;
  ssn: Sealed | '';
  business_name: string;
  vat: Sealed | '';
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

/** A contact as a row keeps it. */
export type StoredContact = Omit<DomainContact, 'taxId'> & { taxId?: Sealed };

/** For the registrar, who asks for the tax code. */
export const openContact = (keys: DataKeys, { taxId, ...rest }: StoredContact): DomainContact =>
  taxId ? { ...rest, taxId: unseal(keys, taxId) } : rest;

export function contactFrom(form: OwnerForm): StoredContact {
  const company = form.vat !== '';
  const taxId = company ? form.vat : form.ssn;
  const [first = '', ...rest] = (company ? form.business_name : `${form.first_name} ${form.last_name}`).split(' ');
  return {
    kind: !company ? 'person' : isSoleTrader(form.business_name, form.country) ? 'sole-trader' : 'company',
    firstName: company ? first : form.first_name,
    lastName: company ? rest.join(' ') || first : form.last_name,
    ...(company ? { organisation: form.business_name } : {}),
    ...(taxId ? { taxId } : {}),
    address: form.address,
    city: form.city,
    ...(form.province ? { province: form.province } : {}),
    zip: form.zip,
    country: form.country,
    phone: toE164(form.phone, form.country),
    mail: form.mail,
  };
}
