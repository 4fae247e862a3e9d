import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db.ts';
import { invoiceSeries } from './tables.ts';

/** From here to the end of the caller's transaction nobody else documents anything in that year. */
export async function lockSeries(tx: Tx, year: number): Promise<void> {
  await tx
    .insert(invoiceSeries)
    .values({ year, last: 0 })
    .onConflictDoUpdate({ target: invoiceSeries.year, set: { last: sql`${invoiceSeries.last}` } });
}

/**
 * The next number of a locked year, from 1. A number whose document does not commit was never given, so the series has no
 * gap and no number twice (art. 21 DPR 633/1972: progressive and unique).
 */
export async function takeNumber(tx: Tx, year: number): Promise<number> {
  const [row] = await tx
    .update(invoiceSeries)
    .set({ last: sql`${invoiceSeries.last} + 1` })
    .where(eq(invoiceSeries.year, year))
    .returning({ number: invoiceSeries.last });
  if (!row) throw new Error(`the series of ${year} was not locked`);
  return row.number;
}
