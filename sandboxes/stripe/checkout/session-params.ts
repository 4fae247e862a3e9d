import { z } from 'zod';
import { inlinePrice } from '../billing/inline-price.ts';
import { address, expand, flag, integer, metadata, text } from '../params.ts';

export const lineParams = z.strictObject({
  price: z.string().optional(),
  price_data: inlinePrice.optional(),
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

/** What the account offers for euro; wallets are cards. */
export const methodTypes = ['card', 'paypal', 'sepa_debit'] as const;
const methodType = z.enum(methodTypes);
export type MethodType = (typeof methodTypes)[number];

const choice = z.enum(['auto', 'never']).default('never');

/** What this sandbox understands of the vendor's session parameters; any other is refused by name. */
export const sessionParams = z.strictObject({
  mode: z.enum(['subscription', 'payment']),
  // The words before 2026-03-25.dahlia (`embedded`, `hosted`, `custom`) fail, as they do at the vendor.
  ui_mode: z.enum(['embedded_page', 'hosted_page']).default('hosted_page'),
  // Only for callers of an older version: gone since 2026-09-30.endive.
  payment_method_types: z.array(methodType).optional(),
  allowed_payment_method_types: z.array(methodType).optional(),
  excluded_payment_method_types: z.array(methodType).optional(),
  success_url: z.string().max(5000).optional(),
  cancel_url: z.string().max(5000).optional(),
  payment_intent_data: z
    .strictObject({
      description: text.optional(),
      metadata: metadata.default({}),
      setup_future_usage: z.enum(['off_session', 'on_session']).optional(),
      shipping: z.strictObject({ name: text, phone: text.optional(), address }).optional(),
    })
    .optional(),
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
