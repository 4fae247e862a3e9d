/** What a browser may know of the card provider's catalogue. Apart from the constants, which every screen carries. */
import * as z from 'zod/mini';
import { K, PLANS } from '../schemas.ts';

const priceKind = z.enum(['service', 'domain']);
/** One price of the card provider's catalogue, as a browser may see it. */
export const priceItem = z.object({
  id: z.string(),
  type: priceKind,
  plan: z.nullable(z.enum(PLANS)),
  name: z.string(),
  /** Euro cents a year, VAT included. */
  unit_amount: z.int(),
  currency: z.literal(K.currency),
  /** As the specification reads it (section 3); `type` and `plan` above are the same. */
  product: z.object({
    name: z.string(),
    metadata: z.object({ type: priceKind, plan: z.exactOptional(z.enum(PLANS)) }),
  }),
});
export type PriceItem = z.infer<typeof priceItem>;
/** GET /buy_yr/api/prices */
export const pricesAnswer = z.object({ data: z.array(priceItem) });
