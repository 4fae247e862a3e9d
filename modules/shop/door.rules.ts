/** What is paid when an order is handed over, and of that what was never paid. Pure. Money in cents. */
import type { OrderMode } from './shop.states.ts';
import { sumOf } from './delivery.rules.ts';

interface Taken {
  /** 0: taken back before it was paid. */
  amount: number;
  lines: readonly { cents: number; quantity: number }[];
}

/** Its money comes when it is handed over, and has not come yet. */
export const isUnpaid = ({ mode, collectedAt }: { mode: OrderMode; collectedAt: Date | null }): boolean =>
  mode === 'reserve' && collectedAt === null;

/** What its buyer pays when it is handed over, or has paid then: nothing of what was taken back on its way; nothing at all where that is all of it. */
export function toPay(order: { total: number; delivery: { cents: number } | null }, taken: readonly Taken[]): number {
  const left =
    order.total - taken.filter(({ amount }) => amount === 0).reduce((sum, each) => sum + sumOf(each.lines), 0);
  return left === (order.delivery?.cents ?? 0) ? 0 : left;
}
