import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Ctx } from '../../platform/ctx.ts';
import { prepared } from '../../platform/db.ts';
import { isAppError } from '../../platform/errors.ts';
import { unseal } from '../../platform/seal.ts';
import { emit, inTransaction } from '../../platform/transaction.ts';
import { returnPath } from './return-path.ts';
import { mails } from './tables.ts';

type Mail = typeof mails.$inferSelect;

const value = sql.placeholder;
const mailOn = prepared((db) =>
  db
    .select()
    .from(mails)
    .where(eq(mails.id, value('id')))
    .prepare('mail_to_send'),
);
const sentOn = prepared((db) =>
  db
    .update(mails)
    .set({
      sentAt: sql`${value('at')}::timestamptz`,
      attempts: sql`${mails.attempts} + 1`,
      answer: sql`${value('answer')}`,
    })
    .where(eq(mails.id, value('id')))
    .prepare('mail_sent'),
);

/** The queue goes on trying for three days; after this long a person should know. */
const LATE_AFTER_MS = 60 * 60 * 1000;

/**
 * Sends one mail of the outbox. What the server answered is kept as the proof; the transport remembers it until our row
 * holds it, so that neither our death nor the database's sends a mail again that was taken. Only where the answer itself
 * was lost is a mail sent once more without knowing (docs/chaos.md).
 */
export async function sendMail(ctx: Ctx, mailId: string): Promise<void> {
  const [mail] = await mailOn(ctx.db).execute({ id: mailId });
  // A body that was purged before the mail went tells of nothing any more.
  if (!mail || mail.sentAt || mail.refusedAt || mail.text === '' || mail.html === '') return;
  let sent: { answer: string; perhapsTwice: boolean };
  try {
    sent = await ctx.ports.mail.send({
      messageId: mail.id,
      from: ctx.config.mail.from,
      fromName: mail.fromName,
      replyTo: mail.replyTo,
      returnPath: returnPath(ctx, { mailId: mail.id }),
      to: mail.to,
      subject: mail.subject,
      text: unseal(ctx.config.dataKeys, mail.text),
      html: unseal(ctx.config.dataKeys, mail.html),
      attachment: mail.attachment,
      unsubscribe: mail.unsubscribe && unseal(ctx.config.dataKeys, mail.unsubscribe),
      lang: mail.lang,
    });
  } catch (error) {
    if (!isAppError(error)) throw error;
    if (error.code === 'notifications.mail-refused') return recordRefusal(ctx, mail, error.message);
    await recordDelay(ctx, mail, error.message);
    throw error;
  }
  const keepSent = (ctx: Ctx) => sentOn(ctx.db).execute({ id: mailId, at: ctx.clock.now(), answer: sent.answer });
  if (mail.lateAt)
    await inTransaction(ctx, async (ctx) => {
      await keepSent(ctx);
      await emit(ctx, 'notifications.caught-up', { mailId });
    });
  else await keepSent(ctx);
  await ctx.ports.mail.settle(mailId);
  if (sent.perhapsTwice)
    ctx.log.warn({ mailId }, 'a mail was sent again whose answer had been lost: it may have come twice');
}

async function recordRefusal(ctx: Ctx, mail: Mail, reason: string): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    await ctx.db
      .update(mails)
      .set({ refusedAt: ctx.clock.now(), attempts: sql`${mails.attempts} + 1`, failure: reason })
      .where(eq(mails.id, mail.id));
    const { id: mailId, orderId, kind } = mail;
    await emit(ctx, 'notifications.undeliverable', { mailId, orderId, kind, reason });
  });
  await ctx.ports.mail.settle(mail.id);
}

async function recordDelay(ctx: Ctx, mail: Mail, reason: string): Promise<void> {
  const now = ctx.clock.now();
  await inTransaction(ctx, async (ctx) => {
    await ctx.db
      .update(mails)
      .set({ attempts: sql`${mails.attempts} + 1` })
      .where(eq(mails.id, mail.id));
    if (now.getTime() - mail.createdAt.getTime() < LATE_AFTER_MS) return;
    const [fresh] = await ctx.db
      .update(mails)
      .set({ lateAt: now })
      .where(and(eq(mails.id, mail.id), isNull(mails.lateAt)))
      .returning({ id: mails.id });
    if (fresh) await emit(ctx, 'notifications.late', { mailId: mail.id, kind: mail.kind, reason });
  });
}
