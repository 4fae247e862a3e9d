import { and, asc, count, eq, inArray } from 'drizzle-orm';
import type { Ctx } from '../../platform/ctx.ts';
import { rightsOf, type SiteAccess } from '../access/index.server.ts';
import type { ShopArea } from '../sites/index.server.ts';
import { dayOf } from './business-day.ts';
import { requireDoors } from './find-shop.ts';
import { openQuestions } from './look-at-list.ts';
import { isOwed, owesMoney } from './owed.rules.ts';
import { returnsOf, shownReturns, unreturned } from './owed.ts';
import { readOrders } from './read-orders.ts';
import { shopOrders, shopSettings } from './tables.ts';

/** Whose money waits; a busy year has fewer. */
const MOST = 200;

/** What of a shop waits for its owner; null where there is no shop. */
export async function shopArea(ctx: Ctx, { by }: { by: SiteAccess<'draft'> }): Promise<ShopArea | null> {
  const same = eq(shopSettings.siteId, by.siteId);
  const [present] = await ctx.db.select({ status: shopSettings.status }).from(shopSettings).where(same);
  if (!present) return null;
  const { state, siteId } = shopOrders;
  const rows = await ctx.db
    .select({ state, n: count() })
    .from(shopOrders)
    .where(and(eq(siteId, by.siteId), inArray(state, ['placed', 'paid'])))
    .groupBy(state);
  const countOf = (of: string) => rows.find((row) => row.state === of)?.n ?? 0;
  // Who may not give money back is not asked to.
  const owed = rightsOf(by.author.role).includes('manage') ? await owedBy(ctx, by.siteId) : null;
  // Whoever has never opened it is not asked about it.
  const asked = present.status === 'draft' ? [] : await openQuestions(ctx, by.siteId);
  return { area: 'shop', waiting: countOf('placed'), paid: countOf('paid'), asked: asked.length, owed };
}

/** Orders whose buyers wait for money that goes back by its owner's press only. */
async function owedBy(ctx: Ctx, siteId: string): Promise<ShopArea['owed']> {
  const some = and(eq(shopOrders.siteId, siteId), await unreturned(ctx, { siteId, most: MOST }));
  const orders = await readOrders(ctx, some, asc(shopOrders.number), MOST);
  if (orders.length === 0) return null;
  const of = await returnsOf(ctx, orders);
  const owed = orders.map((order) => shownReturns(order, of(order))).filter(owesMoney);
  if (owed.length === 0) return null;
  const days = owed.flatMap(({ withdrawals }) => withdrawals.filter(isOwed).map(({ by }) => by));
  const [by = null] = days.toSorted();
  const { site } = await requireDoors(ctx, siteId);
  return { count: owed.length, by, isLate: by !== null && by < dayOf(ctx.clock.now(), site) };
}
