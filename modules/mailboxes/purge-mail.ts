import { and, inArray, isNotNull, isNull, lt, ne, or } from 'drizzle-orm';
import { all, BATCH, inBatches } from '../../platform/batches.ts';
import type { Ctx, TxCtx } from '../../platform/ctx.ts';
import { FORWARD_HOURS } from './schemas.ts';
import { mailboxChoices, mailboxes, mailboxForwards, mailboxLinks, mailDomains } from './tables.ts';

/** Those of these orders with a box whose mail is still on the mail host. */
export async function ordersWithMail(ctx: TxCtx, orderIds: string[]): Promise<Set<string>> {
  const rows = await ctx.db
    .select({ orderId: mailboxes.orderId })
    .from(mailboxes)
    .where(and(inArray(mailboxes.orderId, orderIds), ne(mailboxes.state, 'erased')));
  return new Set(rows.map(({ orderId }) => orderId));
}

/** Devices, aliases, replies, forwards and links go with their box. */
export async function purgeMail(ctx: TxCtx, orderIds: string[]): Promise<void> {
  await ctx.db.delete(mailboxes).where(inArray(mailboxes.orderId, orderIds));
  await ctx.db.delete(mailDomains).where(inArray(mailDomains.orderId, orderIds));
  await ctx.db.delete(mailboxChoices).where(inArray(mailboxChoices.orderId, orderIds));
}

/** Links that open nothing any more. */
export function purgePasswordLinks(ctx: Ctx): Promise<number> {
  const now = ctx.clock.now();
  return inBatches(ctx, async (ctx) => {
    const old = ctx.db
      .select({ hash: mailboxLinks.hash })
      .from(mailboxLinks)
      .where(lt(mailboxLinks.expiresAt, now))
      .limit(BATCH);
    const gone = ctx.db.delete(mailboxLinks).where(inArray(mailboxLinks.hash, old));
    return all(await gone.returning({ hash: mailboxLinks.hash }));
  });
}

/** Addresses that nobody there said yes to, and those that ended: after as many days as a link opens, when they count for nothing. */
export function purgeForwards(ctx: Ctx): Promise<number> {
  const before = new Date(ctx.clock.now().getTime() - FORWARD_HOURS * 3_600_000);
  return inBatches(ctx, async (ctx) => {
    const old = ctx.db
      .select({ id: mailboxForwards.id })
      .from(mailboxForwards)
      .where(
        and(
          lt(mailboxForwards.askedAt, before),
          or(isNull(mailboxForwards.confirmedAt), isNotNull(mailboxForwards.endedAt)),
        ),
      )
      .limit(BATCH);
    const gone = ctx.db.delete(mailboxForwards).where(inArray(mailboxForwards.id, old));
    return all(await gone.returning({ id: mailboxForwards.id }));
  });
}
