import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import type { Ctx, TxCtx } from '../../platform/ctx.ts';
import { enqueue, inTransaction } from '../../platform/transaction.ts';
import { pollPageJob } from './jobs.ts';
import { openBudget } from './read-budget.ts';
import { CONNECTED_RANK, SHARED_RANKS } from './read-order.rules.ts';
import { pageMonitors } from './tables.ts';

/** Readings that one transaction begins. */
const MOST_AT_ONCE = 500;
/** A million connected pages a day are 700 a minute; so many are begun in one. */
const MOST_ROUNDS = 4;
/** A reading whose job is lost is begun again after so long. */
const LEASE_MS = 6 * 60 * 60_000;

/**
 * Enqueues the readings whose turn has come: connected pages, which are read with their own tokens, and as many others as the shared
 * budget allows, in the order of their rank. Safe beside itself: rows that another one holds are left. Returns how many it began.
 */
export async function pollDuePages(ctx: Ctx): Promise<number> {
  let begun = 0;
  for (let round = 1; round <= MOST_ROUNDS; round += 1) {
    const more = await sweep(ctx);
    begun += more;
    if (more < MOST_AT_ONCE) break;
  }
  return begun;
}

function sweep(ctx: Ctx): Promise<number> {
  return inTransaction(ctx, async (ctx) => {
    const connected = await duePages(ctx, CONNECTED_RANK, MOST_AT_ONCE);
    const budget = await openBudget(ctx);
    const shared: string[] = [];
    for (const rank of SHARED_RANKS) {
      const room = Math.min(budget.most, MOST_AT_ONCE - connected.length) - shared.length;
      if (room <= 0) break;
      shared.push(...(await duePages(ctx, rank, room)));
    }
    await budget.spend(shared.length);
    const ids = [...connected, ...shared];
    if (ids.length === 0) return 0;
    const dueAt = new Date(ctx.clock.now().getTime() + LEASE_MS);
    await ctx.db.update(pageMonitors).set({ dueAt }).where(inArray(pageMonitors.pageId, ids));
    for (const pageId of ids) await enqueue(ctx, pollPageJob, { pageId }, { key: pageId });
    return ids.length;
  });
}

/** By the index of rank and moment: what is not due costs nothing, however much of it there is. */
async function duePages(ctx: TxCtx, rank: number, most: number): Promise<string[]> {
  const rows = await ctx.db
    .select({ pageId: pageMonitors.pageId })
    .from(pageMonitors)
    .where(and(eq(pageMonitors.rank, rank), lte(pageMonitors.dueAt, ctx.clock.now())))
    .orderBy(asc(pageMonitors.dueAt))
    .limit(most)
    .for('update', { skipLocked: true });
  return rows.map(({ pageId }) => pageId);
}
