import { and, inArray, isNotNull, or } from 'drizzle-orm';
import type { Ctx } from '../../platform/ctx.ts';
import { mails } from './tables.ts';

/** Ids of those of these, what mails are about (an order of a shop, a booking), of which one did not reach its reader for good: refused, or come back. */
export async function unreached(ctx: Ctx, about: readonly { id: string }[]): Promise<Set<string>> {
  if (about.length === 0) return new Set();
  const ids = about.map(({ id }) => id);
  const rows = await ctx.db
    .selectDistinct({ about: mails.orderId })
    .from(mails)
    .where(and(inArray(mails.orderId, ids), or(isNotNull(mails.refusedAt), isNotNull(mails.bouncedAt))));
  return new Set(rows.map((row) => row.about));
}
