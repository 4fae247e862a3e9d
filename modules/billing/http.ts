import { defineCall } from '../../platform/http-call.ts';
import { listPrices } from '../plans/index.server.ts';
import { pricesAnswer } from '../plans/prices/schemas.ts';

/** What a browser may know of the catalogue (C9). */
export const billingCalls = [
  defineCall({
    method: 'get',
    path: '/buy_yr/api/prices',
    id: 'C9-prices',
    summary: 'Price catalogue',
    answer: pricesAnswer,
    run: async (ctx) => ({ data: await listPrices(ctx, ctx.ports.payments) }),
  }),
];
