import type { TxCtx } from '../../platform/ctx.ts';
import { dayOf } from './business-day.ts';
import type { Doors } from './find-shop.ts';
import { shopRegister, type Line, type Order } from './tables.ts';

interface Entry {
  shop: Doors;
  order: Order;
  /** What came, or what of it went back. */
  lines: readonly Line[];
  /** 'sale', or the occasion of what went back. */
  kind: string;
  /** 1: money came, or came back; -1: it went back to its buyer. */
  sign: 1 | -1;
}

/** Cents by rate, in hundredths of a per cent. Pure. */
export function byRate(lines: readonly Pick<Line, 'vat' | 'cents' | 'quantity'>[]): Map<number, number> {
  const sums = new Map<number, number>();
  for (const { vat, cents, quantity } of lines) sums.set(vat ?? 0, (sums.get(vat ?? 0) ?? 0) + cents * quantity);
  return sums;
}

/** Writes takings of today into the register, once for each order and kind. */
export async function register(ctx: TxCtx, { shop, order, lines, kind, sign }: Entry): Promise<void> {
  const day = dayOf(ctx.clock.now(), shop.site);
  const { id: orderId, siteId, number, currency } = order;
  const rows = [...byRate(lines)].map(([rate, sum]) => ({
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
