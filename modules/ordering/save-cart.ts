import { eq } from 'drizzle-orm';
import { audit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { AppError } from '../../platform/errors.ts';
import { retireSessions } from '../billing/index.server.ts';
import { normaliseDomain, requireAuthCode } from '../domains/index.server.ts';
import { getCatalogue } from '../plans/index.server.ts';
import { cartHash, priceCart } from './cart.ts';
import { changeState, requireEditable } from './change-state.ts';
import { lockOrder, requireHeldOrder } from './order-session.ts';
import type { Order, SaveCartInput } from './schemas.ts';
import { orders } from './tables.ts';
import { toOrder } from './view.ts';

/**
 * Saves plan and domains (C5). The browser names a plan; the server prices it. Throws ordering.plan-missing,
 * ordering.domains-missing, ordering.domain-invalid, ordering.authcode-invalid, ordering.closed.
 */
export async function saveCart(ctx: Ctx, id: string, input: SaveCartInput): Promise<Order> {
  const held = await requireHeldOrder(ctx, id);
  const choice = input.order.domain_choice;
  const domains = readDomains(input);
  const authcode = choice === 'transfer' ? requireAuthCode(input.order.authcode ?? held.authcode ?? '') : null;
  const service = input.stripe.cart.findLast((line) => line.type === 'service');
  const lines = priceCart(
    { servicePriceId: service?.id ?? null, domains },
    await getCatalogue(ctx, ctx.ports.payments),
  );
  const ownRegister = choice !== 'none' && (input.order.domain_own_register ?? false);

  return ctx.db.transaction(async (tx) => {
    let order = await lockOrder(tx, held.id);
    requireEditable(order);
    // Another cart than the one being paid: back to draft, and the form that is open for it ends.
    if (order.state === 'awaiting_payment' && cartHash(order.cart, order.domains) !== cartHash(lines, domains)) {
      order = await changeState(tx, ctx, order, 'draft', 'the cart changed');
      await retireSessions(tx, ctx, order.id);
    }
    const [saved] = await tx
      .update(orders)
      .set({
        cart: lines,
        domains,
        domainChoice: choice,
        domainOwnRegister: ownRegister,
        authcode,
        layout: input.order.layout ?? order.layout,
        step: ownRegister ? Math.max(2, order.domainInfo ? 3 : 2) : 3,
        updatedAt: ctx.clock.now(),
      })
      .where(eq(orders.id, order.id))
      .returning();
    if (!saved) throw new Error('an update with returning gave no row');
    await audit(tx, ctx, 'ordering.save-cart', order.id, { plan: service?.id, domains: domains.length, choice });
    return toOrder(saved);
  });
}

function readDomains(input: SaveCartInput): string[] {
  const choice = input.order.domain_choice;
  if (choice === 'none') return [];
  if (input.domains.length === 0) throw missing();
  const names = input.domains.map((name) => {
    const read = normaliseDomain(name);
    if (!read.ok) throw new AppError('ordering.domain-invalid', { status: 422, fields: { domains: read.code } });
    return read.ascii;
  });
  const unique = [...new Set(names)];
  // With a transfer the entered name is the only domain (W9).
  return choice === 'transfer' ? unique.slice(0, 1) : unique;
}

const missing = () => new AppError('ordering.domains-missing', { status: 422, fields: { domains: 'domains-missing' } });
