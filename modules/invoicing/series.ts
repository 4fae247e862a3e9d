import { and, eq, isNull, sql } from 'drizzle-orm';
import { adoptedDocuments, invoiceSeries } from './tables.ts';
import { requireNoRecovery } from '../../platform/recovery.ts';
import type { TxCtx } from '../../platform/ctx.ts';

/**
 * From here to the end of the caller's transaction nobody else documents anything in that year. Throws recovery.closed
 * while a restored series may be behind the exchange's.
 */
export async function lockSeries(ctx: TxCtx, year: number): Promise<void> {
  await requireNoRecovery(ctx.db);
  await ctx.db
    .insert(invoiceSeries)
    .values({ year, last: 0 })
    .onConflictDoUpdate({ target: invoiceSeries.year, set: { last: sql`${invoiceSeries.last}` } });
}

/**
 * The next number of a locked year, from 1. A number whose document does not commit was never given, so the series has no
 * gap and no number twice (art. 21 DPR 633/1972: progressive and unique).
 */
export async function takeNumber(ctx: TxCtx, year: number): Promise<number> {
  const [row] = await ctx.db
    .update(invoiceSeries)
    .set({ last: sql`${invoiceSeries.last} + 1` })
    .where(eq(invoiceSeries.year, year))
    .returning({ number: invoiceSeries.last });
  if (!row) throw new Error(`the series of ${year} was not locked`);
  return row.number;
}

/** Numbers up to this one were given elsewhere. Of a locked year. */
export async function raiseSeries(ctx: TxCtx, year: number, last: number): Promise<void> {
  await ctx.db
    .update(invoiceSeries)
    .set({ last: sql`greatest(${invoiceSeries.last}, ${last})` })
    .where(eq(invoiceSeries.year, year));
}

/** The document of this source that the exchange has already, once; null: it has none. */
export async function takeAdopted(
  ctx: TxCtx,
  source: string,
  now: Date,
): Promise<typeof adoptedDocuments.$inferSelect | null> {
  const [row] = await ctx.db
    .update(adoptedDocuments)
    .set({ usedAt: now })
    .where(and(eq(adoptedDocuments.source, source), isNull(adoptedDocuments.usedAt)))
    .returning();
  return row ?? null;
}
