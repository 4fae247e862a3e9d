import type { OwnerForm } from '../modules/domains/index.server.ts';
import type { Operator } from '../platform/operator.ts';

/** Who owns a domain that the customer did not ask to own: the operator. */
export const operatorContact = (operator: Operator): OwnerForm => ({
  first_name: '',
  last_name: '',
  ssn: '',
  business_name: operator.name,
  // The registrar wants the number as its own country writes it.
  vat: operator.vat.slice(2),
  address: operator.street,
  city: operator.city,
  province: operator.province,
  zip: operator.zip,
  country: operator.country,
  phone: operator.phone.replaceAll(' ', ''),
  mail: operator.mail,
});
