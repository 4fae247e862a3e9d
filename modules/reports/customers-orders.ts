import { and, eq, inArray } from 'drizzle-orm';
import type { Ctx } from '../../platform/ctx.ts';
import { subscriptions } from '../billing/tables.ts';
import { isEditable } from '../ordering/order.states.ts';
import type { orders } from '../ordering/tables.ts';
import { freeHost, originOf } from '../sites/index.server.ts';
import { siteHosts, sites } from '../sites/tables.ts';
import type { CustomersOrder } from './schemas.ts';

type OrderRow = typeof orders.$inferSelect;

/** What a customer sees of each of these orders in a list, in the given order. The caller has checked who asks. */
export async function customersOrders(ctx: Ctx, rows: OrderRow[]): Promise<CustomersOrder[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const [contracts, places] = await Promise.all([
    ctx.db
      .select({ orderId: subscriptions.orderId, plan: subscriptions.plan })
      .from(subscriptions)
      .where(inArray(subscriptions.orderId, ids)),
    ctx.db
      .select({
        orderId: sites.orderId,
        slug: sites.slug,
        status: sites.status,
        version: sites.currentVersionId,
        host: siteHosts.host,
      })
      .from(sites)
      .leftJoin(siteHosts, and(eq(siteHosts.siteId, sites.id), siteHosts.canonical))
      .where(inArray(sites.orderId, ids)),
  ]);
  const planOf = new Map(contracts.map(({ orderId, plan }) => [orderId, plan]));
  const siteOf = new Map(places.map((place) => [place.orderId, place]));
  return rows.map((row) => {
    const site = siteOf.get(row.id);
    const shown = site?.status === 'live' && site.version !== null;
    return {
      order_id: row.id,
      page_name: row.pageName,
      status: row.state,
      open: isEditable(row.state),
      plan: planOf.get(row.id) ?? row.cart.find(({ type }) => type === 'service')?.plan ?? null,
      site_url: shown ? originOf(ctx.config, site.host ?? freeHost(ctx.config, site.slug)) : null,
    };
  });
}
