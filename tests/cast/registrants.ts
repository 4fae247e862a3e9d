/** Whom names are registered for in tests, as the registrar's port takes them. */
import type { DomainContact } from '../../modules/domains/registration/registrar.port.ts';

const home = {
  address: 'Via Roma 1',
  city: 'Bologna',
  province: 'BO',
  zip: '40100',
  country: 'IT',
  phone: '+390512345678',
  mail: 'gino@rossi.example',
};
export const GINO = {
  kind: 'person' as const,
  firstName: 'Gino',
  lastName: 'Rossi',
  taxId: 'RSSMRA80A01H501U',
  ...home,
} satisfies DomainContact;
export const ROSSI_SRL: DomainContact = { ...GINO, kind: 'company', organisation: 'Rossi Srl', taxId: '00743110157' };
/** The same person as the order's form has him; his tax code is sealed by whoever asks. */
export const GINO_ON_THE_FORM = {
  first_name: GINO.firstName,
  last_name: GINO.lastName,
  business_name: '',
  vat: '' as const,
  ...home,
};
