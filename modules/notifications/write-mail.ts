import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { seal, sealOrNull } from '../../platform/seal.ts';
import type { TxCtx } from '../../platform/ctx.ts';
import { prepared } from '../../platform/db.ts';
import { enqueue, together } from '../../platform/transaction.ts';
import type { Lang } from '../../site-kit/names.ts';
import { composeMail, mailText, type MailAnswers, type MailContent } from './compose-mail.ts';
import { sendMailJob } from './jobs.ts';
import { BARE_ADDRESS, type MailAttachment } from './mail.port.ts';
import { mailHtml } from './mail-page.tsx';
import type { MailKind } from './messages/shape.ts';
import { senderName } from './sender-name.ts';
import { mails } from './tables.ts';

/** The weekly letter of a site: a kind whose bodies are kept for thirty days. */
export const LETTER = 'letter';

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
  /** Links by which it may be answered, where its kind has words for them. */
  answers?: MailAnswers | null;
  attachment?: MailAttachment | null;
  /** The business that the mail speaks for, as it calls itself: its name stands as the sender's, the address is ours. */
  fromName?: string | null;
  /** What it is about is made in this very transaction: nobody can have written it before, and its sending is asked for with it. */
  isFirst?: boolean;
  /** Where an answer goes: the business's own address, as it stands on its page. One that is none is left out. */
  replyTo?: string | null;
}

/** Writes a mail into the outbox in the caller's transaction, once for its kind, order and occasion. */
export const writeMail = (ctx: TxCtx, mail: MailToWrite): Promise<void> =>
  putMail(
    ctx,
    mail,
    composeMail(mail.kind, mail.lang, mail.values, mail.href, {
      attached: Boolean(mail.attachment),
      answers: mail.answers ?? null,
      sender: senderName(mail.fromName),
    }),
  );

/** A mail whose words another room has composed; once for its kind, order and occasion. */
export interface LetterToWrite extends Pick<MailToWrite, 'orderId' | 'to' | 'lang'> {
  occasion: string;
  content: MailContent;
  /** Where a mail program says by itself that its reader wants no more of these (RFC 8058). */
  unsubscribe: string;
}
export const writeLetterMail = (ctx: TxCtx, { content, ...mail }: LetterToWrite): Promise<void> =>
  putMail(ctx, { ...mail, kind: LETTER }, content);

const value = sql.placeholder;
const putOn = prepared((db) =>
  db
    .insert(mails)
    .values({
      id: value('id'),
      kind: value('kind'),
      orderId: value('orderId'),
      occasion: value('occasion'),
      to: value('to'),
      lang: value('lang'),
      subject: value('subject'),
      text: value('text'),
      html: value('html'),
      unsubscribe: value('unsubscribe'),
      // Null is none, and no JSON of that name.
      attachment: sql`${value('attachment')}::jsonb`,
      fromName: value('fromName'),
      replyTo: value('replyTo'),
      createdAt: value('createdAt'),
    })
    .onConflictDoNothing()
    .returning({ id: mails.id })
    .prepare('put_mail'),
);

interface Put extends Omit<MailToWrite, 'kind' | 'values' | 'href' | 'answers'> {
  kind: string;
  unsubscribe?: string;
}
async function putMail(ctx: TxCtx, mail: Put, content: MailContent): Promise<void> {
  const occasion = mail.occasion ?? '';
  const { dataKeys } = ctx.config;
  const digest = createHash('sha256').update(`${mail.kind}:${mail.orderId}:${occasion}`).digest('hex').slice(0, 32);
  // The order's id stays out of the Message-ID: it opens nothing, but it is nobody else's business.
  const id = `${digest}@${new URL(ctx.config.publicUrl).hostname}`;
  const put = putOn(ctx.db).execute({
    id,
    kind: mail.kind,
    orderId: mail.orderId,
    occasion,
    to: mail.to,
    lang: mail.lang,
    subject: content.subject,
    text: seal(dataKeys, mailText(content)),
    html: seal(dataKeys, mailHtml(content)),
    unsubscribe: sealOrNull(dataKeys, mail.unsubscribe ?? null),
    attachment: mail.attachment ? JSON.stringify(mail.attachment) : null,
    fromName: content.sender ?? null,
    replyTo: replyable(mail.replyTo),
    createdAt: ctx.clock.now(),
  });
  const send = () => enqueue(ctx, sendMailJob, { mailId: id }, { key: id });
  if (mail.isFirst) await together([put, send()]);
  else if ((await put).length > 0) await send();
}

const LONGEST_ADDRESS = 254;

/** Not every server takes letters beyond ASCII before the "@". */
export const replyable = (address: string | null | undefined): string | null =>
  address && address.length <= LONGEST_ADDRESS && BARE_ADDRESS.test(address) && /^[!-~]+@/.test(address)
    ? address
    : null;
