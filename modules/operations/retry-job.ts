import { audit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { enqueueFailedJob } from '../../platform/failed-jobs.ts';
import { inTransaction } from '../../platform/transaction.ts';
import type { Staff } from '../access/index.server.ts';
import { resolveTask } from '../tasks/index.server.ts';
import { taskOfJob } from './dead-letter.ts';

/** Gives a failed job fresh tries; its task comes back if they fail too. Throws jobs.not-found, jobs.retried. */
export async function retryJob(ctx: Ctx, { id }: { by: Staff<'operator'>; id: string }): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const { name, payload } = await enqueueFailedJob(ctx, id);
    await resolveTask(ctx, { key: taskOfJob(name, payload), note: 'put into the queue again' });
    await audit(ctx, 'operations.retry-job', id, { job: name });
  });
}
