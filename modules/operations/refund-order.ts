import { audit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { AppError } from '../../platform/errors.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { proveOrder, type Staff } from '../access/index.server.ts';
import { requestFullRefund, refundLine, recordOffPlatformRefund } from '../billing/index.server.ts';
import { giveUpDomain } from '../domains/index.server.ts';
import { lockOrder } from '../ordering/index.server.ts';
import { isOver, isPaid } from '../ordering/order.states.ts';
import type { RefundInput } from './schemas.ts';

/**
 * Gives money of an order back: one line of a charge, the price of a name that could not be had, or everything, which
 * ends the subscription; or says that a refund that failed was paid another way. Safe to press twice. Throws
 * ordering.state (409) for an order without a payment, and as refundLine, giveUpDomain and recordOffPlatformRefund do.
 */
export async function refundOrder(
  ctx: Ctx,
  { orderId, refund: input }: { by: Staff<'operator'>; orderId: string; refund: RefundInput },
): Promise<void> {
  if ('domain' in input)
    return giveUpDomain(ctx, { by: await proveOrder(ctx, 'settle', orderId), domain: input.domain });
  const { reason } = input;
  await inTransaction(ctx, async (ctx) => {
    const order = await lockOrder(ctx, orderId);
    if ('outside' in input) return recordOffPlatformRefund(ctx, { orderId, key: input.outside, how: reason });
    if (!isPaid(order.state) || ('whole' in input && isOver(order.state))) {
      throw new AppError('ordering.state', { status: 409 });
    }
    if ('whole' in input) await requestFullRefund(ctx, { orderId, name: 'operator', reason, cancel: 'refunded' });
    else await refundLine(ctx, { orderId, chargeId: input.charge, line: input.line, reason });
    const what = 'whole' in input ? { whole: true } : { charge: input.charge, line: input.line };
    await audit(ctx, 'operations.give-back', orderId, what);
  });
}
