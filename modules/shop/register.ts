import type { TxCtx } from '../../platform/ctx.ts';
import { dayOf } from './business-day.ts';
import { byRate, deliveryByRate, sumOf } from './delivery.rules.ts';
import type { Doors } from './find-shop.ts';
import { shopRegister, type Line, type Order } from './tables.ts';

interface Entry {
  shop: Doors;
  order: Order;
  /** All of the order. */
  ordered: readonly Line[];
  /** What came, or what of it went back. */
  lines: readonly Line[];
  /** What these come to; what is more than that is the delivery. */
  amount: number;
  /** 'sale', or the occasion of what went back. */
  kind: string;
  /** 1: money came, or came back; -1: it went back to its buyer. */
  sign: 1 | -1;
}

/** Of these lines and of what stands beside them for the delivery. Pure. */
export function takingsByRate({
  ordered,
  lines,
  amount,
}: Pick<Entry, 'ordered' | 'lines' | 'amount'>): Map<number, number> {
  const sums = byRate(lines);
  for (const [rate, cents] of deliveryByRate(ordered, amount - sumOf(lines)))
    sums.set(rate, (sums.get(rate) ?? 0) + cents);
  return sums;
}

/** Writes takings of today into the register, once for each order and kind. */
export async function register(ctx: TxCtx, { shop, order, kind, sign, ...moved }: Entry): Promise<void> {
  const day = dayOf(ctx.clock.now(), shop.site);
  const { id: orderId, siteId, number, currency } = order;
  const rows = [...takingsByRate(moved)].map(([rate, sum]) => ({
    siteId,
    orderId,
    number,
    kind,
    day,
    rate,
    cents: sign * sum,
    currency,
  }));
  if (rows.length > 0) await ctx.db.insert(shopRegister).values(rows).onConflictDoNothing();
}
