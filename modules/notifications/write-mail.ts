import { createHash } from 'node:crypto';
import { seal } from '../../platform/seal.ts';
import type { TxCtx } from '../../platform/ctx.ts';
import { enqueue } from '../../platform/transaction.ts';
import type { Lang } from '../../site-kit/names.ts';
import { composeMail, mailText } from './compose-mail.ts';
import { sendMailJob } from './jobs.ts';
import { mailHtml } from './mail-page.tsx';
import type { MailKind } from './messages/shape.ts';
import { mails } from './tables.ts';

export interface MailToWrite {
  kind: MailKind;
  /** Id of what it is about: an order, or else a member of staff or a preview. */
  orderId: string;
  /** What it tells of, where an order may get several of the kind: a domain, or a request. */
  occasion?: string;
  to: string;
  lang: Lang;
  values: Record<string, string>;
  href: string;
  /** A plain text that comes with it; `name` is an ASCII file name. */
  attachment?: { name: string; text: string } | null;
}

/** Writes a mail into the outbox in the caller's transaction, once for its kind, order and occasion. */
export async function writeMail(ctx: TxCtx, mail: MailToWrite): Promise<void> {
  const occasion = mail.occasion ?? '';
  const content = composeMail(mail.kind, mail.lang, mail.values, mail.href, Boolean(mail.attachment));
  const digest = createHash('sha256').update(`${mail.kind}:${mail.orderId}:${occasion}`).digest('hex').slice(0, 32);
  // The order's id stays out of the Message-ID: it opens nothing, but it is nobody else's business.
  const id = `${digest}@${new URL(ctx.config.publicUrl).hostname}`;
  const [fresh] = await ctx.db
    .insert(mails)
    .values({
      id,
      kind: mail.kind,
      orderId: mail.orderId,
      occasion,
      to: mail.to,
      lang: mail.lang,
      subject: content.subject,
      text: seal(ctx.config.dataKeys, mailText(content)),
      html: seal(ctx.config.dataKeys, mailHtml(content)),
      attachment: mail.attachment ?? null,
      createdAt: ctx.clock.now(),
    })
    .onConflictDoNothing()
    .returning({ id: mails.id });
  if (fresh) await enqueue(ctx, sendMailJob, { mailId: id }, { key: id });
}
