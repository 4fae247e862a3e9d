import { eq } from 'drizzle-orm';
import { audit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { AppError } from '../../platform/errors.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { localDay } from '../../site-kit/copy/time.ts';
import type { OrderAccess } from '../access/index.server.ts';
import { boxOf, openBoxOf } from './mail-of-order.ts';
import { requestRules } from './put-rules.ts';
import type { ReplyState, SetReplyInput } from './schemas.ts';
import { mailboxReplies } from './tables.ts';

/**
 * Whoever writes to the box is answered with this text, in the place of another: at most once every three days, and never a
 * list or a machine. Throws 'mailboxes.not-found' (404), 'mailboxes.not-now' (409), and 'mailboxes.reply-dates' (422) for a
 * last day that is over or before the first.
 */
export async function setReply(
  ctx: Ctx,
  { by, id, text, from, until, time_zone: timeZone }: { by: OrderAccess<'own'>; id: string } & SetReplyInput,
): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const box = await openBoxOf(ctx, by, id);
    const setAt = ctx.clock.now();
    const today = localDay(setAt, timeZone);
    if (until !== null && (until < today || until < (from ?? today)))
      throw new AppError('mailboxes.reply-dates', { status: 422, fields: { until: 'mailboxes.reply-dates' } });
    const reply = { text, from, until, timeZone, setAt };
    await ctx.db
      .insert(mailboxReplies)
      .values({ mailboxId: box.id, ...reply })
      .onConflictDoUpdate({ target: mailboxReplies.mailboxId, set: reply });
    await requestRules(ctx, box.id);
    await audit(ctx, 'mailboxes.reply-set', box.orderId, { mailbox: box.id, from, until });
  });
}

/** Nobody is answered any more. Safe twice. Throws 'mailboxes.not-found' (404). */
export async function endReply(ctx: Ctx, { by, id }: { by: OrderAccess<'own'>; id: string }): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const box = await boxOf(ctx, by, id);
    const gone = await ctx.db.delete(mailboxReplies).where(eq(mailboxReplies.mailboxId, box.id)).returning();
    if (gone.length === 0) return;
    await requestRules(ctx, box.id);
    await audit(ctx, 'mailboxes.reply-ended', box.orderId, { mailbox: box.id });
  });
}

/** Whether it answers today. */
export function replyState(
  { clock }: Pick<Ctx, 'clock'>,
  { from, until, timeZone }: { from: string | null; until: string | null; timeZone: string },
): ReplyState {
  const today = localDay(clock.now(), timeZone);
  if (until !== null && until < today) return 'over';
  return from !== null && from > today ? 'waits' : 'answers';
}
