import { and, inArray, lt, ne } from 'drizzle-orm';
import { all, BATCH, inBatches } from '../../platform/batches.ts';
import type { Ctx, TxCtx } from '../../platform/ctx.ts';
import { mailboxChoices, mailboxes, mailboxLinks, mailDomains } from './tables.ts';

/** Those of these orders with a box whose mail is still on the mail host. */
export async function ordersWithMail(ctx: TxCtx, orderIds: string[]): Promise<Set<string>> {
  const rows = await ctx.db
    .select({ orderId: mailboxes.orderId })
    .from(mailboxes)
    .where(and(inArray(mailboxes.orderId, orderIds), ne(mailboxes.state, 'erased')));
  return new Set(rows.map(({ orderId }) => orderId));
}

/** Devices, aliases, replies and links go with their box. */
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
