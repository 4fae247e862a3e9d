import type { Ctx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { markWaiting } from '../../platform/inbox.ts';
import { applyProviderEventJob } from './jobs.ts';

/**
 * Follows a stored event of the card provider once more. What is true is asked anew, so that an old event replayed
 * changes nothing that is right. Throws inbox.not-found (404).
 */
export async function replayProviderEvent(tx: Tx, ctx: Ctx, inboxId: string): Promise<void> {
  const { source } = await markWaiting(tx, inboxId);
  if (source !== 'card-payments') throw new AppError('inbox.not-found', { status: 404 });
  await ctx.jobs.enqueue(tx, applyProviderEventJob, { inboxId }, { key: inboxId });
}
