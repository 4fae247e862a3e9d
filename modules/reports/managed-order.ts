import { eq } from 'drizzle-orm';
import type { Ctx } from '../../platform/ctx.ts';
import { subscriptions } from '../billing/tables.ts';
import type { orders } from '../ordering/tables.ts';
import type { ManagedOrder } from './schemas.ts';

/** What the customer's order page shows. The caller has checked who asks. */
export async function managedOrder(
  ctx: Ctx,
  order: typeof orders.$inferSelect,
  site: { url: string; published: boolean } | null,
): Promise<ManagedOrder> {
  const [row] = await ctx.db.select().from(subscriptions).where(eq(subscriptions.orderId, order.id));
  const plan = order.cart.find((line) => line.type === 'service')?.plan ?? 'premium';
  return {
    order_id: order.id,
    page_name: order.pageName,
    status: order.state,
    type: order.type,
    name: order.billing.business_name || `${order.billing.first_name} ${order.billing.last_name}`.trim(),
    mail: order.billing.mail,
    site_url: site?.published ? site.url : null,
    subscription: row
      ? {
          plan,
          next_plan: plan,
          renewal_amount: row.amount,
          period_end: row.currentPeriodEnd.toISOString(),
          cancel_at: null,
          ended_at: null,
          past_due_since: null,
          suspends_at: null,
        }
      : null,
    can: {
      upgrade: false,
      downgrade: false,
      keep_plan: false,
      cancel: false,
      keep: false,
      withdraw: false,
      free_exit: false,
      portal: false,
    },
    withdraw_until: null,
    cancel_until: null,
    refunds: [],
    history: [],
  };
}
