import { eq } from 'drizzle-orm';
import { audit } from '../../platform/audit.ts';
import type { Ctx, TxCtx } from '../../platform/ctx.ts';
import { AppError } from '../../platform/errors.ts';
import { inTransaction } from '../../platform/transaction.ts';
import type { Staff } from '../access/index.server.ts';
import { requestRulesAnew } from './put-rules.ts';
import { mailboxes } from './tables.ts';

/** An operator stops what a box sends, a stolen one for example; it goes on receiving. Safe twice. Throws 'mailboxes.not-found' (404). */
export const stopSending = (ctx: Ctx, { by, id }: { by: Staff<'operator'>; id: string }): Promise<void> =>
  inTransaction(ctx, (ctx) => setStopped(ctx, by, id, ctx.clock.now()));

/** It may send again. Safe twice. Throws 'mailboxes.not-found' (404). */
export const allowSending = (ctx: Ctx, { by, id }: { by: Staff<'operator'>; id: string }): Promise<void> =>
  inTransaction(ctx, (ctx) => setStopped(ctx, by, id, null));

async function setStopped(ctx: TxCtx, by: Staff<'operator'>, id: string, at: Date | null): Promise<void> {
  const [box] = await ctx.db.select().from(mailboxes).where(eq(mailboxes.id, id)).for('update');
  if (!box) throw new AppError('mailboxes.not-found', { status: 404 });
  if ((box.sendingStoppedAt === null) === (at === null)) return;
  await ctx.db.update(mailboxes).set({ sendingStoppedAt: at }).where(eq(mailboxes.id, id));
  await requestRulesAnew(ctx, [id]);
  await audit(ctx, at ? 'mailboxes.sending-stopped' : 'mailboxes.sending-allowed', box.orderId, {
    mailbox: id,
    by: by.userId,
  });
}
