import { eq } from 'drizzle-orm';
import { audit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { AppError } from '../../../platform/errors.ts';
import { unseal } from '../../../platform/seal.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { createCustomerOnce, openCheckoutSession } from '../../billing/index.server.ts';
import { requireAvailable, requireRegistrant, requireTransferable } from '../../domains/index.server.ts';
import { cartHash, cartTotal, requireSoldPlans, type StoredLine } from '../cart/cart.ts';
import { changeState, requireEditable } from './change-state.ts';
import { requireComplete, requireTerms, type AcceptedTerms } from '../errors.ts';
import { DOMAIN_LINE } from '../cart/lines.rules.ts';
import { keepOffer } from '../cart/offers.ts';
import { requireUnsold } from './one-sale.ts';
import { lockOrder, requireHeldOrder, type OrderRow } from '../order-session.ts';
import { orders } from '../tables.ts';
import { shownName } from '../../../site-kit/shown-name.ts';

export interface Checkout {
  client_secret: string;
  publishable_key: string;
  script_url: string;
  session_id: string;
}

/**
 * Opens the embedded card form for an order whose steps are complete, and records which terms were accepted, when and
 * in which language (W1). The same cart gets the same open session; another cart a new one, the old one is expired.
 * Throws ordering.already-sold where another order has bought this business its site, plans.not-sold, and as requireTerms does.
 */
export async function openCheckout(ctx: Ctx, input: { id: string } & AcceptedTerms): Promise<Checkout> {
  const { id, ...terms } = input;
  const held = await requireHeldOrder(ctx, id);
  requireEditable(held);
  requireComplete(held);
  requireTerms(terms);
  requireSoldPlans(ctx, held.cart);
  await requireUnsold(ctx, held);
  if (held.domainOwnRegister && held.domainInfo) requireRegistrant(held.domains, held.domainInfo);
  if (held.domainChoice === 'register') await requireAvailable(ctx, held.domains);
  if (held.domainChoice === 'transfer') {
    await requireTransferable(ctx, {
      domain: held.domains[0] ?? '',
      authcode: unseal(ctx.config.dataKeys, held.authcode ?? ''),
    });
  }

  const customerId = await createCustomerOnce(ctx, customerOf(held));
  const hash = cartHash(held.cart, held.domains);
  const session = await openCheckoutSession(ctx, {
    orderId: held.id,
    pageId: held.pageId,
    customerId,
    cartHash: hash,
    amount: cartTotal(held.cart),
    lines: held.cart.map((line) => toCheckoutLine(line, held)),
    locale: held.locale,
    returnUrl: `${ctx.config.publicUrl}/api/vetrina/payment/${held.id}?session_id={CHECKOUT_SESSION_ID}`,
  });
  await inTransaction(ctx, async (ctx) => {
    const order = await lockOrder(ctx, held.id);
    requireEditable(order);
    await requireUnsold(ctx, order);
    // Changed in another tab while the provider was asked: this form would take the money for something else.
    if (hash !== cartHash(order.cart, order.domains)) {
      throw new AppError('ordering.changed', { status: 409, retryable: true });
    }
    await keepOffer(ctx, order, session.id);
    if (order.state === 'draft') await changeState(ctx, order, 'awaiting_payment', `card form ${session.id} opened`);
    await ctx.db
      .update(orders)
      .set({ customerId, termsVersion: terms.version, termsLocale: order.locale, termsAcceptedAt: ctx.clock.now() })
      .where(eq(orders.id, order.id));
    await audit(ctx, 'ordering.open-checkout', order.id, { session: session.id, terms: terms.version });
  });
  const { publishableKey, scriptUrl } = ctx.ports.payments;
  return {
    client_secret: session.clientSecret,
    publishable_key: publishableKey,
    script_url: scriptUrl,
    session_id: session.id,
  };
}

/** Domains fold into one line of quantity 1 whose price is multiplied, and which names each as a person writes it (W10). */
function toCheckoutLine(line: StoredLine, { domains, locale }: Pick<OrderRow, 'domains' | 'locale'>) {
  if (line.type === 'service') return { priceId: line.priceId };
  const description = `${DOMAIN_LINE[locale]}: ${domains.map((name) => shownName(name)).join(', ')}`;
  return { folded: { unitAmount: line.unitAmount * line.quantity, description } };
}

const nameOf = (billing: OrderRow['billing']) =>
  billing.business_name || `${billing.first_name} ${billing.last_name}`.trim();

const customerOf = (order: OrderRow) => ({
  name: nameOf(order.billing),
  email: order.billing.mail,
  phone: order.billing.phone,
  address: {
    city: order.billing.city,
    country: order.billing.country,
    postal_code: order.billing.zip,
    state: order.billing.province,
    line1: order.billing.address,
  },
  metadata: { user_id: order.userId, order_id: order.id, facebook_id: order.pageId },
});
