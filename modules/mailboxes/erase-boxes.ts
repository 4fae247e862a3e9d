import { and, asc, eq, gt, lt } from 'drizzle-orm';
import { audit } from '../../platform/audit.ts';
import { BATCH, daysAgo, inBatches } from '../../platform/batches.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { enqueue, inTransaction } from '../../platform/transaction.ts';
import { eraseBoxJob } from './jobs.ts';
import { placeOf } from './mail-of-order.ts';
import { FETCH_DAYS } from './schemas.ts';
import {
  mailboxAliases,
  mailboxDevices,
  mailboxes,
  mailboxForwards,
  mailboxImports,
  mailboxLinks,
  mailboxNetworks,
  mailboxReplies,
  mailboxUsage,
} from './tables.ts';

/** Ended, and could be fetched for as long as it was promised. */
const isOver = (ctx: Pick<Ctx, 'clock'>) =>
  and(eq(mailboxes.state, 'ended'), lt(mailboxes.endedAt, daysAgo(ctx, FETCH_DAYS)));

/** Boxes whose days are over, each a job of its own: one storage host that is away keeps no other's. Safe twice. */
export async function findEndedBoxes(ctx: Ctx): Promise<void> {
  if (!ctx.ports.mailHost) return;
  let last = '';
  await inBatches(ctx, async (ctx) => {
    const over = await ctx.db
      .select({ id: mailboxes.id })
      .from(mailboxes)
      .where(and(isOver(ctx), gt(mailboxes.id, last)))
      .orderBy(asc(mailboxes.id))
      .limit(BATCH);
    for (const { id } of over) await enqueue(ctx, eraseBoxJob, { mailboxId: id }, { key: id });
    last = over.at(-1)?.id ?? last;
    return { seen: over.length, removed: 0 };
  });
}

/**
 * Erases what the box holds at the mail host, then says so here: after a kill in between it is erased once more. What stays
 * is that the address was one. A box whose days are not over, or that is gone, is left alone.
 */
export async function eraseBox(ctx: Ctx, { mailboxId }: { mailboxId: string }): Promise<void> {
  const thisOne = and(eq(mailboxes.id, mailboxId), isOver(ctx));
  const [box] = await ctx.db.select().from(mailboxes).where(thisOne);
  if (!box || !ctx.ports.mailHost) return;
  await ctx.ports.mailHost.erase(placeOf(box));
  await inTransaction(ctx, async (ctx) => {
    const erased = await ctx.db
      .update(mailboxes)
      .set({ state: 'erased', password: null })
      .where(thisOne)
      .returning({ id: mailboxes.id });
    if (erased.length === 0) return;
    const ofBox = [
      mailboxDevices,
      mailboxAliases,
      mailboxForwards,
      mailboxImports,
      mailboxLinks,
      mailboxNetworks,
      mailboxReplies,
      mailboxUsage,
    ];
    for (const table of ofBox) await ctx.db.delete(table).where(eq(table.mailboxId, mailboxId));
    await audit(ctx, 'mailboxes.erased', box.orderId, { mailbox: mailboxId });
  });
}
