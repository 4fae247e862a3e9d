import { audit } from '../../platform/audit.ts';
import type { TxCtx } from '../../platform/ctx.ts';
import { percentOf, type WarningLevel } from './fullness.rules.ts';
import { mailOwnerOf } from './mail-owner.ts';
import type { Box } from './mail-of-order.ts';

/** Writes to the owner of a box that it is nearly full, or full. Once a day for a level. */
export async function warnOfFullBox(
  ctx: TxCtx,
  { box, bytes, level }: { box: Box; bytes: number; level: WarningLevel },
): Promise<void> {
  await mailOwnerOf(ctx, box, {
    kind: level === 100 ? 'mailbox-full' : 'mailbox-nearly-full',
    occasion: `${box.id} ${level} ${ctx.clock.now().toISOString().slice(0, 10)}`,
    values: { percent: String(percentOf(bytes, box.quotaBytes)) },
  });
  await audit(ctx, 'mailboxes.warned', box.orderId, { mailbox: box.id, level });
}
