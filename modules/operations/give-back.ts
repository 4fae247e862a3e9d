import { audit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { AppError } from '../../platform/errors.ts';
import { intendFullRefund, refundLine } from '../billing/index.server.ts';
import { requireOperator } from '../identity/index.server.ts';
import { lockOrder } from '../ordering/index.server.ts';
import { isOver, isPaid } from '../ordering/order.states.ts';
import type { RefundInput } from './schemas.ts';

/**
 * Gives money of an order back: one line of a charge, or everything, which ends the subscription. Safe to press twice.
 * Throws ordering.state (409) for an order without a payment, and as refundLine does.
 */
export async function giveBack(ctx: Ctx, orderId: string, input: RefundInput): Promise<void> {
  requireOperator(ctx);
  await ctx.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!isPaid(order.state)) throw new AppError('ordering.state', { status: 409 });
    const { reason } = input;
    if ('whole' in input) {
      if (isOver(order.state)) throw new AppError('ordering.state', { status: 409 });
      await intendFullRefund(tx, ctx, { orderId, name: 'operator', reason, cancel: 'refunded' });
    } else await refundLine(tx, ctx, { orderId, chargeId: input.charge, line: input.line, reason });
    await audit(
      tx,
      ctx,
      'operations.give-back',
      orderId,
      'whole' in input ? { whole: true } : { charge: input.charge, line: input.line },
    );
  });
}
