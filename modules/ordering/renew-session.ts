import { eq } from 'drizzle-orm';
import { audit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db.ts';
import { hashOf, holderHash, newOrderSession } from './order-session.ts';
import { orderSessions } from './tables.ts';

/**
 * Lets this browser open these orders besides those it holds already, under a new secret: whoever knew the old one, on a
 * computer that several people use, holds nothing any more. Returns the secret for the cookie.
 */
export async function renewSession(tx: Tx, ctx: Ctx, orderIds: string[], by: 'mail' | 'social'): Promise<string> {
  const secret = newOrderSession();
  const now = ctx.clock.now();
  const sessionHash = hashOf(secret);
  const old = holderHash(ctx);
  if (old)
    await tx.update(orderSessions).set({ sessionHash, createdAt: now }).where(eq(orderSessions.sessionHash, old));
  await tx
    .insert(orderSessions)
    .values(orderIds.map((orderId) => ({ sessionHash, orderId, createdAt: now })))
    .onConflictDoNothing();
  for (const id of orderIds) await audit(tx, ctx, 'ordering.enter', id, { by });
  return secret;
}

/** This browser's session holds nothing any more, wherever its cookie may have been copied to. */
export async function endSession(ctx: Ctx): Promise<void> {
  const holder = holderHash(ctx);
  if (holder) await ctx.db.delete(orderSessions).where(eq(orderSessions.sessionHash, holder));
}
