/** Which orders somebody still has a right about: to collect, to cancel, to take back, to get money, to show what was bought. */
import {
  and,
  asc,
  desc,
  eq,
  exists,
  gt,
  inArray,
  isNotNull,
  isNull,
  or,
  sql,
  type Column,
  type SQL,
  type SQLWrapper,
} from 'drizzle-orm';
import { BATCH, inOrder, monthsAgo } from '../../platform/batches.ts';
import type { Ctx, TxCtx } from '../../platform/ctx.ts';
import { enqueue } from '../../platform/transaction.ts';
import { hashOf } from '../access/index.server.ts';
import type { PageOfKey } from '../sites/index.server.ts';
import { owedOf } from '../takings/index.server.ts';
import { cancelOfClosed } from './change-order.ts';
import { requireDoors } from './find-shop.ts';
import { tellClosedJob } from './jobs.ts';
import { mailClosed } from './mails.ts';
import { GUARANTEE_MONTHS, RIGHTS_MONTHS } from './processing.ts';
import { UNDER_WAY } from './shop.states.ts';
import { shopOrders, shopWithdrawals, type Order } from './tables.ts';

/** Money is on its way back, or is to go back. */
export const isOwed = (ctx: Ctx): SQL | undefined =>
  or(
    exists(
      ctx.db
        .select({ one: sql`1` })
        .from(shopWithdrawals)
        .where(and(eq(shopWithdrawals.orderId, shopOrders.id), isNull(shopWithdrawals.refundedAt))),
    ),
    exists(owedOf(ctx, { purpose: 'shop', subject: shopOrders.id })),
  );
/** It was bought at a distance or away from the shop, and has its guarantee: paid on the site, or delivered (site-kit/shop/law.ts). */
export const isBought = (): SQL | undefined => or(eq(shopOrders.mode, 'paid'), isNotNull(shopOrders.lawVersion));
/** The same of an order that was read. */
export const wasBought = ({ mode, lawVersion }: Pick<Order, 'mode' | 'lawVersion'>): boolean =>
  mode === 'paid' || lawVersion !== null;
const isOpenRight = (ctx: Ctx): SQL | undefined =>
  and(
    gt(shopOrders.placedAt, monthsAgo(ctx, RIGHTS_MONTHS)),
    or(
      inArray(shopOrders.state, [...UNDER_WAY]),
      and(isBought(), gt(shopOrders.collectedAt, monthsAgo(ctx, GUARANTEE_MONTHS))),
      isOwed(ctx),
    ),
  );

/** The content of a site stays as long as one of its orders has such a right. */
export const needsShop = (ctx: TxCtx, siteId: Column): SQLWrapper =>
  ctx.db
    .select({ one: sql`1` })
    .from(shopOrders)
    .where(and(eq(shopOrders.siteId, siteId), isOpenRight(ctx)));

/** The latest order of this key: one that its buyer used twice is theirs either way. */
export async function pageOfOrder(ctx: Ctx, key: string): Promise<PageOfKey | null> {
  const [row] = await ctx.db
    .select({ siteId: shopOrders.siteId, lang: shopOrders.lang })
    .from(shopOrders)
    .where(eq(shopOrders.keyHash, hashOf(key)))
    .orderBy(desc(shopOrders.placedAt))
    .limit(1);
  return row ? { ...row, path: `/shop/o/${key}` } : null;
}

/** The site is over: whoever has a right about an order is mailed where they find it from now on. */
export async function siteClosed(ctx: TxCtx, { siteId, state }: { siteId: string; state: string }): Promise<void> {
  if (state === 'closed') await enqueue(ctx, tellClosedJob, { siteId }, { key: siteId });
}

/** Each once, however often it runs; nothing where the site is back meanwhile. What nobody will deliver any more is cancelled. */
export const tellClosed = (ctx: Ctx, { siteId }: { siteId: string }): Promise<void> =>
  inOrder(ctx, async (ctx, after) => {
    const open = and(eq(shopOrders.siteId, siteId), gt(shopOrders.id, after), isOpenRight(ctx));
    // Locked: of two at once the second sees what became of them, and does not tell it otherwise.
    const rows = await ctx.db
      .select()
      .from(shopOrders)
      .where(open)
      .orderBy(asc(shopOrders.id))
      .limit(BATCH)
      .for('update');
    if (rows.length === 0) return rows;
    const shop = await requireDoors(ctx, siteId);
    if (shop.site.isShown) return [];
    for (const order of rows) if (!(await cancelOfClosed(ctx, shop, order))) await mailClosed(ctx, shop, order);
    return rows;
  });
