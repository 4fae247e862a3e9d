/** Which orders are kept, as the privacy page names them. */
import { and, eq, isNotNull, sql, type SQL } from 'drizzle-orm';
import type { Ctx, TxCtx } from '../../platform/ctx.ts';
import type { LeftHere } from '../../site-kit/document.ts';
import { refreshShown } from '../sites/index.server.ts';
import { shopOrders, shopSettings, type Order } from './tables.ts';

/** Any, those that are brought, those that were to be paid by card. */
export async function keptOrders(ctx: Ctx, siteId: string): Promise<LeftHere[]> {
  const [row] = await sortsKept(ctx, siteId);
  return (['order', 'delivery', 'card'] as const).filter((what) => row?.[what]);
}

/** One row, none without a shop. Asked at every publishing: no sort reads the orders of another (shop_orders_delivered, shop_orders_paid). */
export function sortsKept(ctx: Ctx, siteId: string) {
  const own = eq(shopOrders.siteId, siteId);
  const any = (what?: SQL) =>
    sql<boolean>`exists (${ctx.db.select({ id: shopOrders.id }).from(shopOrders).where(and(own, what))})`;
  return ctx.db
    .select({
      order: any(),
      delivery: any(isNotNull(shopOrders.delivery)),
      card: any(eq(shopOrders.mode, 'paid')),
    })
    .from(shopSettings)
    .where(eq(shopSettings.siteId, siteId));
}

type Gone = Pick<Order, 'siteId' | 'mode' | 'delivery'>;
/** Sites of which these orders were the last of their sort are made anew without naming them. */
export async function followPurged(ctx: TxCtx, gone: readonly Gone[]): Promise<void> {
  const changed: string[] = [];
  for (const [siteId, orders] of Map.groupBy(gone, (order) => order.siteId)) {
    const left = await keptOrders(ctx, siteId);
    const had = (what: LeftHere, is: (order: Gone) => boolean) => !left.includes(what) && orders.some(is);
    if (
      had('order', () => true) ||
      had('delivery', ({ delivery }) => delivery !== null) ||
      had('card', ({ mode }) => mode === 'paid')
    )
      changed.push(siteId);
  }
  await refreshShown(ctx, changed);
}
