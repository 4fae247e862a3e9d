import type { Ctx } from '../../../platform/ctx.ts';
import { AppError } from '../../../platform/errors.ts';
import { sealOrNull } from '../../../platform/seal.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { retireSessions } from '../../billing/index.server.ts';
import { normaliseDomain, requireAuthCode } from '../../domains/index.server.ts';
import { getCatalogue } from '../../plans/index.server.ts';
import { cartHash, priceCart, requireSoldPlans } from './cart.ts';
import { changeState, requireEditable } from '../lifecycle/change-state.ts';
import { lockOrder, requirePreparedOrder } from '../order-session.ts';
import type { DomainChoice, Order, SaveCartInput } from '../schemas.ts';
import { toOrder } from '../view.ts';
import { writeCart, type CartToWrite } from './write-cart.ts';

/**
 * Saves plan and domains (C5). The browser names a plan; the server prices it. Throws ordering.plan-missing,
 * plans.not-sold, ordering.domains-missing, ordering.domain-invalid, ordering.authcode-invalid, ordering.closed.
 */
export async function saveCart(ctx: Ctx, input: { id: string } & SaveCartInput): Promise<Order> {
  const { id } = input;
  const { choice, domains, ownRegister } = await readChoice(ctx, input);
  const given = input.order.authcode;
  const service = input.stripe.cart.findLast((line) => line.type === 'service');
  const request = { servicePriceId: service?.id ?? null, domains, choice };
  const cart = priceCart(request, await getCatalogue(ctx, ctx.ports.payments));
  requireSoldPlans(ctx, cart);
  const wanted: CartToWrite = {
    cart,
    domains,
    choice,
    ownRegister: choice !== 'none' && ownRegister,
    authcode: sealOrNull(ctx.config.dataKeys, choice === 'transfer' && given ? requireAuthCode(given) : null),
    layout: input.order.layout ?? null,
  };
  const saved = await writeCart(ctx, id, wanted);
  return toOrder(ctx, saved ?? (await saveIntoOpenPayment(ctx, id, wanted)));
}

/** The order is no draft, or not this caller's, or lacks the secret of its transfer: finds out which and says so. */
async function saveIntoOpenPayment(ctx: Ctx, id: string, wanted: CartToWrite) {
  const held = await requirePreparedOrder(ctx, id);
  return inTransaction(ctx, async (ctx) => {
    const order = await lockOrder(ctx, held.id);
    requireEditable(order);
    if (wanted.choice === 'transfer' && !(wanted.authcode ?? order.authcode)) requireAuthCode('');
    // Another cart than the one being paid: back to draft, and the form that is open for it ends.
    if (
      order.state === 'awaiting_payment' &&
      cartHash(order.cart, order.domains) !== cartHash(wanted.cart, wanted.domains)
    ) {
      await changeState(ctx, order, 'draft', 'the cart changed');
      await retireSessions(ctx, order.id);
    }
    const saved = await writeCart(ctx, order.id, wanted, { whilePaying: true });
    if (!saved) throw new Error('a locked, editable order did not take its cart');
    return saved;
  });
}

/**
 * What is to become of which names. Our own screens say it; the specification's body does not: names that the order has
 * keep its choice, and others are to be registered.
 */
async function readChoice(ctx: Ctx, { id, order, domains }: { id: string } & SaveCartInput) {
  if (order.domain_choice) {
    const choice = order.domain_choice;
    return { choice, domains: readDomains(choice, domains), ownRegister: order.domain_own_register ?? false };
  }
  const held = await requirePreparedOrder(ctx, id);
  const names = readDomains('register', domains);
  const choice = names.join() === held.domains.join() ? held.domainChoice : 'register';
  return { choice, domains: names, ownRegister: order.domain_own_register ?? held.domainOwnRegister };
}

function readDomains(choice: DomainChoice, given: string[]): string[] {
  if (choice === 'none') return [];
  const names = given.map((name) => {
    const read = normaliseDomain(name);
    if (!read.ok) throw new AppError('ordering.domain-invalid', { status: 422, fields: { domains: read.code } });
    return read.ascii;
  });
  const unique = [...new Set(names)];
  // With a transfer the entered name is the only domain (W9).
  return choice === 'transfer' ? unique.slice(0, 1) : unique;
}
