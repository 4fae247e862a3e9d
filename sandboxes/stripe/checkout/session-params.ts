import { z } from 'zod';
import { recurring, taxBehavior } from '../api/catalogue.ts';
import { expand, flag, integer, metadata, text } from '../params.ts';

const priceData = z.strictObject({
  currency: z.string().length(3),
  product: z.string().optional(),
  product_data: z.strictObject({ name: text, description: text.optional(), metadata: metadata.default({}) }).optional(),
  unit_amount: integer.pipe(z.number().min(0).max(99_999_999)),
  recurring: recurring.optional(),
  tax_behavior: taxBehavior.default('unspecified'),
});

export const lineParams = z.strictObject({
  price: z.string().optional(),
  price_data: priceData.optional(),
  quantity: integer.pipe(z.number().min(1).max(999_999)),
  metadata: metadata.default({}),
});

/** Languages of the vendor's page as of 2026-10-28.endive; ours speaks five of them. */
// oxfmt-ignore
const locales = [
  'auto', 'bg', 'cs', 'da', 'de', 'el', 'en', 'en-GB', 'es', 'es-419', 'et', 'fi', 'fil', 'fr', 'fr-CA', 'hi-IN', 'hr',
  'hu', 'id', 'it', 'ja', 'ko', 'lt', 'lv', 'ms', 'mt', 'nb', 'nl', 'pl', 'pt', 'pt-BR', 'ro', 'ru', 'sk', 'sl', 'sv',
  'th', 'tr', 'vi', 'zh', 'zh-HK', 'zh-TW',
] as const;

const choice = z.enum(['auto', 'never']).default('never');

/** What this sandbox understands of the vendor's session parameters; any other is refused by name. */
export const sessionParams = z.strictObject({
  mode: z.enum(['subscription']),
  // The words before 2026-03-25.dahlia (`embedded`, `hosted`, `custom`) fail, as they do at the vendor.
  ui_mode: z.enum(['embedded_page']),
  line_items: z.array(lineParams),
  customer: z.string().optional(),
  customer_email: z.email().max(800).optional(),
  customer_update: z.strictObject({ address: choice, name: choice, shipping: choice }).optional(),
  automatic_tax: z.strictObject({ enabled: flag }).optional(),
  return_url: z.string().max(5000).optional(),
  redirect_on_completion: z.enum(['always', 'if_required', 'never']).optional(),
  locale: z.enum(locales).optional(),
  client_reference_id: z.string().max(200).optional(),
  metadata: metadata.default({}),
  subscription_data: z
    .strictObject({ metadata: metadata.default({}), description: z.string().max(500).optional() })
    .optional(),
  expires_at: integer.optional(),
  currency: z.string().length(3).optional(),
  expand,
});
export type SessionParams = z.output<typeof sessionParams>;
