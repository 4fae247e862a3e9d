import { openTask } from '../modules/tasks/index.server.ts';
import type { Ctx } from '../platform/ctx.ts';
import { clearUnexpectedEnd, unexpectedEnd } from '../platform/unexpected-end.ts';
import { inTransaction } from '../platform/transaction.ts';

const KIND = 'operations.ended';

/** Tells the operator that the product's last life ended unexpectedly, once. Never fails: it is told by the next life else. */
export async function tellUnexpectedEnd(ctx: Ctx): Promise<void> {
  const end = unexpectedEnd(ctx.config.dataDir);
  if (!end) return;
  const task = { key: KIND, kind: KIND, subject: 'vetrina', detail: `${end.at}: ${end.cause}` };
  try {
    await inTransaction(ctx, (ctx) => openTask(ctx, task));
    clearUnexpectedEnd(ctx.config.dataDir);
  } catch (error) {
    ctx.log.error({ err: error, task: KIND }, 'a task could not be opened');
  }
}
