import { inArray } from 'drizzle-orm';
import { siteVisits } from './tables.ts';
import type { TxCtx } from '../../platform/ctx.ts';

export async function forgetVisits(ctx: TxCtx, siteIds: string[]): Promise<void> {
  await ctx.db.delete(siteVisits).where(inArray(siteVisits.siteId, siteIds));
}
