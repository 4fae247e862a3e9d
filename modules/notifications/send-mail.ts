import { eq, sql } from 'drizzle-orm';
import type { Ctx } from '../../platform/ctx.ts';
import { isAppError } from '../../platform/errors.ts';
import { mails } from './tables.ts';

/**
 * Sends one mail of the outbox. A crash between the server's acceptance and our row sends it again under the same
 * Message-ID, which receiving systems recognise.
 */
export async function sendMail(ctx: Ctx, mailId: string): Promise<void> {
  const [mail] = await ctx.db.select().from(mails).where(eq(mails.id, mailId));
  if (!mail || mail.sentAt || mail.refusedAt) return;
  try {
    await ctx.ports.mail.send({
      messageId: mail.id,
      from: ctx.config.mail.from,
      to: mail.to,
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      lang: mail.lang,
    });
    await ctx.db
      .update(mails)
      .set({ sentAt: ctx.clock.now(), attempts: sql`${mails.attempts} + 1` })
      .where(eq(mails.id, mailId));
  } catch (error) {
    const refused = isAppError(error, 'notifications.mail-refused');
    await ctx.db.transaction(async (tx) => {
      await tx
        .update(mails)
        .set({ attempts: sql`${mails.attempts} + 1`, ...(refused ? { refusedAt: ctx.clock.now() } : {}) })
        .where(eq(mails.id, mailId));
      const { kind, orderId } = mail;
      if (refused) await ctx.emit(tx, 'notifications.refused', { mailId, kind, orderId, reason: error.message });
    });
    if (!refused) throw error;
    ctx.log.error({ mail: mailId, kind: mail.kind }, 'a mail was refused for good: the address does not take it');
  }
}
