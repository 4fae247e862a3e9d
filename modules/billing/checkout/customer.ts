import { eq } from 'drizzle-orm';
import type { Ctx } from '../../../platform/ctx.ts';
import { callOnce } from '../../../platform/external-calls.ts';
import type { ProviderCustomer } from '../card-payments.port.ts';
import { customers } from '../tables.ts';

/** The provider's search shows a new customer within the hour, and its idempotency keys hold for a day. */
const SEARCH_IS_SURE_AFTER_MS = 2 * 60 * 60 * 1000;

/** Under which name the making of an order's customer is known. */
export const customerOf = (orderId: string): string => `cust:${orderId}`;

/**
 * The provider's customer of an order: made once (W11), and kept as the order's billing is now. Our own table is asked
 * first, because the provider's search shows a new customer only after a while.
 */
export async function createCustomerOnce(ctx: Ctx, customer: ProviderCustomer): Promise<string> {
  const orderId = customer.metadata.order_id;
  const [known] = await ctx.db.select().from(customers).where(eq(customers.orderId, orderId));
  if (known) {
    await ctx.ports.payments.updateCustomer(known.customerId, customer);
    return known.customerId;
  }
  const { id, as } = await callOnce(ctx, {
    key: customerOf(orderId),
    subject: orderId,
    input: customer,
    sureAfterMs: SEARCH_IS_SURE_AFTER_MS,
    look: async () => {
      const found = await ctx.ports.payments.searchCustomers(customer.metadata.facebook_id);
      const ours = found.find((candidate) => candidate.orderId === orderId);
      return ours ? { id: ours.id, as: null } : null;
    },
    call: async (input, callKey) => {
      const made = await ctx.ports.payments.createCustomer(input, callKey);
      return { id: made.id, as: input === customer ? ('asked' as const) : null };
    },
  });
  // An earlier try may have made it from what was typed then.
  if (as !== 'asked') await ctx.ports.payments.updateCustomer(id, customer);
  await ctx.db
    .insert(customers)
    .values({ orderId, customerId: id, facebookId: customer.metadata.facebook_id, createdAt: ctx.clock.now() })
    .onConflictDoNothing();
  return id;
}
