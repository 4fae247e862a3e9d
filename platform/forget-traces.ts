import { and, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import { all, BATCH, inBatches } from './batches.ts';
import type { Ctx } from './ctx.ts';
import { effects, failedJobs, inboxEvents } from './tables.ts';

/**
 * Events that were worked through before `before`: their bodies name customers. What nobody has worked through stays,
 * because a person has to look at it.
 */
export function forgetEvents(ctx: Ctx, before: Date): Promise<number> {
  return inBatches(ctx, async (ctx) => {
    const old = ctx.db
      .select({ id: inboxEvents.id })
      .from(inboxEvents)
      .where(and(lt(inboxEvents.receivedAt, before), isNotNull(inboxEvents.appliedAt)))
      .limit(BATCH);
    return all(await ctx.db.delete(inboxEvents).where(inArray(inboxEvents.id, old)).returning({ id: inboxEvents.id }));
  });
}

/** Jobs that were given up before `before` and put into the queue again since. */
export function forgetFailedJobs(ctx: Ctx, before: Date): Promise<number> {
  return inBatches(ctx, async (ctx) => {
    const old = ctx.db
      .select({ id: failedJobs.id })
      .from(failedJobs)
      .where(and(lt(failedJobs.failedAt, before), isNotNull(failedJobs.retriedAt)))
      .limit(BATCH);
    return all(await ctx.db.delete(failedJobs).where(inArray(failedJobs.id, old)).returning({ id: failedJobs.id }));
  });
}

/** Effects of this name that were done before `before`, where the order that they were done for has gone before them. */
export function forgetEffects(ctx: Ctx, name: string, before: Date): Promise<number> {
  return inBatches(ctx, async (ctx) => {
    const old = ctx.db
      .select({ key: effects.key })
      .from(effects)
      .where(and(sql`starts_with(${effects.key}, ${name})`, lt(effects.doneAt, before)))
      .limit(BATCH);
    return all(await ctx.db.delete(effects).where(inArray(effects.key, old)).returning({ key: effects.key }));
  });
}
