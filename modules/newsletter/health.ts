import { and, countDistinct, eq, gt, isNotNull, lt, sql } from 'drizzle-orm';
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

/** How many mails of a site may be handed over now. */
export async function allowanceOf(ctx: Ctx, siteId: string): Promise<number> {
  const health = await healthOf(ctx, siteId);
  const dayAgo = daysAgo(ctx, 1);
  const ofSite = eq(newsLetters.siteId, siteId);
  const [row] = await ctx.db
    .select({
      today: sql<number>`count(*) filter (where ${newsDeliveries.handedAt} > ${dayAgo.toISOString()}::timestamptz)::int`,
      month: sql<number>`count(*) filter (where ${newsDeliveries.handedAt} > ${daysAgo(ctx, MONTH_DAYS).toISOString()}::timestamptz)::int`,
    })
    .from(newsDeliveries)
    .innerJoin(newsLetters, eq(newsLetters.id, newsDeliveries.letterId))
    .where(ofSite);
  const [before] = await ctx.db
    .select({ days: countDistinct(sql`date_trunc('day', ${newsDeliveries.handedAt})`) })
    .from(newsDeliveries)
    .innerJoin(newsLetters, eq(newsLetters.id, newsDeliveries.letterId))
    .where(and(ofSite, isNotNull(newsDeliveries.handedAt), lt(newsDeliveries.handedAt, dayAgo)));
  const { today = 0, month = 0 } = row ?? {};
  const cap = dailyCap(before?.days ?? 0, health.light);
  return Math.max(0, Math.min(cap - today, LIMITS.mailsInMonth - month));
}
