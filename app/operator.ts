/**
 * Who runs Vetrina: the one place for the imprint. This profile is a fictional demonstration and says so on every
 * page (`demo`); whoever goes live puts their own company here and removes the mark.
 */
export const OPERATOR = {
  demo: true,
  name: 'Vetrina Demo S.r.l.s.',
  street: 'Via dell’Esempio 12',
  zip: '40121',
  city: 'Bologna',
  province: 'BO',
  country: 'IT',
  /** Eleven zeros: no Italian VAT number can be this. */
  vat: 'IT00000000000',
  phone: '+39 051 000 0000',
  mail: 'ciao@vetrina.example',
  pec: 'vetrina@pec.example',
  messaging: 'https://messages.example/vetrina',
  socials: [
    { name: 'Facebook', href: 'https://social.example/vetrina' },
    { name: 'Instagram', href: 'https://photos.example/vetrina' },
    { name: 'LinkedIn', href: 'https://work.example/vetrina' },
  ],
} as const;
