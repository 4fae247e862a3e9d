import { and, eq, inArray, isNotNull, lt, ne, notLike, or, sql } from 'drizzle-orm';
import { all, BATCH, inBatches } from '../../platform/batches.ts';
import type { Ctx, TxCtx } from '../../platform/ctx.ts';
import { BOOKING_MAILS } from './messages/booking/shape.ts';
import { SHOP_MAILS } from './messages/shop/shape.ts';
import { NEWS_MAILS } from './messages/news/shape.ts';
import { mails } from './tables.ts';
import { LETTER } from './write-mail.ts';

/** What was written to the customers of these orders. */
export async function purgeMails(ctx: TxCtx, orderIds: string[]): Promise<void> {
  await ctx.db.delete(mails).where(inArray(mails.orderId, orderIds));
}

/**
 * What was written to visitors of a site about these orders or bookings of theirs, and about them to its owner, whose `contract` the site is. What
 * has not left yet leaves: somebody waits for it.
 */
export async function purgeVisitorMails(
  ctx: TxCtx,
  { about, contract }: { about: readonly string[]; contract: string | null },
): Promise<void> {
  if (about.length === 0) return;
  // An occasion begins with what it tells of.
  const subject = sql`split_part(translate(${mails.occasion}, ':', ' '), ' ', 1)`;
  const toOwner = contract === null ? undefined : and(eq(mails.orderId, contract), inArray(subject, [...about]));
  const hasLeft = or(isNotNull(mails.sentAt), isNotNull(mails.refusedAt));
  await ctx.db.delete(mails).where(and(or(inArray(mails.orderId, [...about]), toOwner), hasLeft));
}

/** Mails that are about no order, written before `before`: links to previews, invitations, bookings and orders on the site of one. */
export function purgeLooseMails(ctx: Ctx, before: Date): Promise<number> {
  return inBatches(ctx, async (ctx) => {
    const old = ctx.db
      .select({ id: mails.id })
      .from(mails)
      .where(
        and(
          lt(mails.createdAt, before),
          or(notLike(mails.orderId, 'ord\\_%'), inArray(mails.kind, [...BOOKING_MAILS, ...SHOP_MAILS, ...NEWS_MAILS])),
        ),
      )
      .limit(BATCH);
    return all(await ctx.db.delete(mails).where(inArray(mails.id, old)).returning({ id: mails.id }));
  });
}

/** Texts of letters written before `before`; that they were sent stays on record as long as the order. Their links have ended. */
export function purgeLetterBodies(ctx: Ctx, before: Date): Promise<number> {
  return inBatches(ctx, async (ctx) => {
    const old = ctx.db
      .select({ id: mails.id })
      .from(mails)
      .where(and(eq(mails.kind, LETTER), ne(mails.text, ''), lt(mails.createdAt, before)))
      .limit(BATCH);
    const purged = ctx.db.update(mails).set({ text: '', html: '', unsubscribe: null }).where(inArray(mails.id, old));
    return all(await purged.returning({ id: mails.id }));
  });
}
