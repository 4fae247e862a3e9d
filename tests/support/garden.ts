/** Words that stand nowhere else, and people who are made of them. */
import { emptyBilling, type BillingInfo } from '../../modules/ordering/cart/billing.rules.ts';
import type { Sought } from './readable-places.ts';

export type Garden = ReturnType<typeof newGarden>;

/** Every text that is sown is remembered with what it is; an address or a domain by its part before the sign. */
export function newGarden() {
  const sown: Sought[] = [];
  /** Letters of no language, so that no other text holds them by chance; what tells them apart is in the middle, where base64 keeps it. */
  const word = (): string => {
    const number = sown.length.toString(26).padStart(3, '0');
    return `Zqx${[...number].map((digit) => String.fromCharCode(97 + Number.parseInt(digit, 26))).join('')}vkw`;
  };
  const sow = (what: string, text: string = word()): string => {
    sown.push({ what, text });
    return text;
  };
  const mail = (what = 'mail address', before = ''): string => `${before}${sow(what).toLowerCase()}@canarini.example`;
  const domain = (kind: string): string => `${kind}-${sow('domain').toLowerCase()}.it`;
  const at = () => ({
    address: `Via ${sow('address')} 8`,
    city: sow('address'),
    mail: mail(),
    phone: `+39051${sow('telephone', String(73_918_461 + sown.length * 137_291))}`,
  });
  const italy = { country: 'IT', province: 'BO', zip: '40125' };
  const person = (changes: Partial<BillingInfo> = {}): BillingInfo => ({
    ...emptyBilling(),
    first_name: sow('name'),
    last_name: sow('name'),
    ssn: sow('tax code', 'RSSMRA85T10A562S'),
    ...italy,
    ...at(),
    ...changes,
  });
  return {
    sown,
    sow,
    mail,
    domain,
    person,
    company: (): BillingInfo => ({
      ...emptyBilling(),
      business_name: `${sow('name')} SRL`,
      vat: sow('VAT number', '07643520567'),
      sdi: sow('recipient code', 'ZQXV8K7'),
      pec: mail('certified mail'),
      ...italy,
      ...at(),
    }),
    /** Where province and postal code may be words. */
    abroad: (before = '') =>
      person({
        country: 'PT',
        province: sow('address'),
        zip: sow('address'),
        ssn: sow('tax code', 'ZQXV-73918-PT'),
        mail: mail('mail address', before),
      }),
  };
}
