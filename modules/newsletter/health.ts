import { and, count, countDistinct, eq, gt, isNotNull, lt, sql } from 'drizzle-orm';
import type { Ctx } from '../../platform/ctx.ts';
import { daysAgo } from '../../platform/batches.ts';
import { dailyCap, lightOf } from './health.rules.ts';
import { LIMITS, MONTH_DAYS, type Health } from './schemas.ts';
import { newsDeliveries, newsLetters } from './tables.ts';

/** How the letters of thirty days were received. */
export async function healthOf(ctx: Ctx, siteId: string): Promise<Health> {
  const [row] = await ctx.db
    .select({
      sent: sql<number>`count(*)::int`,
      returned: sql<number>`count(${newsDeliveries.returnedAt})::int`,
      complained: sql<number>`count(${newsDeliveries.complainedAt})::int`,
    })
    .from(newsDeliveries)
    .innerJoin(newsLetters, eq(newsLetters.id, newsDeliveries.letterId))
    .where(and(eq(newsLetters.siteId, siteId), gt(newsDeliveries.handedAt, daysAgo(ctx, MONTH_DAYS))));
  const counts = row ?? { sent: 0, returned: 0, complained: 0 };
  return { ...counts, light: lightOf(counts) };
}

/** How many mails of a site may be handed over now. `health`: as `healthOf` says it now; it counts those of thirty days. */
export async function allowanceOf(ctx: Ctx, siteId: string, health: Health): Promise<number> {
  const dayAgo = daysAgo(ctx, 1);
  const ofSite = eq(newsLetters.siteId, siteId);
  const [row] = await ctx.db
    .select({ today: count() })
    .from(newsDeliveries)
    .innerJoin(newsLetters, eq(newsLetters.id, newsDeliveries.letterId))
    .where(and(ofSite, gt(newsDeliveries.handedAt, dayAgo)));
  const [before] = await ctx.db
    .select({ days: countDistinct(sql`date_trunc('day', ${newsDeliveries.handedAt})`) })
    .from(newsDeliveries)
    .innerJoin(newsLetters, eq(newsLetters.id, newsDeliveries.letterId))
    .where(and(ofSite, isNotNull(newsDeliveries.handedAt), lt(newsDeliveries.handedAt, dayAgo)));
  const cap = dailyCap(before?.days ?? 0, health.light);
  return Math.max(0, Math.min(cap - (row?.today ?? 0), LIMITS.mailsInMonth - health.sent));
}
