import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Ctx } from '../../../platform/ctx.ts';
import { AppError } from '../../../platform/errors.ts';
import type { OrderAccess } from '../../access/index.server.ts';
import type { SubscriptionItem, SubscriptionState } from '../card-payments.port.ts';
import { getCatalogue, type CatalogueEntry, type Plan } from '../../plans/index.server.ts';
import type { SubscriptionRow } from './subscription-facts.ts';
import { penaltyFreeCancellations, subscriptions } from '../tables.ts';

/** The subscription of an order that has not ended. Throws billing.no-subscription. */
export async function requireSubscription(ctx: Ctx, { by }: { by: OrderAccess }): Promise<SubscriptionRow> {
  const [row] = await ctx.db.select().from(subscriptions).where(eq(subscriptions.orderId, by.orderId));
  if (!row || row.endedAt) throw new AppError('billing.no-subscription', { status: 409 });
  return row;
}

/** The provider's line of the plan, and the catalogue's entry of the plan that is wanted. Throws billing.catalogue-wrong. */
export async function planLine(
  ctx: Ctx,
  row: SubscriptionRow,
  wanted: Plan,
): Promise<{ truth: SubscriptionState; item: SubscriptionItem; entry: CatalogueEntry }> {
  const { payments } = ctx.ports;
  const catalogue = await getCatalogue(ctx, payments);
  const truth = await payments.retrieveSubscription(row.id);
  const plans = catalogue.filter(({ plan }) => plan !== null);
  const item = truth.items.find(({ priceId }) => plans.some(({ id }) => id === priceId));
  const entry = plans.find(({ plan }) => plan === wanted);
  if (!item || !entry) {
    throw new AppError('billing.catalogue-wrong', { status: 503, reason: `${row.id} has no line of a plan we sell` });
  }
  return { truth, item, entry };
}

/** The renewal that can be left without cost, because its notice cannot be proven; null: none. */
export async function findPenaltyFreeCancellation(
  ctx: Ctx,
  orderId: string,
  now: Date,
): Promise<typeof penaltyFreeCancellations.$inferSelect | null> {
  const [row] = await ctx.db
    .select()
    .from(penaltyFreeCancellations)
    .where(
      and(
        eq(penaltyFreeCancellations.orderId, orderId),
        isNull(penaltyFreeCancellations.usedAt),
        gt(penaltyFreeCancellations.until, now),
      ),
    );
  return row ?? null;
}
