import { and, isNull, sql } from 'drizzle-orm';
import type { Ctx } from '../../platform/ctx.ts';
import { mails } from './tables.ts';

/** How many mails of the outbox no server has taken or refused yet. */
export async function waitingMails(ctx: Ctx): Promise<number> {
  const [row] = await ctx.db
    .select({ count: sql<number>`count(*)::int` })
    .from(mails)
    .where(and(isNull(mails.sentAt), isNull(mails.refusedAt)));
  return row?.count ?? 0;
}
