/** What a page of a site asks about a payment while a visitor waits for it: a provider that is away is no fault of the page. */
import type { Ctx } from '../../platform/ctx.ts';
import { isAppError } from '../../platform/errors.ts';
import { askPayment } from './apply-payment.ts';
import { openPayment, type Payable } from './payment.ts';

/** Where it is paid; null where the provider has no page now, or nothing can be paid any more: the row of the payment says which. */
export async function pageToPay(ctx: Ctx, given: Parameters<typeof openPayment>[1]): Promise<string | null> {
  try {
    return await openPayment(ctx, given);
  } catch (error) {
    if (!isAppError(error)) throw error;
    ctx.log.warn({ err: error, ...given.payable }, 'the page of a payment did not open');
    return null;
  }
}

/** Whoever paid is back: what became of it. Where the provider is away, the next look asks again. */
export async function lookAfterPayment(ctx: Ctx, payable: Payable): Promise<void> {
  try {
    await askPayment(ctx, payable);
  } catch (error) {
    if (!isAppError(error)) throw error;
    ctx.log.warn({ err: error, ...payable }, 'nobody could say whether something is paid');
  }
}

/** Where a form of a page that leads to a payment ends: Chromium holds `form-action` against the redirect as well. */
export const originOfPayments = (ctx: Ctx): string | undefined => ctx.ports.merchantPayments?.pageOrigin;
