import { and, eq, isNull, sql } from 'drizzle-orm';
import { actorName } from './audit.ts';
import type { TxCtx } from './ctx.ts';
import { enqueueAgain } from './transaction.ts';
import { AppError } from './errors.ts';
import type { DeadLetter } from './jobs.ts';
import { failedJobs } from './tables.ts';

/** Writes down a job that failed for good, in place of an earlier one that was to do the same. */
export async function keepFailedJob(ctx: TxCtx, job: DeadLetter, payload: object): Promise<void> {
  const same = sql`${failedJobs.payload} = ${JSON.stringify(payload)}::jsonb`;
  await ctx.db.delete(failedJobs).where(and(eq(failedJobs.name, job.name), same, isNull(failedJobs.retriedAt)));
  const { jobId: id, name, reason, tries } = job;
  await ctx.db
    .insert(failedJobs)
    .values({ id, name, payload, reason, tries, failedAt: ctx.clock.now() })
    .onConflictDoNothing();
}

export type FailedJob = typeof failedJobs.$inferSelect & { payload: object };

/** Puts a failed job into the queue once more. Throws jobs.not-found (404), or jobs.retried (409) on a second press. */
export async function enqueueFailedJob(ctx: TxCtx, id: string): Promise<FailedJob> {
  const [row] = await ctx.db
    .update(failedJobs)
    .set({ retriedAt: ctx.clock.now(), retriedBy: actorName(ctx) })
    .where(and(eq(failedJobs.id, id), isNull(failedJobs.retriedAt)))
    .returning();
  if (row) {
    const failed = { ...row, payload: row.payload as object };
    await enqueueAgain(ctx, failed.name, failed.payload);
    return failed;
  }
  const [known] = await ctx.db.select({ id: failedJobs.id }).from(failedJobs).where(eq(failedJobs.id, id));
  throw known ? new AppError('jobs.retried', { status: 409 }) : new AppError('jobs.not-found', { status: 404 });
}
