import { and, isNotNull, lt } from 'drizzle-orm';
import { daysAgo, monthsAgo } from '../../platform/batches.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { K } from '../plans/schemas.ts';
import { purgeFreeSites } from '../sites/index.server.ts';
import { freeSites } from './tables.ts';

/** Where they were put online from, after a day; and all that is left of those that ended a year ago. */
export async function purgeFree(ctx: Ctx): Promise<number> {
  const forgotten = await ctx.db
    .update(freeSites)
    .set({ openedFrom: null })
    .where(and(isNotNull(freeSites.openedFrom), lt(freeSites.openedAt, daysAgo(ctx, 1))))
    .returning({ siteId: freeSites.siteId });
  return forgotten.length + (await purgeFreeSites(ctx, monthsAgo(ctx, K.freeAddressMonths)));
}
