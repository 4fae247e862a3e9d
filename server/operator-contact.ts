import type { OwnerForm } from '../modules/domains/index.server.ts';

/**
 * Who owns a domain that the customer did not ask to own: the operator, a fictional demo profile like the one the
 * screens show.
 */
export const OPERATOR_CONTACT: OwnerForm = {
  first_name: '',
  last_name: '',
  ssn: '',
  business_name: 'Vetrina di Elia Tramonti',
  vat: '12345678903',
  address: 'Via del Campanile 7',
  city: 'Bologna',
  province: 'BO',
  zip: '40126',
  country: 'IT',
  phone: '+390510000117',
  mail: 'ciao@vetrina.example',
};
