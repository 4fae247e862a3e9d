import { and, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { all, BATCH, inBatches } from './batches.ts';
import type { Ctx } from './ctx.ts';
import { externalCalls, failedJobs, inboxEvents } from './tables.ts';

/**
 * Events that were worked through before `before`: their bodies name customers. What nobody has worked through stays,
 * because a person has to look at it.
 */
export function purgeEvents(ctx: Ctx, before: Date): Promise<number> {
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
export function purgeFailedJobs(ctx: Ctx, before: Date): Promise<number> {
  return inBatches(ctx, async (ctx) => {
    const old = ctx.db
      .select({ id: failedJobs.id })
      .from(failedJobs)
      .where(and(lt(failedJobs.failedAt, before), isNotNull(failedJobs.retriedAt)))
      .limit(BATCH);
    return all(await ctx.db.delete(failedJobs).where(inArray(failedJobs.id, old)).returning({ id: failedJobs.id }));
  });
}

/**
 * Effects of this name that were done before `before`, where the order that they were done for has gone before them. `undone`: those too that were
 * intended before and that nobody will do any more.
 */
export function purgeExternalCalls(
  ctx: Ctx,
  name: string,
  before: Date,
  { undone = false }: { undone?: boolean } = {},
): Promise<number> {
  const { doneAt, intendedAt } = externalCalls;
  const isOld = undone ? or(lt(doneAt, before), and(isNull(doneAt), lt(intendedAt, before))) : lt(doneAt, before);
  return inBatches(ctx, async (ctx) => {
    const old = ctx.db
      .select({ key: externalCalls.key })
      .from(externalCalls)
      .where(and(sql`starts_with(${externalCalls.key}, ${name})`, isOld))
      .limit(BATCH);
    return all(
      await ctx.db.delete(externalCalls).where(inArray(externalCalls.key, old)).returning({ key: externalCalls.key }),
    );
  });
}
