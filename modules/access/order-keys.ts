/** The rows that say which key opens which order. */
import { and, eq, inArray, lt, type Placeholder } from 'drizzle-orm';
import { audit } from '../../platform/audit.ts';
import { all, BATCH, inBatches } from '../../platform/batches.ts';
import type { Ctx, TxCtx } from '../../platform/ctx.ts';
import type { Db } from '../../platform/db.ts';
import { hashOf, newOrderSession, orderKeyHash } from './order-key.ts';
import { helpersOfSession, markAccepted, openHelperSessions, purgeHelperSessions } from './helper-sessions.ts';
import { helperSessions, orderSessions, supportSessions } from './tables.ts';

/** How somebody came in. */
type SignIn = 'mail' | 'social' | 'link' | 'invitation';
/** Those who read the order's mail now, or have its page now. A lasting link may have lain in a mailbox for months. */
const PROVES: ReadonlySet<SignIn> = new Set(['mail', 'social']);

declare module '../../platform/ctx.ts' {
  interface Contributions {
    /** What a room lets a browser do by the hash of its order cookie's secret, beside orders and helping. */
    heldBySession: HeldBySession;
  }
}
export interface HeldBySession {
  /** The browser has another secret from now on. */
  carry: (ctx: TxCtx, hashes: { from: string; to: string }) => Promise<void>;
  /** The secret opens nothing any more. */
  end: (ctx: Ctx, hash: string) => Promise<void>;
}

export async function grantOrder(ctx: TxCtx, secret: string, orderId: string): Promise<void> {
  const now = ctx.clock.now();
  await ctx.db
    .insert(orderSessions)
    // Who buys has not signed in: nothing that they publish here is news to them.
    .values({ sessionHash: hashOf(secret), orderId, createdAt: now, contactsAt: now, provedAt: now })
    .onConflictDoNothing();
}

/** Ids of the orders that this hash opens, as a part of another question. */
export const openedBy = (db: Db, hash: string | Placeholder) =>
  db.select({ id: orderSessions.orderId }).from(orderSessions).where(eq(orderSessions.sessionHash, hash));

/**
 * Lets this browser open these orders, and act for these helpers, besides those it holds already, under a new secret: whoever
 * knew the old one, on a computer that several people use, gets none of them. Signing in also ends the old secret; a link does
 * not, because it may be pressed twice at once, and the second press must find what the first carried over. Returns the secret
 * for the cookie.
 */
export async function renewSession(
  ctx: TxCtx,
  { orderIds = [], helperIds = [], by }: { orderIds?: string[]; helperIds?: string[]; by: SignIn },
): Promise<string> {
  const secret = newOrderSession();
  const createdAt = ctx.clock.now();
  const sessionHash = hashOf(secret);
  const old = orderKeyHash(ctx, 'own');
  const held = old ? await ctx.db.select().from(orderSessions).where(eq(orderSessions.sessionHash, old)) : [];
  const before = new Map(held.map((row) => [row.orderId, row]));
  const proved = new Set(PROVES.has(by) ? orderIds : []);
  const opened = [...new Set([...before.keys(), ...orderIds])].map((orderId) => ({
    sessionHash,
    orderId,
    createdAt,
    contactsAt: before.get(orderId)?.contactsAt ?? null,
    provedAt: proved.has(orderId) ? createdAt : (before.get(orderId)?.provedAt ?? null),
  }));
  if (opened.length > 0) await ctx.db.insert(orderSessions).values(opened);
  const helped = old ? await helpersOfSession(ctx, old) : [];
  await openHelperSessions(ctx, sessionHash, [
    ...helped,
    ...helperIds.map((helperId) => ({ helperId, contactsAt: null })),
  ]);
  await markAccepted(ctx, helperIds);
  if (old) for (const { carry } of ctx.contributed('heldBySession')) await carry(ctx, { from: old, to: sessionHash });
  if (old && by !== 'link') await endSecret(ctx, old);
  for (const id of orderIds) await audit(ctx, 'ordering.enter', id, { by });
  for (const id of helperIds) await audit(ctx, 'access.helper-entered', id, { by });
  return secret;
}

/** This browser's session holds nothing any more, wherever its cookie may have been copied to. */
export async function endSession(ctx: Ctx): Promise<void> {
  const hash = orderKeyHash(ctx, 'own');
  if (hash) await endSecret(ctx, hash);
}

async function endSecret(ctx: Ctx, hash: string): Promise<void> {
  await ctx.db.delete(orderSessions).where(eq(orderSessions.sessionHash, hash));
  await ctx.db.delete(helperSessions).where(eq(helperSessions.sessionHash, hash));
  await ctx.db.delete(supportSessions).where(eq(supportSessions.sessionHash, hash));
  for (const { end } of ctx.contributed('heldBySession')) await end(ctx, hash);
}

/** Nobody opens these orders any more. */
export async function eraseOrderKeys(ctx: TxCtx, orderIds: string[]): Promise<void> {
  await ctx.db.delete(orderSessions).where(inArray(orderSessions.orderId, orderIds));
}

/** Cookies that the browsers have forgotten by now. */
export async function purgeSessions(ctx: Ctx, before: Date): Promise<number> {
  return (await purgeOrderSessions(ctx, before)) + (await purgeHelperSessions(ctx, before));
}

function purgeOrderSessions(ctx: Ctx, before: Date): Promise<number> {
  return inBatches(ctx, async (ctx) => {
    const old = ctx.db
      .select({ hash: orderSessions.sessionHash })
      .from(orderSessions)
      .where(lt(orderSessions.createdAt, before))
      .limit(BATCH);
    return all(
      await ctx.db
        .delete(orderSessions)
        .where(and(inArray(orderSessions.sessionHash, old), lt(orderSessions.createdAt, before)))
        .returning({ hash: orderSessions.sessionHash }),
    );
  });
}
