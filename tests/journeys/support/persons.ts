import type { BillingField } from '../../../modules/ordering/cart/billing.rules.ts';

export type Typed = Partial<Record<BillingField, string>>;

/** Invented people; their codes have right checksums and are nobody's. */
export const NIVES = {
  first_name: 'Nives',
  last_name: 'Gufi',
  country: 'IT',
  ssn: 'RSSMRA85T10A562S',
  address: 'Via del Nido 8',
  zip: '40125',
  city: 'Bologna',
  province: 'BO',
  mail: 'nives@settegufi.example',
  phone: '+39 051 000 0108',
} satisfies Typed;

export const MYRTO = {
  business_name: 'Πέντε Μυρτιές ΙΚΕ',
  country: 'GR',
  vat: '094014201',
  address: 'Οδός Ανέμων 12',
  zip: '73132',
  city: 'Χανιά',
  mail: 'myrto@pentemyrties.example',
  phone: '+30 2821 000117',
} satisfies Typed;
