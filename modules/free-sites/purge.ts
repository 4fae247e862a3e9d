import { and, isNotNull, lt } from 'drizzle-orm';
import { daysAgo, monthsAgo } from '../../platform/batches.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { purgeFreeSites } from '../sites/index.server.ts';
import { freeSites } from './tables.ts';

/** So long nobody else gets the address of a site that was free, and its owner gets it back. */
const ADDRESS_MONTHS = 12;

/** Where they were put online from, after a day; and all that is left of those that ended a year ago. */
export async function purgeFree(ctx: Ctx): Promise<number> {
  const forgotten = await ctx.db
    .update(freeSites)
    .set({ openedFrom: null })
    .where(and(isNotNull(freeSites.openedFrom), lt(freeSites.openedAt, daysAgo(ctx, 1))))
    .returning({ siteId: freeSites.siteId });
  return forgotten.length + (await purgeFreeSites(ctx, monthsAgo(ctx, ADDRESS_MONTHS)));
}
