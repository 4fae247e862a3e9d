import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Ctx, TxCtx } from '../../../platform/ctx.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { siteContents, sites } from '../tables.ts';
import { requestByClock } from './publish-again.ts';

/** Sites a run. A job runs every minute: a holiday that comes near for all of a country is told within a day and a half by a million sites. */
const MOST_AT_ONCE = 500;
/** A site whose job is lost is found again after so long; publishing writes the true moment. */
const LEASE_MS = 60 * 60_000;
/** Nobody sees it; when it comes back, setSiteState makes it due. */
const AWAY_MS = 30 * 24 * 60 * 60_000;

/**
 * Enqueues the live sites that are not good any more, those with a dated change first: somebody counts on its moment. Safe twice, and beside
 * itself: rows that another one holds are left. Returns how many sites it found.
 */
export async function refreshDueSites(ctx: Ctx): Promise<number> {
  return inTransaction(ctx, async (ctx) => {
    const first = await refreshDue(ctx, { isDated: true, most: MOST_AT_ONCE });
    return first + (await refreshDue(ctx, { isDated: false, most: MOST_AT_ONCE - first }));
  });
}

async function refreshDue(ctx: TxCtx, { isDated, most }: { isDated: boolean; most: number }): Promise<number> {
  if (most <= 0) return 0;
  const now = ctx.clock.now();
  const due = await ctx.db
    .select({ siteId: siteContents.siteId, status: sites.status })
    .from(siteContents)
    .innerJoin(sites, eq(sites.id, siteContents.siteId))
    .where(
      and(
        lte(siteContents.goodUntil, now),
        isDated ? sql`${siteContents.dated} <> '[]'::jsonb` : sql`${siteContents.dated} = '[]'::jsonb`,
      ),
    )
    .orderBy(asc(siteContents.goodUntil))
    .limit(most)
    .for('update', { of: siteContents, skipLocked: true });
  const [live, away] = [due.filter(({ status }) => status === 'live'), due.filter(({ status }) => status !== 'live')];
  await putOff(ctx, live, new Date(now.getTime() + LEASE_MS));
  await putOff(ctx, away, new Date(now.getTime() + AWAY_MS));
  for (const { siteId } of live) await requestByClock(ctx, siteId);
  return due.length;
}

async function putOff(ctx: TxCtx, due: readonly { siteId: string }[], goodUntil: Date): Promise<void> {
  if (due.length === 0) return;
  const ids = due.map(({ siteId }) => siteId);
  await ctx.db.update(siteContents).set({ goodUntil }).where(inArray(siteContents.siteId, ids));
}
