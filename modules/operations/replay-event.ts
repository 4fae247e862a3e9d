import { audit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { inTransaction } from '../../platform/transaction.ts';
import type { Staff } from '../access/index.server.ts';
import { replayProviderEvent } from '../billing/index.server.ts';

/** Follows an event from outside once more. Throws inbox.not-found (404). */
export async function replayEvent(ctx: Ctx, { id }: { by: Staff<'operator'>; id: string }): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    await replayProviderEvent(ctx, id);
    await audit(ctx, 'operations.replay-event', id);
  });
}
