import { openTask } from '../modules/tasks/index.server.ts';
import type { Ctx } from '../platform/ctx.ts';
import { isAppError } from '../platform/errors.ts';
import { inTransaction } from '../platform/transaction.ts';

/**
 * What a vendor refuses because of us (a key that does not open, a right that is missing, a request it does not
 * understand) is told to the operator, one task for each kind, however many customers meet it. Never fails: whoever
 * calls has an error of their own to tell.
 */
export async function tellOurFault(ctx: Ctx, error: unknown): Promise<void> {
  if (!isAppError(error) || error.fault === null) return;
  const [room] = error.code.split('.');
  const kind = `${room}.${error.fault}`;
  const task = { key: kind, kind, subject: error.code, detail: error.message };
  await inTransaction(ctx, (ctx) => openTask(ctx, task)).catch((trouble: unknown) =>
    ctx.log.error({ err: trouble, task: kind }, 'a task could not be opened'),
  );
}
