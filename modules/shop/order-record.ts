import type { Ctx } from '../../platform/ctx.ts';
import { refundsOf } from '../takings/index.server.ts';
import { buyerOf } from './buyer.ts';
import { linesOf, withdrawalsOf } from './read-orders.ts';
import type { Order } from './tables.ts';

/** All that is kept of these orders, as it is handed out: with buyer, lines, what was taken back and what went back. Cents, ISO 8601. */
export async function orderRecords(ctx: Ctx, orders: readonly Order[]) {
  const lines = await linesOf(ctx, orders);
  const withdrawals = await withdrawalsOf(ctx, orders);
  const refunds = await refundsOf(ctx, { purpose: 'shop', subjects: orders.map(({ id }) => id) });
  return orders.map((order) => {
    const { name, phone, mail, note, address } = buyerOf(ctx, order);
    const { number, mode, state, total, currency, placedAt, readyWall, paidAt, delivery, reason } = order;
    const { sentAt, collectedAt, endedAt } = order;
    const taken = withdrawals.get(order.id) ?? [];
    return {
      number,
      mode,
      state,
      total,
      currency,
      placedAt,
      ready: readyWall,
      paidAt,
      delivery,
      sentAt,
      collectedAt,
      endedAt,
      reason,
      lines: (lines.get(order.id) ?? []).map((line) => ({
        name: line.name,
        quantity: line.quantity,
        cents: line.cents,
        vat: line.vat,
        withdrawal: line.withdrawal,
      })),
      withdrawals: taken.map((each) => ({
        amount: each.amount,
        declaredAt: each.declaredAt,
        by: each.refundBy,
        givenBackAt: each.amount > 0 ? each.refundedAt : null,
        lines: each.lines.map(({ name: what, quantity }) => ({ name: what, quantity })),
      })),
      refunds: (refunds.get(order.id) ?? []).map(({ amount, state: went, endedAt: at }) => ({
        amount,
        state: went,
        at,
      })),
      buyer: { name, phone, mail, note, address },
    };
  });
}
