import { inArray } from 'drizzle-orm';
import type { CheckoutSession, SubscriptionState } from '../card-payments.port.ts';
import { requestRefund } from './refund.ts';
import { refunds } from '../tables.ts';
import type { TxCtx } from '../../../platform/ctx.ts';
import { emit } from '../../../platform/transaction.ts';

interface Payment {
  session: Pick<CheckoutSession, 'id' | 'amountTotal'>;
  subscription: Pick<SubscriptionState, 'id'>;
  orderId: string;
}
/** What was bought already: this order (two tabs), or its business, by another order. */
export type DuplicateOf = 'order' | 'business';

const keyOf = ({ orderId, subscription }: Payment, of: DuplicateOf): string =>
  `refund:${orderId}:${of === 'order' ? 'second' : 'duplicate'}:${subscription.id}`;
/** Whether a refund of this key gives back what was paid for a business that another order has bought. */
export const isOfSoldBusiness = (refundKey: string): boolean => /^refund:[^:]+:duplicate:/.test(refundKey);

/** Ends what a payment that buys nothing would have begun, and gives all of it back: once, however often it is told. */
export async function refundDuplicate(ctx: TxCtx, payment: Payment, of: DuplicateOf): Promise<void> {
  const { orderId, session, subscription } = payment;
  const fresh = await requestRefund(ctx, {
    key: keyOf(payment, of),
    orderId,
    subscriptionId: subscription.id,
    amount: 'all',
    reason: 'duplicate',
    cancel: 'duplicate',
  });
  if (!fresh || of === 'order') return;
  ctx.log.warn({ orderId, session: session.id }, 'a business that is sold was paid for again');
  await emit(ctx, 'billing.duplicate-payment', { orderId, sessionId: session.id, amount: session.amountTotal });
}

/** Whether this payment was judged a duplicate before. */
export async function isDuplicate(ctx: TxCtx, payment: Payment): Promise<boolean> {
  const keys = [keyOf(payment, 'order'), keyOf(payment, 'business')];
  const [row] = await ctx.db.select({ key: refunds.key }).from(refunds).where(inArray(refunds.key, keys));
  return row !== undefined;
}
