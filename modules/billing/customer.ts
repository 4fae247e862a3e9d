import { eq } from 'drizzle-orm';
import type { Ctx } from '../../platform/ctx.ts';
import { once } from '../../platform/effects.ts';
import type { ProviderCustomer } from './card-payments.port.ts';
import { customers } from './tables.ts';

/**
 * The provider's customer of an order: made once (W11). Our own table is asked first, because the provider's search
 * shows a new customer only after a while.
 */
export async function createCustomerOnce(ctx: Ctx, customer: ProviderCustomer): Promise<string> {
  const orderId = customer.metadata.order_id;
  const [known] = await ctx.db.select().from(customers).where(eq(customers.orderId, orderId));
  if (known) {
    await ctx.ports.payments.updateCustomer(known.customerId, customer);
    return known.customerId;
  }
  const { id } = await once(ctx, {
    key: `cust:${orderId}`,
    subject: orderId,
    look: async () => {
      const found = await ctx.ports.payments.searchCustomers(customer.metadata.facebook_id);
      const ours = found.find((candidate) => candidate.orderId === orderId);
      return ours ? { id: ours.id } : null;
    },
    call: (key) => ctx.ports.payments.createCustomer(customer, key),
  });
  await ctx.db
    .insert(customers)
    .values({ orderId, customerId: id, facebookId: customer.metadata.facebook_id, createdAt: ctx.clock.now() })
    .onConflictDoNothing();
  return id;
}
