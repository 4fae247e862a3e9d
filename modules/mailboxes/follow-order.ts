/** What follows for the boxes from the life of their order and of their name. All of it is safe twice. */
import { and, eq, inArray, isNotNull, notInArray, type SQL } from 'drizzle-orm';
import { audit } from '../../platform/audit.ts';
import type { DomainEvents, TxCtx } from '../../platform/ctx.ts';
import { requestCut } from './cut-sessions.ts';
import { before, type BoxState } from './mailbox.states.ts';
import { requestRulesAnew } from './put-rules.ts';
import { mailboxes, mailboxLinks, mailDomains } from './tables.ts';

const ofOrder = (orderId: string) => eq(mailboxes.orderId, orderId);

/** Not paid: what comes in is kept, nothing goes out, and no program opens them. */
export const pauseBoxes = (ctx: TxCtx, { orderId }: { orderId: string }) => move(ctx, ofOrder(orderId), 'paused');
export const resumeBoxes = (ctx: TxCtx, { orderId }: { orderId: string }) => move(ctx, ofOrder(orderId), 'live');
/**
 * The contract is over: they refuse, and what they hold can be fetched for thirty days. Those of a name that is somebody else's, and whose
 * zone leads here, go on receiving while it is remembered (./import/mx-first.ts).
 */
export async function endBoxes(ctx: TxCtx, { orderId }: { orderId: string }): Promise<void> {
  const now = ctx.clock.now();
  const led = await ctx.db
    .update(mailDomains)
    .set({ lookAt: now, awaySince: now })
    .where(and(eq(mailDomains.orderId, orderId), eq(mailDomains.state, 'ours'), isNotNull(mailDomains.lookAt)))
    .returning({ id: mailDomains.registrationId });
  const ids = led.map(({ id }) => id);
  await move(ctx, and(ofOrder(orderId), inArray(mailboxes.registrationId, ids)), 'paused');
  await move(ctx, and(ofOrder(orderId), notInArray(mailboxes.registrationId, ids)), 'ended');
}

/** A name is ours no more: neither is its mail. */
export async function endMailOfName(
  ctx: TxCtx,
  { registrationId }: Pick<DomainEvents['domains.gone'], 'registrationId'>,
): Promise<void> {
  await move(ctx, eq(mailboxes.registrationId, registrationId), 'ended');
  const left = { state: 'left', lookAt: null, awaySince: null } as const;
  await ctx.db.update(mailDomains).set(left).where(eq(mailDomains.registrationId, registrationId));
}

async function move(ctx: TxCtx, which: SQL | undefined, to: BoxState): Promise<void> {
  const now = ctx.clock.now();
  const moved = await ctx.db
    .update(mailboxes)
    .set({
      state: to,
      ...(to === 'paused' ? { pausedAt: now } : {}),
      ...(to === 'live' ? { pausedAt: null } : {}),
      ...(to === 'ended' ? { endedAt: now } : {}),
    })
    .where(and(which, inArray(mailboxes.state, before(to))))
    .returning({ id: mailboxes.id, orderId: mailboxes.orderId });
  if (moved.length === 0) return;
  const ids = moved.map(({ id }) => id);
  // A link that was made before would set a password on a box that is closed.
  if (to !== 'live') await ctx.db.delete(mailboxLinks).where(inArray(mailboxLinks.mailboxId, ids));
  await requestRulesAnew(ctx, ids);
  for (const { id, orderId } of moved) {
    // One that ended may be read on; nothing goes out of it, whoever is signed in.
    if (to === 'paused') await requestCut(ctx, id);
    await audit(ctx, `mailboxes.${to}`, orderId, { mailbox: id });
  }
}
