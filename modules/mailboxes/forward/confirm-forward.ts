import { and, eq } from 'drizzle-orm';
import { audit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { hashOfLink, linkEnded } from '../link-key.ts';
import { requireMailHost, shownAddress } from '../mail-of-order.ts';
import { requestRules } from '../put-rules.ts';
import { type ForwardLink } from '../schemas.ts';
import { mailboxes, mailboxForwards } from '../tables.ts';
import { standing } from './forwarding.ts';

async function forwardOf(ctx: Ctx, key: string) {
  const [row] = await ctx.db
    .select({ box: mailboxes, forward: mailboxForwards })
    .from(mailboxForwards)
    .innerJoin(mailboxes, eq(mailboxes.id, mailboxForwards.mailboxId))
    .where(and(eq(mailboxForwards.hash, hashOfLink(key)), standing(ctx)));
  // A box that is closed forwards nothing, and a paused one goes on when it is paid for.
  if (!row || row.box.state === 'ended' || row.box.state === 'erased') throw linkEnded();
  return row;
}

/** What a mailed link asks. Reads only: programs that look through mails follow links. Throws 'mailboxes.link-ended' (410), the same for every other text. */
export async function readForwardLink(ctx: Ctx, { key }: { key: string }): Promise<ForwardLink> {
  requireMailHost(ctx);
  const { box, forward } = await forwardOf(ctx, key);
  return { address: shownAddress(box), target: forward.target, confirmed: forward.confirmedAt !== null };
}

/** Whoever reads at the address says yes: from now on what comes into the box goes on to it. Safe twice. Throws 'mailboxes.link-ended' (410). */
export async function confirmForward(ctx: Ctx, { key }: { key: string }): Promise<ForwardLink> {
  requireMailHost(ctx);
  await inTransaction(ctx, async (ctx) => {
    const { box, forward } = await forwardOf(ctx, key);
    if (forward.confirmedAt) return;
    await ctx.db
      .update(mailboxForwards)
      .set({ confirmedAt: ctx.clock.now() })
      .where(and(eq(mailboxForwards.id, forward.id), standing(ctx)));
    await requestRules(ctx, box.id);
    await audit(ctx, 'mailboxes.forward-confirmed', box.orderId, { mailbox: box.id, forward: forward.id });
  });
  return readForwardLink(ctx, { key });
}

/**
 * Whoever reads at the address wants no more of it: nothing goes on to it from now on, by the link of the first mail, without asking the
 * box's owner. Safe twice. Throws 'mailboxes.link-ended' (410) for what is no link.
 */
export async function endForwardByLink(ctx: Ctx, { key }: { key: string }): Promise<void> {
  requireMailHost(ctx);
  await inTransaction(ctx, async (ctx) => {
    const [ended] = await ctx.db
      .update(mailboxForwards)
      .set({ endedAt: ctx.clock.now() })
      .where(and(eq(mailboxForwards.hash, hashOfLink(key)), standing(ctx)))
      .returning();
    if (!ended) return;
    await requestRules(ctx, ended.mailboxId);
    const [box] = await ctx.db.select().from(mailboxes).where(eq(mailboxes.id, ended.mailboxId));
    if (box) await audit(ctx, 'mailboxes.forward-refused', box.orderId, { mailbox: box.id, forward: ended.id });
  });
}
