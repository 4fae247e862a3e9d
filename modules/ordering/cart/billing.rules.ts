/**
 * Who is invoiced (specification: billing form, B1 to B4). One set of rules for the form in the browser and for the
 * server: both call `checkBilling` and show the same codes.
 */
import { cleaned, isCode, isLine } from '../../../site-kit/typed-text.ts';
import { meantBilling } from './typed-billing.rules.ts';
import { isCodiceFiscale, isVat } from './tax-codes.rules.ts';

export const BILLING_FIELDS = [
  'first_name',
  'last_name',
  'ssn',
  'business_name',
  'vat',
  'sdi',
  'pec',
  'address',
  'city',
  'province',
  'zip',
  'country',
  'phone',
  'mail',
] as const;
export type BillingField = (typeof BILLING_FIELDS)[number];
/** Every field of the specification; an unused one is an empty string. `country` is ISO 3166-1 alpha-2. */
export type BillingInfo = Record<BillingField, string>;
export type BillingType = 'customer' | 'business';

export const emptyBilling = (): BillingInfo =>
  Object.fromEntries(BILLING_FIELDS.map((field) => [field, ''])) as BillingInfo;

/** Business if a VAT number is present (B1). */
export const billingType = (info: Pick<BillingInfo, 'vat'>): BillingType => (info.vat.trim() ? 'business' : 'customer');

/** sdi and pec: shown to businesses when the language is Italian or the invoice goes to Italy (B3, ours). */
export const showsSdi = (type: BillingType, lang: string, country: string): boolean =>
  type === 'business' && (lang === 'it' || country === 'IT');

const MAX: Record<BillingField, number> = {
  first_name: 60,
  last_name: 60,
  ssn: 28,
  business_name: 80,
  vat: 20,
  sdi: 7,
  pec: 254,
  address: 60,
  city: 60,
  province: 60,
  zip: 12,
  country: 2,
  phone: 24,
  mail: 254,
};
const MAIL = /^[^\s@<>()[\]\\,;:"]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/i;
const ZIP: Record<string, RegExp> = {
  IT: /^\d{5}$/,
  ES: /^\d{5}$/,
  FR: /^\d{5}$/,
  GR: /^\d{3} ?\d{2}$/,
  DE: /^\d{5}$/,
};

/** Codes of a field's fault; the message key is `order:errors.<code>`. */
export type BillingFault =
  | 'required'
  | 'too-long'
  | 'mail'
  | 'phone'
  | 'zip'
  | 'province'
  | 'country'
  | 'ssn'
  | 'vat'
  | 'sdi'
  | 'sdi-or-pec'
  | 'control-characters';

/**
 * Field -> fault; empty when everything is in order. `type` is passed because a business that has not typed its VAT
 * number yet must be asked for it.
 */
export function checkBilling(
  typed: BillingInfo,
  type: BillingType,
  lang: string,
): Partial<Record<BillingField, BillingFault>> {
  const info = meantBilling(typed);
  const faults: Partial<Record<BillingField, BillingFault>> = {};
  const value = (field: BillingField) => info[field].trim();
  const need = (...fields: BillingField[]) => {
    for (const field of fields) if (!value(field)) faults[field] ??= 'required';
  };
  const check = (field: BillingField, fault: BillingFault, ok: (text: string) => boolean) => {
    if (value(field) && !faults[field] && !ok(value(field))) faults[field] = fault;
  };

  for (const field of BILLING_FIELDS) {
    if (typed[field].length > MAX[field]) faults[field] = 'too-long';
    // A line break in a name would become a header in a mail or a new field in an export.
    else if (!isLine(typed[field])) faults[field] = 'control-characters';
  }
  if (type === 'customer') need('first_name', 'last_name', 'ssn');
  else need('business_name', 'vat');
  need('address', 'city', 'zip', 'country', 'phone', 'mail');

  const country = value('country').toUpperCase();
  if (country === 'IT') need('province');
  check('country', 'country', (text) => /^[A-Za-z]{2}$/.test(text));
  check('province', 'province', (text) => country !== 'IT' || /^[A-Za-z]{2}$/.test(text));
  check('zip', 'zip', (text) => ZIP[country]?.test(text) ?? /^[\p{L}\d][\p{L}\d -]{1,11}$/u.test(text));
  check('mail', 'mail', (text) => MAIL.test(text) && isCode(text));
  check('phone', 'phone', (text) => /^\+?[\d\s()./-]{6,24}$/.test(text) && text.replace(/\D/g, '').length >= 6);
  if (type === 'customer') check('ssn', 'ssn', (text) => country !== 'IT' || isCodiceFiscale(text));
  else check('vat', 'vat', (text) => isVat(text, country));

  if (showsSdi(type, lang, country)) {
    check('pec', 'mail', (text) => MAIL.test(text) && isCode(text));
    check('sdi', 'sdi', (text) => /^[A-Za-z0-9]{7}$/.test(text));
    // Required only where an Italian electronic invoice will be sent: a recipient code, or a certified mail with 0000000.
    if (country === 'IT') {
      const sdi = value('sdi');
      if ((!sdi || sdi === '0000000') && !value('pec')) faults.sdi ??= 'sdi-or-pec';
    }
  }
  return faults;
}

/** As it was meant, trimmed, codes in capitals, fields that the type does not use emptied, '0000000' filled in where only a PEC is given. */
export function normaliseBilling(typed: BillingInfo, type: BillingType, lang: string): BillingInfo {
  const info = meantBilling(typed);
  const clean = Object.fromEntries(
    BILLING_FIELDS.map((f) => [f, cleaned(info[f]).trim().replace(/\s+/g, ' ')]),
  ) as BillingInfo;
  clean.country = clean.country.toUpperCase();
  clean.ssn = clean.ssn.toUpperCase();
  clean.vat = clean.vat.toUpperCase();
  clean.sdi = clean.sdi.toUpperCase();
  clean.mail = clean.mail.toLowerCase();
  if (clean.country === 'IT') clean.province = clean.province.toUpperCase();
  const unused: BillingField[] =
    type === 'customer' ? ['business_name', 'vat', 'sdi', 'pec'] : ['first_name', 'last_name', 'ssn'];
  for (const field of unused) clean[field] = '';
  if (!showsSdi(type, lang, clean.country)) {
    clean.sdi = '';
    clean.pec = '';
  } else if (clean.country === 'IT' && !clean.sdi && clean.pec) clean.sdi = '0000000';
  return clean;
}
