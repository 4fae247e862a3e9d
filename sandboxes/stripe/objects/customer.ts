import { newId } from '../ids.ts';

export interface Address {
  city: string | null;
  country: string | null;
  line1: string | null;
  line2: string | null;
  postal_code: string | null;
  state: string | null;
}

/** An empty text clears a field at this vendor. */
export function orNull(value: string | undefined): string | null {
  return value === undefined || value === '' ? null : value;
}

export function buildAddress(input: { [Key in keyof Address]?: string | undefined }): Address {
  return {
    city: orNull(input.city),
    country: orNull(input.country),
    line1: orNull(input.line1),
    line2: orNull(input.line2),
    postal_code: orNull(input.postal_code),
    state: orNull(input.state),
  };
}

export function buildCustomer(created: number, testClock: string | null = null) {
  return {
    id: newId('cus_', 14),
    object: 'customer' as const,
    address: null as Address | null,
    balance: 0,
    created,
    currency: null as string | null,
    default_source: null,
    delinquent: false,
    description: null as string | null,
    email: null as string | null,
    invoice_prefix: newId('', 8).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null as string | null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: {} as Record<string, string>,
    name: null as string | null,
    next_invoice_sequence: 1,
    phone: null as string | null,
    preferred_locales: [] as string[],
    shipping: null,
    tax_exempt: 'none' as const,
    test_clock: testClock,
  };
}
export type Customer = ReturnType<typeof buildCustomer>;
export interface DeletedCustomer {
  id: string;
  object: 'customer';
  deleted: true;
}
