import { failedRefunds, isFullyRefunded, isOfSoldBusiness } from '../../modules/billing/index.server.ts';
import { euro } from '../../modules/notifications/index.server.ts';
import { markRefunded } from '../../modules/ordering/index.server.ts';
import { resolveTask } from '../../modules/tasks/index.server.ts';
import { subscriptionMail } from './subscription-mail.ts';
import type { TxCtx } from '../../platform/ctx.ts';

/** The task of a refund that came back. */
export const refundFailed = (key: string): string => `billing.refund-failed:${key}`;

/** Money of an order that is over went back: when the last of it did, the order is refunded. */
export async function settleMoney(ctx: TxCtx, refund: { orderId: string; key: string; amount: number }) {
  const { orderId, key, amount } = refund;
  // That payer was told with the payment itself, and the order goes on as a draft.
  if (isOfSoldBusiness(key)) return;
  await subscriptionMail(ctx, orderId, 'refund-done', {
    occasion: key,
    values: (lang) => ({ total: euro(amount, lang) }),
  });
  await settleState(ctx, orderId);
}

/** An order of which everything went back is refunded, and nobody need look after a part that failed before. */
export async function settleState(ctx: TxCtx, orderId: string): Promise<void> {
  if (!(await isFullyRefunded(ctx, orderId)) || !(await markRefunded(ctx, orderId))) return;
  for (const key of await failedRefunds(ctx, orderId))
    await resolveTask(ctx, { key: refundFailed(key), note: 'all of the money went back since' });
}
