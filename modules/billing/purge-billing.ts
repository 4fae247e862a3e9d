import { and, asc, eq, gt, inArray, isNotNull, lt, notExists, or } from 'drizzle-orm';
import { all, BATCH, inBatches } from '../../platform/batches.ts';
import type { Ctx, TxCtx } from '../../platform/ctx.ts';
import {
  charges,
  checkoutSessions,
  customers,
  disputes,
  penaltyFreeCancellations,
  refunds,
  subscriptions,
} from './tables.ts';

/** Those of these orders for which money moved, or may still come from a card form that is not settled. */
export async function ordersWithMoney(ctx: TxCtx, orderIds: string[]): Promise<Set<string>> {
  const found = [
    await ctx.db
      .select({ id: subscriptions.orderId })
      .from(subscriptions)
      .where(inArray(subscriptions.orderId, orderIds)),
    await ctx.db.select({ id: charges.orderId }).from(charges).where(inArray(charges.orderId, orderIds)),
    await ctx.db.select({ id: refunds.orderId }).from(refunds).where(inArray(refunds.orderId, orderIds)),
    await ctx.db
      .select({ id: checkoutSessions.orderId })
      .from(checkoutSessions)
      .where(
        and(
          inArray(checkoutSessions.orderId, orderIds),
          or(inArray(checkoutSessions.status, ['open', 'retired', 'complete']), isNotNull(checkoutSessions.nextAskAt)),
        ),
      ),
  ];
  return new Set(found.flat().map(({ id }) => id));
}

/** Orders, with an id after `after`, whose subscription ended before `before`. */
export async function contractsEndedBefore(
  ctx: Ctx,
  { before, after }: { before: Date; after: string },
): Promise<string[]> {
  const rows = await ctx.db
    .select({ id: subscriptions.orderId })
    .from(subscriptions)
    .where(and(lt(subscriptions.endedAt, before), gt(subscriptions.orderId, after)))
    .orderBy(asc(subscriptions.orderId))
    .limit(BATCH);
  return rows.map(({ id }) => id);
}

/** What this room knows of the orders, except for charges and refunds: those are accounts. */
export async function purgeBilling(ctx: TxCtx, orderIds: string[]): Promise<void> {
  for (const { table, order } of [
    { table: checkoutSessions, order: checkoutSessions.orderId },
    { table: customers, order: customers.orderId },
    { table: penaltyFreeCancellations, order: penaltyFreeCancellations.orderId },
    { table: disputes, order: disputes.orderId },
    { table: subscriptions, order: subscriptions.orderId },
  ])
    await ctx.db.delete(table).where(inArray(order, orderIds));
}

/** Charges and refunds of contracts that are forgotten, once the accounts they belong to need not be kept. */
export async function purgeAccounts(ctx: Ctx, before: Date): Promise<number> {
  const chargesGone = await inBatches(ctx, async (ctx) => {
    const contract = ctx.db.select().from(subscriptions).where(eq(subscriptions.orderId, charges.orderId));
    const old = ctx.db
      .select({ id: charges.id })
      .from(charges)
      .where(and(lt(charges.paidAt, before), notExists(contract)))
      .limit(BATCH);
    return all(await ctx.db.delete(charges).where(inArray(charges.id, old)).returning({ id: charges.id }));
  });
  const refundsGone = await inBatches(ctx, async (ctx) => {
    const contract = ctx.db.select().from(subscriptions).where(eq(subscriptions.orderId, refunds.orderId));
    const old = ctx.db
      .select({ key: refunds.key })
      .from(refunds)
      .where(and(lt(refunds.createdAt, before), notExists(contract)))
      .limit(BATCH);
    return all(await ctx.db.delete(refunds).where(inArray(refunds.key, old)).returning({ key: refunds.key }));
  });
  return chargesGone + refundsGone;
}
