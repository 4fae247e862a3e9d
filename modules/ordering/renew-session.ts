import { eq } from 'drizzle-orm';
import { audit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db.ts';
import { hashOf, holderHash, newOrderSession } from './order-session.ts';
import { orderSessions } from './tables.ts';

/**
 * Lets this browser open these orders besides those it holds already, under a new secret: whoever knew the old one, on a
 * computer that several people use, gets none of them. Signing in also ends the old secret; a link does not, because it may
 * be pressed twice at once, and the second press must find what the first carried over. Returns the secret for the cookie.
 */
export async function renewSession(
  tx: Tx,
  ctx: Ctx,
  orderIds: string[],
  by: 'mail' | 'social' | 'link',
): Promise<string> {
  const secret = newOrderSession();
  const createdAt = ctx.clock.now();
  const sessionHash = hashOf(secret);
  const old = holderHash(ctx);
  const held = old
    ? await tx.select({ id: orderSessions.orderId }).from(orderSessions).where(eq(orderSessions.sessionHash, old))
    : [];
  const all = new Set([...held.map(({ id }) => id), ...orderIds]);
  await tx.insert(orderSessions).values([...all].map((orderId) => ({ sessionHash, orderId, createdAt })));
  if (old && by !== 'link') await tx.delete(orderSessions).where(eq(orderSessions.sessionHash, old));
  for (const id of orderIds) await audit(tx, ctx, 'ordering.enter', id, { by });
  return secret;
}

/** This browser's session holds nothing any more, wherever its cookie may have been copied to. */
export async function endSession(ctx: Ctx): Promise<void> {
  const holder = holderHash(ctx);
  if (holder) await ctx.db.delete(orderSessions).where(eq(orderSessions.sessionHash, holder));
}
