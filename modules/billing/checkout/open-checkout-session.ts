import { asc, eq } from 'drizzle-orm';
import type { Ctx } from '../../../platform/ctx.ts';
import { callOnce } from '../../../platform/external-calls.ts';
import { AppError } from '../../../platform/errors.ts';
import { applySession } from './apply-session.ts';
import type { CheckoutLine, CheckoutSession } from '../card-payments.port.ts';
import { expireSession } from './expire-session.ts';
import { firstAsk } from './reconcile-checkouts.ts';
import { checkoutSessions } from '../tables.ts';

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
/** Longer than the provider's client waits and retries in all: a call of ours that was lost has ended by then. */
const LIST_IS_SURE_AFTER_MS = 5 * 60 * 1000;
const ROUNDS = 4;

/**
 * The open session for this very cart: the same one in two tabs and after a reload. One for another cart is expired
 * first, so that an order is never paid twice or for something else. Throws ordering.closed when it turns out to be
 * paid already, and billing.amount-differs when the provider would ask for another amount than the cart says.
 */
export async function openCheckoutSession(
  ctx: Ctx,
  request: CheckoutRequest,
): Promise<{ id: string; clientSecret: string }> {
  // Another tab may open a session for another cart at the same moment; then one of the two is expired and made anew.
  for (let round = 0; round < ROUNDS; round++) {
    const rows = await ctx.db
      .select()
      .from(checkoutSessions)
      .where(eq(checkoutSessions.orderId, request.orderId))
      .orderBy(asc(checkoutSessions.createdAt));
    const usable = await findUsable(ctx, request, rows);
    if (usable) return usable;
    const made = await createSession(ctx, request, rows.length);
    const { status, clientSecret, metadata } = made;
    if (status === 'open' && clientSecret && metadata['cart_hash'] === request.cartHash)
      return { id: made.id, clientSecret };
  }
  throw new AppError('billing.provider-unavailable', {
    status: 503,
    retryable: true,
    reason: `the cart of order ${request.orderId} keeps changing`,
  });
}

async function findUsable(
  ctx: Ctx,
  request: CheckoutRequest,
  rows: (typeof checkoutSessions.$inferSelect)[],
): Promise<{ id: string; clientSecret: string } | null> {
  let usable: { id: string; clientSecret: string } | null = null;
  for (const row of rows.filter(({ status }) => status === 'open' || status === 'retired')) {
    const session = await ctx.ports.payments.retrieveCheckoutSession(row.id);
    const same = session.status === 'open' && row.status === 'open' && row.cartHash === request.cartHash;
    if (same && session.clientSecret && session.amountTotal === request.amount && !usable) {
      usable = { id: row.id, clientSecret: session.clientSecret };
    } else if ((await expireSession(ctx, session)) === 'complete') {
      await applySession(ctx, row.id);
      throw new AppError('ordering.closed', { status: 409 });
    }
  }
  return usable;
}

/** Makes the order's n-th session and writes it down. Two tabs that count the same make the same one. */
async function createSession(ctx: Ctx, request: CheckoutRequest, past: number): Promise<CheckoutSession> {
  const { payments } = ctx.ports;
  const key = `session:${request.orderId}:${past}`;
  const metadata = { order_id: request.orderId, facebook_id: request.pageId, cart_hash: request.cartHash };
  let answered: CheckoutSession | null = null;
  const { id } = await callOnce(ctx, {
    key,
    subject: request.orderId,
    input: {
      customerId: request.customerId,
      lines: request.lines,
      returnUrl: request.returnUrl,
      locale: request.locale,
      orderId: request.orderId,
      metadata: { ...metadata, attempt: key, amount: String(request.amount) },
    },
    sureAfterMs: LIST_IS_SURE_AFTER_MS,
    look: async () => {
      const found = await payments.listCheckoutSessions(request.customerId);
      const ours = found.find((session) => session.metadata['attempt'] === key);
      return ours ? { id: ours.id } : null;
    },
    call: async (input, callKey) => {
      answered = await payments.createCheckoutSession(input, callKey);
      return { id: answered.id };
    },
  });
  // Not what this call asked for, but what was made: an earlier try, or another tab, may have asked for another cart.
  const session = answered ?? (await payments.retrieveCheckoutSession(id));
  const wanted = Number(session.metadata['amount']);
  await record(ctx, request.orderId, session, wanted);
  if (session.amountTotal === wanted) return session;
  await expireSession(ctx, session);
  throw new AppError('billing.amount-differs', {
    status: 502,
    reason: `order ${request.orderId}: the provider asks ${session.amountTotal}, the cart says ${wanted}`,
  });
}

async function record(ctx: Ctx, orderId: string, session: CheckoutSession, amount: number): Promise<void> {
  const now = ctx.clock.now();
  await ctx.db
    .insert(checkoutSessions)
    .values({
      id: session.id,
      orderId,
      cartHash: session.metadata['cart_hash'] ?? '',
      amount,
      status: 'open',
      createdAt: now,
      expiresAt: new Date(session.expiresAt * 1000),
      nextAskAt: firstAsk(now),
    })
    .onConflictDoNothing();
}
