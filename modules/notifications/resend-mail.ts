import { createHash } from 'node:crypto';
import { and, eq, isNull, like } from 'drizzle-orm';
import { AppError } from '../../platform/errors.ts';
import type { TxCtx } from '../../platform/ctx.ts';
import { enqueue } from '../../platform/transaction.ts';
import { sendMailJob } from './jobs.ts';
import { mails } from './tables.ts';

const AGAIN = '#again-';

/**
 * Sends a mail once more, as a mail of its own: what was sent, and when, stays on record. One that still waits is tried
 * at once instead. Throws notifications.no-such-mail (404).
 */
export async function resendMail(ctx: TxCtx, mailId: string): Promise<void> {
  const [mail] = await ctx.db.select().from(mails).where(eq(mails.id, mailId)).for('update');
  if (!mail || mail.text === '') throw new AppError('notifications.no-such-mail', { status: 404 });
  if (!mail.sentAt && !mail.refusedAt) return enqueue(ctx, sendMailJob, { mailId }, { key: `${mailId}:now` });
  const [occasion = ''] = mail.occasion.split(AGAIN);
  const copies = and(eq(mails.kind, mail.kind), eq(mails.orderId, mail.orderId), eq(mails.subject, mail.subject));
  // Pressed twice: the copy that has not left yet is the one that was asked for.
  const [waiting] = await ctx.db
    .select({ id: mails.id })
    .from(mails)
    .where(and(copies, like(mails.occasion, `%${AGAIN}%`), isNull(mails.sentAt), isNull(mails.refusedAt)));
  if (waiting) return;
  const number = 1 + (await ctx.db.$count(mails, and(copies, like(mails.occasion, `%${AGAIN}%`))));
  const again = `${occasion}${AGAIN}${number}`;
  const digest = createHash('sha256').update(`${mail.id}:${again}`).digest('hex').slice(0, 32);
  const id = `${digest}@${mail.id.split('@')[1] ?? ''}`;
  const { kind, orderId, to, lang, subject, text, html, unsubscribe, attachment, fromName, replyTo } = mail;
  await ctx.db.insert(mails).values({
    id,
    kind,
    orderId,
    occasion: again,
    to,
    lang,
    subject,
    text,
    html,
    unsubscribe,
    attachment,
    fromName,
    replyTo,
    createdAt: ctx.clock.now(),
  });
  await enqueue(ctx, sendMailJob, { mailId: id }, { key: id });
}
