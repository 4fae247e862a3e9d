import { and, isNull, like } from 'drizzle-orm';
import PostalMime from 'postal-mime';
import type { Ctx } from '../../platform/ctx.ts';
import { emit, inTransaction } from '../../platform/transaction.ts';
import { nameOfReturn } from './return-path.ts';
import { mails } from './tables.ts';

const LONGEST = 300;

/**
 * Takes a mail that came back (RFC 3464) and marks the one it is about as returned, once. Notes of a delay, answers of
 * robots and mails about nothing of ours change nothing.
 */
export async function receiveReturn(ctx: Ctx, raw: string): Promise<void> {
  const message = await PostalMime.parse(raw, { attachmentEncoding: 'utf8' });
  const name = [...(message.to ?? []), ...(message.cc ?? [])]
    .map(({ address }) => nameOfReturn(address ?? ''))
    .find((found) => found !== null);
  const report = message.attachments.find(({ mimeType }) => mimeType === 'message/delivery-status');
  const status = typeof report?.content === 'string' ? report.content : '';
  if (!name || field(status, 'Action').toLowerCase() !== 'failed') return;
  const reason = `${field(status, 'Status')} ${field(status, 'Diagnostic-Code')}`.trim().slice(0, LONGEST);
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
