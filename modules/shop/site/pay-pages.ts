import type { Ctx } from '../../../platform/ctx.ts';
import { originOfPayments } from '../../takings/index.server.ts';
import type { OrderMode } from '../shop.states.ts';

/** Only where an order is paid on the site a form leads there. */
export const payPages = (ctx: Ctx, mode: OrderMode): string | undefined =>
  mode === 'paid' ? originOfPayments(ctx) : undefined;
