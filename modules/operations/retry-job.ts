import { audit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { enqueueFailedJob } from '../../platform/failed-jobs.ts';
import { requireOperator } from '../identity/index.server.ts';
import { resolveTask } from '../tasks/index.server.ts';
import { taskOfJob } from './keep-given-up.ts';

/** Gives a failed job fresh tries; its task comes back if they fail too. Throws jobs.not-found, jobs.retried. */
export async function retryJob(ctx: Ctx, id: string): Promise<void> {
  requireOperator(ctx);
  await ctx.db.transaction(async (tx) => {
    const { name, payload } = await enqueueFailedJob(tx, ctx, id);
    await resolveTask(tx, ctx, taskOfJob(name, payload), 'put into the queue again');
    await audit(tx, ctx, 'operations.retry-job', id, { job: name });
  });
}
