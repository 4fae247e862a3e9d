import { eq } from 'drizzle-orm';
import { audit } from '../../platform/audit.ts';
import type { Ctx, TxCtx } from '../../platform/ctx.ts';
import { AppError } from '../../platform/errors.ts';
import { inTransaction } from '../../platform/transaction.ts';
import type { OrderAccess, Staff } from '../access/index.server.ts';
import { requestCut } from './cut-sessions.ts';
import { mailOwnerOf } from './mail-owner.ts';
import { boxOf, type Box } from './mail-of-order.ts';
import { requestRulesAnew } from './put-rules.ts';
import type { StoppedBy } from './schemas.ts';
import { mailboxes } from './tables.ts';

/** Of their own box an owner; of every box an operator. */
type By = OrderAccess<'own'> | Staff<'operator'>;

/**
 * Nothing leaves the box from now on, a stolen one for example: its next mail is refused, rules send nothing, and who reads it signs in
 * again. It goes on receiving. An operator's stop goes before its owner's. Safe twice. Throws 'mailboxes.not-found' (404).
 */
export const stopSending = (ctx: Ctx, { by, id }: { by: By; id: string }): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    const [box, who] = await boxFor(ctx, by, id);
    if (box.sendingStoppedBy === who || box.sendingStoppedBy === 'operator') return;
    await setStopped(ctx, box, who);
    await requestCut(ctx, id);
    if (who === 'operator')
      await mailOwnerOf(ctx, box, { kind: 'mailbox-stopped', occasion: `${id} ${ctx.clock.now().toISOString()}` });
  });

/** It may send again. Safe twice. Throws 'mailboxes.not-found' (404), and 'mailboxes.stopped-by-us' (409) for an owner whose box an operator stopped. */
export const allowSending = (ctx: Ctx, { by, id }: { by: By; id: string }): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    const [box, who] = await boxFor(ctx, by, id);
    if (box.sendingStoppedBy === null) return;
    if (who === 'owner' && box.sendingStoppedBy === 'operator')
      throw new AppError('mailboxes.stopped-by-us', { status: 409 });
    await setStopped(ctx, box, null);
  });

async function boxFor(ctx: TxCtx, by: By, id: string): Promise<[Box, StoppedBy]> {
  if ('orderId' in by) return [await boxOf(ctx, by, id), 'owner'];
  const [box] = await ctx.db.select().from(mailboxes).where(eq(mailboxes.id, id)).for('update');
  if (!box || box.state === 'erased') throw new AppError('mailboxes.not-found', { status: 404 });
  return [box, 'operator'];
}

async function setStopped(ctx: TxCtx, { id, orderId }: Box, by: StoppedBy | null): Promise<void> {
  const sendingStoppedAt = by ? ctx.clock.now() : null;
  await ctx.db.update(mailboxes).set({ sendingStoppedAt, sendingStoppedBy: by }).where(eq(mailboxes.id, id));
  await requestRulesAnew(ctx, [id]);
  await audit(ctx, by ? 'mailboxes.sending-stopped' : 'mailboxes.sending-allowed', orderId, { mailbox: id });
}
