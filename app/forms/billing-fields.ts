import { showsSdi, type BillingField, type BillingType } from '../../modules/ordering/cart/billing.rules.ts';
import type { Lang } from '../../site-kit/names.ts';

export interface FieldSpec {
  name: BillingField;
  /** Token of the HTML standard; 'off' for codes that no browser should offer. */
  autoComplete: string;
  type: 'text' | 'email' | 'tel';
  inputMode: 'text' | 'numeric' | 'email' | 'tel';
  /** Columns of six on a wide screen. */
  span: 2 | 3 | 4 | 6;
  required: boolean;
  /** One of two is required, whichever: neither is called optional. */
  oneOfTwo: boolean;
}

const DIGITS_ONLY_ZIP = ['IT', 'ES', 'FR', 'DE', 'GR'];

/** The fields of the billing form in reading order (B1 to B4); `country` decides which codes are asked for. */
export function billingFields(type: BillingType, lang: Lang, country: string): FieldSpec[] {
  const field = (name: BillingField, autoComplete: string, span: FieldSpec['span'], more: Partial<FieldSpec> = {}) =>
    ({
      name,
      autoComplete,
      span,
      type: 'text',
      inputMode: 'text',
      required: true,
      oneOfTwo: false,
      ...more,
    }) satisfies FieldSpec;
  const mail = { type: 'email', inputMode: 'email' } as const;
  const electronically = { required: false, oneOfTwo: country === 'IT' };
  const electronic = showsSdi(type, lang, country)
    ? [field('sdi', 'off', 2, electronically), field('pec', 'off', 4, { ...mail, ...electronically })]
    : [];
  return [
    ...(type === 'customer'
      ? [field('first_name', 'given-name', 3), field('last_name', 'family-name', 3)]
      : [field('business_name', 'organization', 6)]),
    field('country', 'country', 3),
    type === 'customer' ? field('ssn', 'off', 3) : field('vat', 'off', 3),
    ...electronic,
    field('address', 'address-line1', 6),
    field('zip', 'postal-code', 2, { inputMode: DIGITS_ONLY_ZIP.includes(country) ? 'numeric' : 'text' }),
    field('city', 'address-level2', 2),
    field('province', 'address-level1', 2, { required: country === 'IT' }),
    field('mail', 'email', 3, mail),
    field('phone', 'tel', 3, { type: 'tel', inputMode: 'tel' }),
  ];
}

/** Message key of a field's name: Italy calls its tax code by its own name. */
export const labelKey = (field: BillingField, country: string) =>
  field === 'ssn' && country === 'IT' ? ('fields.ssn-it' as const) : (`fields.${field}` as const);
