import type { Ctx } from '../../platform/ctx.ts';
import { inTransaction } from '../../platform/transaction.ts';
import type { Staff } from '../access/index.server.ts';
import { requireTask, resolveTask } from '../tasks/index.server.ts';

/** Says that a task is done, and how. One that is done already stays as it is. Throws tasks.not-found (404). */
export async function completeTask(
  ctx: Ctx,
  { key, note }: { by: Staff<'operator'>; key: string; note: string },
): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    await requireTask(ctx, key);
    await resolveTask(ctx, { key, note });
  });
}
