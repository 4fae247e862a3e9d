import { asc, inArray, lt } from 'drizzle-orm';
import { all, BATCH, inBatches } from '../../platform/batches.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { K } from '../plans/schemas.ts';
import { yearsLater } from './days.ts';
import { adoptedDocuments, eInvoices, invoices } from './tables.ts';

/**
 * Invoices and credit notes whose day to be kept until is over, with what was handed to the exchange and what was taken
 * over from it. The series goes on counting where it was: `invoice_series` is not touched.
 */
export async function purgeDocuments(ctx: Ctx): Promise<number> {
  const today = ctx.clock.now().toISOString().slice(0, 10);
  await ctx.db.delete(adoptedDocuments).where(lt(adoptedDocuments.day, yearsLater(today, -K.invoiceYears)));
  return inBatches(ctx, async (ctx) => {
    const over = await ctx.db
      .select({ id: invoices.id })
      .from(invoices)
      .where(lt(invoices.keepUntil, today))
      .orderBy(asc(invoices.keepUntil))
      .limit(BATCH)
      .for('update', { skipLocked: true });
    const ids = over.map(({ id }) => id);
    if (ids.length === 0) return all(ids);
    await ctx.db.delete(eInvoices).where(inArray(eInvoices.invoiceId, ids));
    await ctx.db.delete(invoices).where(inArray(invoices.id, ids));
    return all(ids);
  });
}
