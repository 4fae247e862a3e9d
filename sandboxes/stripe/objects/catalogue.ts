import { newId } from '../ids.ts';

export function buildProduct(input: {
  id?: string;
  name: string;
  description?: string | undefined;
  metadata: Record<string, string>;
  created: number;
}) {
  return {
    id: input.id ?? newId('prod_', 14),
    object: 'product' as const,
    active: true,
    created: input.created,
    default_price: null as string | null,
    description: input.description ?? null,
    images: [] as string[],
    livemode: false,
    marketing_features: [],
    metadata: input.metadata,
    name: input.name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: 'txcd_10000000',
    tax_details: null,
    type: 'service' as const,
    unit_label: null,
    updated: input.created,
    url: null,
  };
}
export type Product = ReturnType<typeof buildProduct>;

export type TaxBehavior = 'inclusive' | 'exclusive' | 'unspecified';
export interface Recurring {
  interval: 'day' | 'week' | 'month' | 'year';
  interval_count: number;
}

export function buildPrice(input: {
  id?: string;
  product: string;
  unitAmount: number;
  currency: string;
  recurring: Recurring | null;
  taxBehavior: TaxBehavior;
  active: boolean;
  nickname?: string | undefined;
  lookupKey?: string | undefined;
  metadata?: Record<string, string>;
  created: number;
}) {
  return {
    id: input.id ?? newId('price_1'),
    object: 'price' as const,
    active: input.active,
    billing_scheme: 'per_unit' as const,
    created: input.created,
    currency: input.currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: input.lookupKey ?? null,
    metadata: input.metadata ?? {},
    nickname: input.nickname ?? null,
    product: input.product,
    recurring:
      input.recurring === null
        ? null
        : { ...input.recurring, meter: null, trial_period_days: null, usage_type: 'licensed' as const },
    tax_behavior: input.taxBehavior,
    tiers_mode: null,
    transform_quantity: null,
    type: input.recurring === null ? ('one_time' as const) : ('recurring' as const),
    unit_amount: input.unitAmount,
    unit_amount_decimal: String(input.unitAmount),
  };
}
export type Price = ReturnType<typeof buildPrice>;

/** 2026-01-01: the seeded catalogue is older than anything a test makes. */
const seeded = 1_767_225_600;

const shelf: { product: string; price: string; name: string; cents: number; metadata: Record<string, string> }[] = [
  {
    product: 'prod_VetrinaPremium',
    price: 'price_VetrinaPremiumYear',
    name: 'Vetrina Premium',
    cents: 9900,
    metadata: { type: 'service', plan: 'premium' },
  },
  {
    product: 'prod_VetrinaPro',
    price: 'price_VetrinaProYear',
    name: 'Vetrina Pro',
    cents: 17_900,
    metadata: { type: 'service', plan: 'pro' },
  },
  { product: 'prod_Dominio', price: 'price_DominioYear', name: 'Dominio', cents: 1200, metadata: { type: 'domain' } },
];

/** The account's catalogue as a merchant would have set it up: yearly prices in euro, VAT included. */
export function seedCatalogue(): { products: Product[]; prices: Price[] } {
  const prices = shelf.map((item) =>
    buildPrice({
      id: item.price,
      product: item.product,
      unitAmount: item.cents,
      currency: 'eur',
      recurring: { interval: 'year', interval_count: 1 },
      taxBehavior: 'inclusive',
      active: true,
      created: seeded,
    }),
  );
  const products = shelf.map((item) => ({
    ...buildProduct({ id: item.product, name: item.name, metadata: { ...item.metadata }, created: seeded }),
    default_price: item.price as string | null,
  }));
  return { products, prices };
}
