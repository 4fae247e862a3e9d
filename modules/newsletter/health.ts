import { and, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Ctx } from '../../platform/ctx.ts';
import { daysAgo } from '../../platform/batches.ts';
import { dailyCap, lightOf } from './health.rules.ts';
import { LIMITS, MONTH_DAYS, type Health } from './schemas.ts';
import { newsDeliveries, newsLetters, newsWelcomes } from './tables.ts';

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
  const welcomed = newsWelcomes.handedAt;
  const [greeted] = await ctx.db
    .select({
      today: sql<number>`count(*) filter (where ${gt(welcomed, dayAgo)})::int`,
      shared: sql<number>`count(*) filter (where ${isNull(newsWelcomes.sentFrom)})::int`,
    })
    .from(newsWelcomes)
    .where(and(eq(newsWelcomes.siteId, siteId), gt(welcomed, monthAgo)));
  const sum = (what: 'today' | 'shared') => (row?.[what] ?? 0) + (greeted?.[what] ?? 0);
  const ofDay = dailyCap(row?.before ?? 0, health.light) - sum('today');
  return Math.max(0, sentFrom === null ? Math.min(ofDay, LIMITS.mailsInMonth - sum('shared')) : ofDay);
}
