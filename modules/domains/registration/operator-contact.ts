import type { Config } from '../../../platform/config.ts';
import { seal } from '../../../platform/seal.ts';
import type { OwnerForm } from './contact.ts';

/** Who owns a domain that the customer did not ask to own: the operator. */
export const operatorContact = ({ operator, dataKeys }: Config): OwnerForm => ({
  first_name: '',
  last_name: '',
  ssn: '',
  business_name: operator.name,
  // The registrar wants the number as its own country writes it.
  vat: seal(dataKeys, operator.vat.slice(2)),
  address: operator.street,
  city: operator.city,
  province: operator.province,
  zip: operator.zip,
  country: operator.country,
  phone: operator.phone.replaceAll(' ', ''),
  mail: operator.mail,
});
