import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { BATCH } from '../../../platform/batches.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { markedCodes, openBilling } from './stored-billing.ts';
import { orders } from '../tables.ts';

/**
 * Makes the hashes by which tax codes are found for orders that have none, or have those of an earlier key. Safe at any
 * moment and twice; returns how many orders it marked.
 */
export async function markTaxCodes(ctx: Ctx): Promise<number> {
  const { dataKeys } = ctx.config;
  let marked = 0;
  for (let after = ''; ;) {
    const last = await inTransaction(ctx, async (ctx) => {
      const rows = await ctx.db
        .select({ id: orders.id, billing: orders.billing })
        .from(orders)
        .where(and(gt(orders.id, after), sql`${orders.taxMarkedWith} is distinct from ${dataKeys.current.id}`))
        .orderBy(asc(orders.id))
        .limit(BATCH)
        .for('update');
      for (const { id, billing } of rows)
        await ctx.db
          .update(orders)
          .set(markedCodes(dataKeys, openBilling(dataKeys, billing)))
          .where(eq(orders.id, id));
      marked += rows.length;
      return rows.at(-1)?.id ?? null;
    });
    if (last === null) return marked;
    after = last;
  }
}
