import type { Ctx } from '../../platform/ctx.ts';
import { keepFailedJob } from '../../platform/failed-jobs.ts';
import type { DeadLetter } from '../../platform/jobs.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { openTask } from '../tasks/index.server.ts';

/** One trouble, however often the same work fails. */
export const taskOfJob = (name: string, payload: object): string =>
  ['jobs.failed', name, ...Object.values(payload).filter((value) => typeof value === 'string')].join(':');

/** A job that failed for good becomes a row to retry and a task: whatever it was, it is not lost. */
export async function keepDeadLetter(ctx: Ctx, job: DeadLetter, payload: object): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    await keepFailedJob(ctx, job, payload);
    const [subject] = Object.values(payload).filter((value) => typeof value === 'string');
    await openTask(ctx, {
      key: taskOfJob(job.name, payload),
      kind: 'jobs.failed',
      subject: subject ?? job.name,
      detail: `${job.name}: ${job.reason}`,
    });
  });
}
