import { inArray } from 'drizzle-orm';
import { audit } from '../../../platform/audit.ts';
import { BATCH } from '../../../platform/batches.ts';
import type { Ctx, TxCtx } from '../../../platform/ctx.ts';
import { externalCalls } from '../../../platform/tables.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { contractsEndedBefore, ordersWithMoney } from '../../billing/index.server.ts';
import { abandonedOrders, purgeOrderRows, lockOverOrders } from './order-rows.ts';
import '../kept-of-orders.ts';

/** Orders that nobody paid and nobody touched since `before`. One for which money moved, or may still come, stays. */
export async function purgeAbandonedOrders(ctx: Ctx, before: Date): Promise<number> {
  let removed = 0;
  for (let after = ''; ;) {
    const ids = await inTransaction(ctx, async (ctx) => {
      const seen = await abandonedOrders(ctx, before, after);
      const money = await ordersWithMoney(ctx, seen);
      removed += await purge(
        ctx,
        seen.filter((id) => !money.has(id)),
      );
      return seen;
    });
    if (ids.length < BATCH) return removed;
    after = ids.at(-1) ?? '';
  }
}

/**
 * Paid orders whose contract ended before `before`; their invoices and accounts have a later day of their own. An order
 * that is not over after all, or still has a name with us or a site with content, stays for another night.
 */
export async function purgeOldContracts(ctx: Ctx, before: Date): Promise<number> {
  let removed = 0;
  for (let after = ''; ;) {
    const ended = await contractsEndedBefore(ctx, { before, after });
    await inTransaction(ctx, async (ctx) => {
      const over = ended.length > 0 ? await lockOverOrders(ctx, ended) : [];
      const held = new Set<string>();
      for (const { holds } of ctx.contributed('keptOfOrders'))
        for (const id of (await holds?.(ctx, over)) ?? []) held.add(id);
      removed += await purge(
        ctx,
        over.filter((id) => !held.has(id)),
      );
    });
    if (ended.length < BATCH) return removed;
    after = ended.at(-1) ?? '';
  }
}

async function purge(ctx: TxCtx, ids: string[]): Promise<number> {
  if (ids.length === 0) return 0;
  for (const { erase } of ctx.contributed('keptOfOrders')) await erase(ctx, ids);
  await ctx.db.delete(externalCalls).where(inArray(externalCalls.subject, ids));
  await purgeOrderRows(ctx, ids);
  for (const id of ids) await audit(ctx, 'ordering.forgotten', id);
  return ids.length;
}
