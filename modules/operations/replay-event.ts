import { audit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { replayProviderEvent } from '../billing/index.server.ts';
import { requireOperator } from '../identity/index.server.ts';

/** Follows an event from outside once more. Throws inbox.not-found (404). */
export async function replayEvent(ctx: Ctx, id: string): Promise<void> {
  requireOperator(ctx);
  await inTransaction(ctx, async (ctx) => {
    await replayProviderEvent(ctx, id);
    await audit(ctx, 'operations.replay-event', id);
  });
}
