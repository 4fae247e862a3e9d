import { z } from 'zod';
import type {
  CataloguePrice,
  CheckoutSession,
  ProviderDispute,
  ProviderRefund,
  SubscriptionState,
} from '../../modules/billing/card-payments.port.ts';

/** An id, or the object itself when it was expanded. */
export const reference = z.union([z.string(), z.looseObject({ id: z.string() }).transform((object) => object.id)]);
export const cents = z.number().int();

/**
 * The vendor's client (stripe 23) takes any answer that names no error for a success, whatever its status: a page of
 * some machine on the way would do. So what was changed must be what answers. Throws ZodError.
 */
export function confirmed(answer: unknown, object: string): void {
  z.looseObject({ object: z.literal(object) }).parse(answer);
}

const priceAnswer = z.looseObject({
  id: z.string(),
  active: z.boolean(),
  currency: z.string(),
  unit_amount: cents.nullable(),
  recurring: z.looseObject({ interval: z.string(), interval_count: z.number() }).nullable(),
  tax_behavior: z.string().nullable(),
  product: z.looseObject({
    id: z.string(),
    active: z.boolean().optional(),
    deleted: z.boolean().optional(),
    name: z.string().optional(),
    metadata: z.record(z.string(), z.string()).optional(),
  }),
});

/** A price we can sell, or null: other people's products share the account, and only yearly euro prices count. */
export function readPrice(answer: unknown): CataloguePrice | null {
  const price = priceAnswer.parse(answer);
  const { product, recurring } = price;
  const kind = product.metadata?.['type'] ?? '';
  const type = kind.includes('service') ? 'service' : kind.includes('domain') ? 'domain' : null;
  const yearly = recurring?.interval === 'year' && recurring.interval_count === 1;
  const sold = price.active && product.active === true && product.deleted !== true;
  if (type === null || !sold || !yearly || price.currency !== 'eur' || price.unit_amount === null) return null;
  return {
    id: price.id,
    type,
    plan: product.metadata?.['plan'] ?? null,
    product: product.id,
    name: product.name ?? product.id,
    unitAmount: price.unit_amount,
    currency: 'eur',
  };
}

const sessionAnswer = z.looseObject({
  id: z.string(),
  client_secret: z.string().nullable(),
  status: z.enum(['open', 'complete', 'expired']),
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
  subscription: reference.nullable(),
  customer: reference.nullable(),
  amount_total: cents,
  currency: z.string(),
  metadata: z.record(z.string(), z.string()).nullable(),
  automatic_tax: z.looseObject({ enabled: z.boolean(), status: z.string().nullable() }),
  expires_at: z.number().int(),
});

export function readSession(answer: unknown): CheckoutSession {
  const session = sessionAnswer.parse(answer);
  return {
    id: session.id,
    clientSecret: session.client_secret,
    status: session.status,
    paymentStatus: session.payment_status,
    subscriptionId: session.subscription,
    customerId: session.customer,
    amountTotal: session.amount_total,
    currency: session.currency,
    metadata: session.metadata ?? {},
    taxStatus: session.automatic_tax.enabled ? session.automatic_tax.status : null,
    expiresAt: session.expires_at,
  };
}

const subscriptionAnswer = z.looseObject({
  id: z.string(),
  status: z.enum([
    'incomplete',
    'incomplete_expired',
    'trialing',
    'active',
    'past_due',
    'unpaid',
    'canceled',
    'paused',
  ]),
  customer: reference,
  latest_invoice: reference.nullable(),
  cancel_at: z.number().int().nullable(),
  cancel_at_period_end: z.boolean(),
  pending_update: z.looseObject({}).nullable(),
  metadata: z.record(z.string(), z.string()).nullable(),
  items: z.looseObject({
    data: z
      .array(
        z.looseObject({
          id: z.string(),
          current_period_start: z.number().int(),
          current_period_end: z.number().int(),
          quantity: z.number().int().optional(),
          price: z.looseObject({ id: z.string(), product: reference, unit_amount: cents.nullable() }),
        }),
      )
      .min(1),
  }),
});

export function readSubscription(answer: unknown): SubscriptionState {
  const subscription = subscriptionAnswer.parse(answer);
  const items = subscription.items.data;
  // Periods belong to the items since 2025-03-31.basil; all of ours run together.
  const periodEnd = Math.max(...items.map((item) => item.current_period_end));
  return {
    id: subscription.id,
    status: subscription.status,
    customerId: subscription.customer,
    currentPeriodStart: Math.max(...items.map((item) => item.current_period_start)),
    currentPeriodEnd: periodEnd,
    latestInvoiceId: subscription.latest_invoice,
    cancelAt: subscription.cancel_at ?? (subscription.cancel_at_period_end ? periodEnd : null),
    pendingUpdate: subscription.pending_update !== null,
    metadata: subscription.metadata ?? {},
    items: items.map((item) => ({
      id: item.id,
      priceId: item.price.id,
      product: item.price.product,
      unitAmount: item.price.unit_amount ?? 0,
      quantity: item.quantity ?? 1,
    })),
  };
}

const refundAnswer = z.looseObject({
  id: z.string(),
  status: z.string().nullable(),
  amount: cents,
  payment_intent: reference.nullable(),
  metadata: z.record(z.string(), z.string()).nullable(),
});

export function readRefund(answer: unknown): ProviderRefund {
  const refund = refundAnswer.parse(answer);
  return {
    id: refund.id,
    status: refund.status ?? 'pending',
    amount: refund.amount,
    effect: refund.metadata?.['effect'] ?? null,
    paymentId: refund.payment_intent,
  };
}

const disputeAnswer = z.looseObject({
  id: z.string(),
  status: z.string(),
  reason: z.string(),
  amount: cents,
  created: z.number().int(),
  payment_intent: reference.nullable(),
});

export function readDispute(answer: unknown): ProviderDispute {
  const { id, status, reason, amount, created, payment_intent: paymentId } = disputeAnswer.parse(answer);
  return { id, status, reason, amount, created, paymentId };
}
