import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Ctx, TxCtx } from '../../../platform/ctx.ts';
import { callOnce } from '../../../platform/external-calls.ts';
import { AppError } from '../../../platform/errors.ts';
import { enqueue } from '../../../platform/transaction.ts';
import { getCatalogue, type CatalogueEntry } from '../../plans/index.server.ts';
import { applySubscription } from './apply-subscription.ts';
import type { SubscriptionItem } from '../card-payments.port.ts';
import { dropDomainJob, type LeftDomain } from '../jobs.ts';
import { refunds, subscriptions } from '../tables.ts';

/** The provider shows a change at once; longer than its client waits and retries. */
const LOOK_IS_SURE_AFTER_MS = 5 * 60_000;

/**
 * A domain that was given back must not be charged again: its price leaves the subscription before the next renewal.
 * The provider keeps beside the items which refunds were taken off already, so that none is taken off twice.
 */
export async function dropDomain(ctx: Ctx, key: string): Promise<void> {
  const [refund] = await ctx.db.select().from(refunds).where(eq(refunds.key, key));
  if (!refund || refund.amount === null) return;
  const { subscriptionId, orderId, amount } = refund;
  await dropPrice(ctx, { key, orderId, subscriptionId, amount });
}

/** The same for a name that its owner took elsewhere: the year that is paid stays paid. */
export async function dropLeftDomain(ctx: Ctx, left: LeftDomain): Promise<void> {
  const [row] = await ctx.db.select().from(subscriptions).where(eq(subscriptions.orderId, left.orderId));
  if (!row || row.endedAt) return;
  const { orderId, amount } = left;
  await dropPrice(ctx, { key: `left:${left.registrationId}`, orderId, subscriptionId: row.id, amount });
}

/** In the caller's transaction. `amount`: euro cents a year of the name. */
export const stopCharging = (ctx: TxCtx, left: LeftDomain): Promise<void> =>
  enqueue(ctx, dropDomainJob, left, { key: left.registrationId });

async function dropPrice(
  ctx: Ctx,
  { key, orderId, subscriptionId, amount }: { key: string; orderId: string; subscriptionId: string; amount: number },
): Promise<void> {
  const { payments } = ctx.ports;
  const mark = createHash('sha256').update(key).digest('hex').slice(0, 12);
  const dropped = async () => {
    const subscription = await payments.retrieveSubscription(subscriptionId);
    return { subscription, marks: (subscription.metadata['dropped'] ?? '').split(' ').filter(Boolean) };
  };
  const { subscription } = await dropped();
  if (subscription.status === 'canceled') return;
  const catalogue = await getCatalogue(ctx, payments);
  await callOnce(ctx, {
    key: `drop:${key}`,
    subject: orderId,
    input: { subscriptionId, amount },
    sureAfterMs: LOOK_IS_SURE_AFTER_MS,
    look: async () => ((await dropped()).marks.includes(mark) ? { dropped: mark } : null),
    call: async (input, callKey) => {
      const now = await dropped();
      const item = domainLine(now.subscription.items, catalogue, input.amount);
      if (!item) {
        throw new AppError('billing.provider-refused', {
          status: 409,
          reason: `${subscriptionId} has no domain line to take ${amount} off`,
        });
      }
      await payments.lowerItem({ ...input, item, dropped: [...now.marks, mark].join(' ') }, callKey);
      return { dropped: mark };
    },
  });
  await applySubscription(ctx, subscriptionId);
}

/**
 * The line of the names, to be charged from now on as the catalogue calls it: the product of its own that it was bought
 * as names them all. Names that were added later stand on a line of their own: the one that costs `amount`, else the larger.
 * Null where no line is the catalogue's domain or no product of a plan, or all are.
 */
function domainLine(items: SubscriptionItem[], catalogue: CatalogueEntry[], amount: number): SubscriptionItem | null {
  const domain = catalogue.find(({ type }) => type === 'domain');
  const plans = catalogue.filter(({ type }) => type === 'service').map(({ product }) => product);
  const lines = items.filter(({ product }) => product === domain?.product || !plans.includes(product));
  const total = ({ unitAmount, quantity }: SubscriptionItem) => unitAmount * quantity;
  const line = lines.find((each) => total(each) === amount) ?? lines.toSorted((a, b) => total(b) - total(a)).at(0);
  return domain && line && lines.length < items.length ? { ...line, product: domain.product } : null;
}
