import { z } from 'zod';
import { defineCall } from '../../platform/http-call.ts';
import { listPrices } from '../plans/index.server.ts';
import { K, PLANS } from '../plans/schemas.ts';

const price = z.object({
  id: z.string(),
  type: z.enum(['service', 'domain']),
  plan: z.enum(PLANS).nullable(),
  name: z.string(),
  unit_amount: z.int(),
  currency: z.literal(K.currency),
  product: z.object({
    name: z.string(),
    metadata: z.object({ type: z.enum(['service', 'domain']), plan: z.enum(PLANS).optional() }),
  }),
});

/** What a browser may know of the catalogue (C9). */
export const billingCalls = [
  defineCall({
    method: 'get',
    path: '/buy_yr/api/prices',
    id: 'C9-prices',
    summary: 'Price catalogue',
    answer: z.object({ data: z.array(price) }),
    run: async (ctx) => ({ data: await listPrices(ctx, ctx.ports.payments) }),
  }),
];
