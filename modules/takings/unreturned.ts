import type { TxCtx } from '../../platform/ctx.ts';
import { findOrderOfSite } from '../access/index.server.ts';
import { openTask } from '../tasks/index.server.ts';

/** What was paid for was erased, and its money does not go back: nobody but a person can find out, at the provider, whose it is. `amount`: cents. */
export async function askWhose(
  ctx: TxCtx,
  { siteId, refund, amount }: { siteId: string; refund: string; amount: number },
): Promise<void> {
  await openTask(ctx, {
    key: `takings.unreturned:${refund}`,
    kind: 'takings.unreturned',
    subject: (await findOrderOfSite(ctx, siteId)) ?? siteId,
    detail: `${refund}: ${(amount / 100).toFixed(2)}`,
  });
}
