import { AppError } from '../../platform/errors.ts';
import { markWaiting } from '../../platform/inbox.ts';
import type { TxCtx } from '../../platform/ctx.ts';
import { enqueue } from '../../platform/transaction.ts';
import { applyProviderEventJob } from './jobs.ts';

/**
 * Follows a stored event of the card provider once more. What is true is asked anew, so that an old event replayed
 * changes nothing that is right. Throws inbox.not-found (404).
 */
export async function replayProviderEvent(ctx: TxCtx, inboxId: string): Promise<void> {
  const { source } = await markWaiting(ctx, inboxId);
  if (source !== 'card-payments') throw new AppError('inbox.not-found', { status: 404 });
  await enqueue(ctx, applyProviderEventJob, { inboxId }, { key: inboxId });
}
