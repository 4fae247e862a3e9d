import { and, isNull, like } from 'drizzle-orm';
import PostalMime from 'postal-mime';
import type { Ctx, TxCtx } from '../../platform/ctx.ts';
import { emit, inTransaction } from '../../platform/transaction.ts';
import { nameOfReturn } from './return-path.ts';
import { mails } from './tables.ts';

const LONGEST = 300;

/** What a mail server says of a mail that it had taken: it came back, or its reader says that they do not want it. */
export interface MailReturn {
  /** 32 hexadecimal digits: of its Message-ID and of the address that it comes back to. */
  name: string;
  kind: 'returned' | 'complained';
  reason: string;
}

declare module '../../platform/ctx.ts' {
  interface Contributions {
    /** Takes word of a mail that this room sent by itself; nothing where the name is none of its own. Safe twice. */
    mailReturns: (ctx: TxCtx, back: MailReturn) => Promise<void>;
  }
}

/**
 * Takes a mail that came back (RFC 3464) or a complaint (ARF, RFC 5965) and marks the one it is about, once. Notes of a delay, answers of
 * robots and mails about nothing of ours change nothing.
 */
export async function receiveReturn(ctx: Ctx, raw: string): Promise<void> {
  const message = await PostalMime.parse(raw, { attachmentEncoding: 'utf8' });
  const part = (type: string): string => {
    const found = message.attachments.find(({ mimeType }) => mimeType === type);
    return typeof found?.content === 'string' ? found.content : '';
  };
  const feedback = part('message/feedback-report');
  const status = part('message/delivery-status');
  const names = [...(message.to ?? []), ...(message.cc ?? [])].map(({ address }) => nameOfReturn(address ?? ''));
  // A complaint comes to one address for all; what it is about stands in it.
  const original = part('message/rfc822') || part('text/rfc822-headers');
  const named = feedback && [field(feedback, 'Original-Mail-From'), field(original, 'Return-Path')].map(bareName);
  const name = [...names, ...(named || [])].find((found) => found !== null);
  if (!name) return;
  if (field(feedback, 'Feedback-Type').toLowerCase() === 'abuse')
    return tellRooms(ctx, { name, kind: 'complained', reason: field(feedback, 'User-Agent').slice(0, LONGEST) });
  if (field(status, 'Action').toLowerCase() !== 'failed') return;
  const reason = `${field(status, 'Status')} ${field(status, 'Diagnostic-Code')}`.trim().slice(0, LONGEST);
  await tellRooms(ctx, { name, kind: 'returned', reason });
  await inTransaction(ctx, async (ctx) => {
    const [mail] = await ctx.db
      .update(mails)
      .set({ bouncedAt: ctx.clock.now(), failure: reason })
      .where(and(like(mails.id, `${name}@%`), isNull(mails.bouncedAt)))
      .returning();
    if (!mail) return;
    const { id: mailId, orderId, kind } = mail;
    await emit(ctx, 'notifications.undeliverable', { mailId, orderId, kind, reason });
  });
}

const bareName = (text: string) => nameOfReturn(text.replace(/^<|>$/g, ''));

const tellRooms = (ctx: Ctx, back: MailReturn): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    for (const take of ctx.contributed('mailReturns')) await take(ctx, back);
  });

/** Value of a field of a delivery report, with its continuation lines. */
function field(report: string, name: string): string {
  const lines = report.replace(/\r?\n[ \t]+/g, ' ').split(/[\r\n]+/);
  const start = `${name.toLowerCase()}:`;
  const line = lines.find((each) => each.toLowerCase().startsWith(start)) ?? '';
  // What a server quotes may be anything; NUL and its like are kept by no store.
  return line
    .slice(start.length)
    .toWellFormed()
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}
