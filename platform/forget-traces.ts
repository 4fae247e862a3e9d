import { and, inArray, isNotNull, lt } from 'drizzle-orm';
import { all, BATCH, inBatches } from './batches.ts';
import type { Ctx } from './ctx.ts';
import { failedJobs, inboxEvents } from './tables.ts';

/**
 * Events that were worked through before `before`: their bodies name customers. What nobody has worked through stays,
 * because a person has to look at it.
 */
export function forgetEvents(ctx: Ctx, before: Date): Promise<number> {
  return inBatches(ctx, async (tx) => {
    const old = tx
      .select({ id: inboxEvents.id })
      .from(inboxEvents)
      .where(and(lt(inboxEvents.receivedAt, before), isNotNull(inboxEvents.appliedAt)))
      .limit(BATCH);
    return all(await tx.delete(inboxEvents).where(inArray(inboxEvents.id, old)).returning({ id: inboxEvents.id }));
  });
}

/** Jobs that were given up before `before` and put into the queue again since. */
export function forgetFailedJobs(ctx: Ctx, before: Date): Promise<number> {
  return inBatches(ctx, async (tx) => {
    const old = tx
      .select({ id: failedJobs.id })
      .from(failedJobs)
      .where(and(lt(failedJobs.failedAt, before), isNotNull(failedJobs.retriedAt)))
      .limit(BATCH);
    return all(await tx.delete(failedJobs).where(inArray(failedJobs.id, old)).returning({ id: failedJobs.id }));
  });
}
