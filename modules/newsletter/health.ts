import { and, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm';
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

/**
 * How many mails of a site may be handed over now. `health`: as `healthOf` says it now. `sentFrom`: the domain of its own name, whose
 * reputation begins with its first letter; null: the address that all sites share, of which a month allows so many.
 */
export async function allowanceOf(
  ctx: Ctx,
  { siteId, health, sentFrom }: { siteId: string; health: Health; sentFrom: string | null },
): Promise<number> {
  const [dayAgo, monthAgo] = [daysAgo(ctx, 1), daysAgo(ctx, MONTH_DAYS)];
  const { handedAt } = newsDeliveries;
  const sent = sql`${newsLetters.sentFrom} is not distinct from ${sentFrom}`;
  const [row] = await ctx.db
    .select({
      today: sql<number>`count(*) filter (where ${gt(handedAt, dayAgo)})::int`,
      before: sql<number>`count(distinct date_trunc('day', ${handedAt})) filter (where ${and(lt(handedAt, dayAgo), sent)})::int`,
      shared: sql<number>`count(*) filter (where ${and(gt(handedAt, monthAgo), isNull(newsLetters.sentFrom))})::int`,
    })
    .from(newsDeliveries)
    .innerJoin(newsLetters, eq(newsLetters.id, newsDeliveries.letterId))
    .where(and(eq(newsLetters.siteId, siteId), isNotNull(handedAt)));
  const { today, before, shared } = row ?? { today: 0, before: 0, shared: 0 };
  const ofDay = dailyCap(before, health.light) - today;
  return Math.max(0, sentFrom === null ? Math.min(ofDay, LIMITS.mailsInMonth - shared) : ofDay);
}
