/** Money and people's data ask more than a browser that signed in months ago: decision 0117. */
import { and, eq } from 'drizzle-orm';
import type { Ctx } from '../../platform/ctx.ts';
import { AppError } from '../../platform/errors.ts';
import { orderKeyHash } from './order-key.ts';
import type { OrderRight, Proof } from './rights.rules.ts';
import { orderSessions } from './tables.ts';

/** So long a proof of who somebody is holds for them. */
const FRESH_MINUTES = 60;

declare module '../../platform/ctx.ts' {
  interface Contributions {
    /** Whether this order was never paid: neither money nor visitors are in it, and nobody is mailed a key to it. */
    neverPaid: (ctx: Ctx, orderId: string) => Promise<boolean>;
  }
}

export type OrderKey = Pick<typeof orderSessions.$inferSelect, 'orderId' | 'provedAt'>;

/** By what the caller's browser opens this order; null where it shows nothing that is good for this right. */
export async function findKey(ctx: Ctx, right: OrderRight, orderId: string): Promise<OrderKey | null> {
  const hash = orderKeyHash(ctx, right);
  if (!hash) return null;
  const [key] = await ctx.db
    .select({ orderId: orderSessions.orderId, provedAt: orderSessions.provedAt })
    .from(orderSessions)
    .where(and(eq(orderSessions.sessionHash, hash), eq(orderSessions.orderId, orderId)));
  return key ?? null;
}

async function isFresh(ctx: Ctx, { orderId, provedAt }: OrderKey): Promise<boolean> {
  if (provedAt !== null && ctx.clock.now().getTime() - provedAt.getTime() < FRESH_MINUTES * 60_000) return true;
  for (const neverPaid of ctx.contributed('neverPaid')) if (await neverPaid(ctx, orderId)) return true;
  return false;
}

/** Throws access.prove-again (403) where the table of rights asks for a fresh key and this one is not. */
export async function requireFresh(ctx: Ctx, proof: Proof, key: OrderKey): Promise<void> {
  if (proof === 'by fresh key' && !(await isFresh(ctx, key))) throw new AppError('access.prove-again', { status: 403 });
}

/** Whether whoever holds this order here needs to prove nothing anew. */
export async function isProvedAnew(ctx: Ctx, { by: { orderId } }: { by: { orderId: string } }): Promise<boolean> {
  const key = await findKey(ctx, 'dispose', orderId);
  return key !== null && isFresh(ctx, key);
}
