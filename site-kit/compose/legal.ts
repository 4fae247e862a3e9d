import type { SiteDocument, Text } from '../document.ts';
import type { Writer } from '../copy/writer.ts';
import type { Facts } from '../facts/facts.ts';

/** What the law wants in a footer (site guide 5.4), as the owner gave it for billing; absent parts are not shown. */
export interface LegalData {
  businessName?: string;
  address?: string;
  vat?: string;
  taxCode?: string;
  pec?: string;
  rea?: string;
  register?: string;
  capital?: string;
  cin?: string;
  gemi?: string;
  rcs?: string;
}

export function footerOf(facts: Facts, legal: LegalData, write: Writer): SiteDocument['footer'] {
  const own = (name: 'businessName' | 'address'): Text[] => {
    const value = legal[name]?.trim();
    return value ? [{ value, source: { kind: 'field', field: `billing.${name}` } }] : [];
  };
  const stated = (name: Exclude<keyof LegalData, 'businessName' | 'address' | 'rea' | 'register'>): Text[] => {
    const value = legal[name]?.trim();
    return value ? [write.standard(`footer.${name}`, { [name]: value }, [`billing.${name}`])] : [];
  };
  const { rea, register } = legal;
  const registered =
    rea && register ? [write.standard('footer.rea', { rea, register }, ['billing.rea', 'billing.register'])] : [];
  return {
    legal: [
      ...own('businessName'),
      ...own('address'),
      ...stated('vat'),
      // An Italian company's tax code usually is its VAT number; saying it twice helps nobody.
      ...(legal.taxCode === legal.vat ? [] : stated('taxCode')),
      ...registered,
      ...stated('capital'),
      ...stated('pec'),
      ...stated('cin'),
      ...stated('gemi'),
      ...stated('rcs'),
    ],
    privacy: write.standard('footer.privacy'),
    cookies: write.standard('footer.cookies'),
    facebook: facts.link,
  };
}
