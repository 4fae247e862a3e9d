/** How money that goes back for an order stands, and whether more of it can. Pure. */
import type { OrderView } from './schemas.ts';
import { mayBecome, type OrderMode, type OrderState } from './shop.states.ts';

export interface Returns {
  withdrawal: ({ amount: number; refundedAt: Date | null } & { declaredAt: Date; refundBy: string }) | undefined;
  refunds: readonly { amount: number; state: string }[];
}

/** Of several the one that went wrong, else one that is on its way. */
export function refundState({ refunds }: Pick<Returns, 'refunds'>): OrderView['refund'] {
  if (refunds.length === 0) return null;
  const amount = refunds.reduce((sum, each) => sum + each.amount, 0);
  if (refunds.some(({ state }) => state === 'failed')) return { amount, state: 'failed' };
  return { amount, state: refunds.every(({ state }) => state === 'succeeded') ? 'done' : 'coming' };
}

/** Cents that its owner can give back by a press; null where nothing can go back, or it is on its way already. */
export function refundable(
  order: { mode: OrderMode; state: OrderState; total: number; collectedAt: Date | null },
  { withdrawal, refunds }: Returns,
): number | null {
  if (order.mode !== 'paid') return null;
  // What the provider did not give is asked for again, before anything else.
  const failed = refunds.find(({ state }) => state === 'failed');
  if (failed) return failed.amount;
  const gone = refunds.reduce((sum, { amount }) => sum + amount, 0);
  if (withdrawal && gone === 0 && order.collectedAt !== null) return withdrawal.amount;
  const left = order.total - Math.max(gone, withdrawal?.amount ?? 0);
  return left > 0 && (mayBecome(order, 'refunded') || mayBecome(order, 'cancelled-by-owner')) ? left : null;
}
