import type { Ctx } from '../../../platform/ctx.ts';
import type { OrderMode } from '../shop.states.ts';

/** Where a form of a page that leads to a payment ends: Chromium holds `form-action` against the redirect as well. */
export const payPages = (ctx: Ctx, mode: OrderMode): string | undefined =>
  mode === 'paid' ? ctx.ports.merchantPayments?.pageOrigin : undefined;
