import { createHash } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import type { Ctx } from '../../platform/ctx.ts';
import { AppError } from '../../platform/errors.ts';
import type { CheckoutLine, CheckoutSession } from './card-payments.port.ts';
import { applyCheckout } from './apply-checkout.ts';
import { checkoutSessions } from './tables.ts';

export interface CheckoutRequest {
  orderId: string;
  pageId: string;
  customerId: string;
  cartHash: string;
  /** Euro cents, VAT included. */
  amount: number;
  lines: CheckoutLine[];
  locale: string;
  returnUrl: string;
}
const LIFETIME_S = 60 * 60 * 23;

/**
 * The open session for this very cart: the same one in two tabs and after a reload. One for another cart is expired
 * first, so that an order is never paid twice or for something else. Throws ordering.closed when it turns out to be
 * paid already.
 */
export async function openCheckoutSession(
  ctx: Ctx,
  request: CheckoutRequest,
): Promise<{ id: string; clientSecret: string }> {
  const open = await ctx.db
    .select()
    .from(checkoutSessions)
    .where(and(eq(checkoutSessions.orderId, request.orderId), eq(checkoutSessions.status, 'open')))
    .orderBy(desc(checkoutSessions.createdAt));
  for (const row of open) {
    const session = await ctx.ports.payments.retrieveCheckoutSession(row.id);
    if (session.status === 'complete') {
      await applyCheckout(ctx, row.id);
      throw new AppError('ordering.closed', { status: 409 });
    }
    const usable = session.status === 'open' && row.cartHash === request.cartHash && session.clientSecret;
    if (usable && session.clientSecret) return { id: row.id, clientSecret: session.clientSecret };
    if (session.status === 'open') await ctx.ports.payments.expireCheckoutSession(row.id);
    await ctx.db.update(checkoutSessions).set({ status: 'expired' }).where(eq(checkoutSessions.id, row.id));
  }
  return create(ctx, request);
}

async function create(ctx: Ctx, request: CheckoutRequest): Promise<{ id: string; clientSecret: string }> {
  const now = ctx.clock.now();
  const expiresAt = Math.floor(now.getTime() / 1000) + LIFETIME_S;
  // Two tabs that ask in the same minute for the same cart share a key, and so a session.
  const minute = Math.floor(expiresAt / 60) * 60;
  const past = await ctx.db
    .select({ id: checkoutSessions.id })
    .from(checkoutSessions)
    .where(eq(checkoutSessions.orderId, request.orderId));
  const content = createHash('sha256')
    .update(JSON.stringify([request, minute]))
    .digest('hex')
    .slice(0, 24);
  const session: CheckoutSession = await ctx.ports.payments.createCheckoutSession(
    {
      customerId: request.customerId,
      lines: request.lines,
      returnUrl: request.returnUrl,
      locale: request.locale,
      orderId: request.orderId,
      metadata: { order_id: request.orderId, facebook_id: request.pageId, cart_hash: request.cartHash },
      expiresAt: minute,
    },
    `session:${request.orderId}:${past.length}:${content}`,
  );
  if (!session.clientSecret)
    throw new AppError('billing.provider-refused', { status: 502, reason: 'a new session has no client secret' });
  if (session.amountTotal !== request.amount) {
    throw new AppError('billing.amount-differs', {
      status: 502,
      reason: `order ${request.orderId}: the provider asks ${session.amountTotal}, the cart says ${request.amount}`,
    });
  }
  await ctx.db
    .insert(checkoutSessions)
    .values({
      id: session.id,
      orderId: request.orderId,
      cartHash: request.cartHash,
      amount: request.amount,
      status: 'open',
      createdAt: now,
      expiresAt: new Date(minute * 1000),
    })
    .onConflictDoNothing();
  return { id: session.id, clientSecret: session.clientSecret };
}
