import { and, eq, inArray, lt, ne, notLike, or } from 'drizzle-orm';
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
