import { and, eq, isNotNull } from 'drizzle-orm';
import { cartHash } from './cart.ts';
import type { OrderRow } from '../order-session.ts';
import { orderOffers, orders } from '../tables.ts';
import type { TxCtx } from '../../../platform/ctx.ts';

/** What a card form is opened for, written before the form is handed out. */
export async function keepOffer(ctx: TxCtx, order: OrderRow, sessionId: string): Promise<void> {
  const { cart, domains, domainChoice, authcode } = order;
  const offer = { cart, domains, domainChoice, authcode };
  await ctx.db
    .insert(orderOffers)
    .values({ ...offer, sessionId, orderId: order.id, createdAt: ctx.clock.now() })
    .onConflictDoUpdate({ target: orderOffers.sessionId, set: offer });
}

/**
 * The part of an order that a payment decides: what its form was opened for. Otherwise a form opened for a small cart
 * would pay for whatever the cart has become meanwhile.
 */
export async function whatWasBought(ctx: TxCtx, order: OrderRow, sessionId: string): Promise<Partial<OrderRow>> {
  const [offer] = await ctx.db.select().from(orderOffers).where(eq(orderOffers.sessionId, sessionId));
  if (!offer) {
    ctx.log.error({ orderId: order.id, session: sessionId }, 'a payment came by a form that was never handed out');
    return {};
  }
  if (cartHash(offer.cart, offer.domains) === cartHash(order.cart, order.domains)) return {};
  ctx.log.warn({ orderId: order.id, session: sessionId }, 'paid by a form that was opened for an earlier cart');
  const { cart, domains, domainChoice, authcode } = offer;
  return {
    cart,
    domains,
    domainChoice,
    authcode,
    domainOwnRegister: order.domainOwnRegister && domainChoice !== 'none' && order.domainInfo !== null,
  };
}

/** The transfer was handed to the registrar's room: the order keeps its secret no longer. */
export async function eraseAuthcode(ctx: TxCtx, orderId: string): Promise<void> {
  await ctx.db.update(orders).set({ authcode: null }).where(eq(orders.id, orderId));
  await ctx.db
    .update(orderOffers)
    .set({ authcode: null })
    .where(and(eq(orderOffers.orderId, orderId), isNotNull(orderOffers.authcode)));
}
