import { STORE_AWAY } from '../../adapters/files-s3/index.ts';
import { openTask } from '../../modules/tasks/index.server.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { AppError, isAppError } from '../../platform/errors.ts';
import { inTransaction } from '../../platform/transaction.ts';

const CODE = 'sites.file-missing';
const TASK_MS = 60_000;

/**
 * A file that a site or preview names and the store lacks: a store that is not mounted, a restore without its files. The
 * visitor is told to come again; search engines would take 404 for the end of the page.
 */
export const fileMissing = (what: string): AppError =>
  new AppError(CODE, { status: 503, retryable: true, reason: `the store lacks ${what}` });

/**
 * Opens one task for all missing files, and for a store that is away, at most once a minute: every request meets it. Does nothing
 * for other errors, and never fails.
 */
export function tellMissingFiles(ctx: Ctx): (fault: unknown) => void {
  let toldAt = -Infinity;
  return (fault) => {
    if (!(isAppError(fault, CODE) || isAppError(fault, STORE_AWAY)) || performance.now() - toldAt < TASK_MS) return;
    toldAt = performance.now();
    const task = { key: CODE, kind: CODE, subject: CODE, detail: fault.message };
    inTransaction(ctx, (ctx) => openTask(ctx, task)).catch((trouble: unknown) =>
      ctx.log.error({ err: trouble, task: CODE }, 'a task could not be opened'),
    );
  };
}
