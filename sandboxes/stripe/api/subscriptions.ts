import { z } from 'zod';
import { invalid, noSuch } from '../api-error.ts';
import { collectInvoice } from '../billing/collect.ts';
import { updating } from '../billing/consequences.ts';
import { beginSubscription } from '../billing/create-subscription.ts';
import { changeItems } from '../billing/change-items.ts';
import { endSubscription, hasEnded } from '../billing/end-subscription.ts';
import { pricedBy } from '../billing/inline-price.ts';
import { finalizeInvoice } from '../billing/invoice-life.ts';
import { requireIn, timeOf, type Change } from '../desk.ts';
import { asAsked, listPage } from '../lists.ts';
import type { Subscription } from '../objects/subscription.ts';
import { created, expand, flag, integer, metadata, noParams, page, text } from '../params.ts';
import { mergeMetadata } from './customers.ts';
import { itemChange, newItem, prorationBehavior } from './item-params.ts';
import { route } from './route.ts';

const feedback = z.enum([
  'customer_service',
  'low_quality',
  'missing_features',
  'other',
  'switched_service',
  'too_complex',
  'too_expensive',
  'unused',
]);
const reasons = z.strictObject({ comment: text.optional(), feedback: feedback.optional() });
const list = z.strictObject({
  ...page,
  created,
  customer: z.string().optional(),
  status: z.enum(['active', 'all', 'canceled', 'incomplete', 'incomplete_expired', 'past_due', 'unpaid']).optional(),
});
const paymentBehavior = z.enum([
  'allow_incomplete',
  'default_incomplete',
  'error_if_incomplete',
  'pending_if_incomplete',
]);
const shared = {
  metadata: z.union([metadata, z.literal('')]).optional(),
  description: z.string().max(500).optional(),
  default_payment_method: z.string().optional(),
  payment_behavior: paymentBehavior.default('allow_incomplete'),
  off_session: flag.default(false),
  automatic_tax: z.strictObject({ enabled: flag }).optional(),
  expand,
};
const create = z.strictObject({
  customer: z.string(),
  items: z.array(newItem).min(1).max(20),
  currency: z.string().length(3).optional(),
  ...shared,
});
const update = z.strictObject({
  items: z.array(itemChange).max(20).optional(),
  proration_behavior: prorationBehavior.default('create_prorations'),
  proration_date: integer.optional(),
  cancel_at_period_end: flag.optional(),
  cancel_at: z.union([integer, z.literal('')]).optional(),
  cancellation_details: reasons.optional(),
  ...shared,
});
const cancel = z.strictObject({
  cancellation_details: reasons.optional(),
  invoice_now: flag.optional(),
  prorate: flag.optional(),
  expand,
});

const find = ({ state }: Change, id: string) =>
  requireIn(state.subscriptions, id, (missing) => noSuch('subscription', missing));

function methodOf({ state }: Change, customer: string, id: string): string {
  const method = requireIn(state.paymentMethods, id, (missing) =>
    noSuch('payment_method', missing, 'default_payment_method'),
  );
  if (method.customer !== customer) {
    throw invalid(`The customer does not have a payment method with the ID ${id}.`, 'default_payment_method');
  }
  return id;
}

function createSubscription(whole: Change, params: z.output<typeof create>): Subscription {
  const customer = requireIn(whole.state.customers, params.customer, (id) => noSuch('customer', id, 'customer'));
  const change = timeOf(whole, customer.id);
  const items = params.items.map((item, index) => {
    const at = `items[${index}]`;
    if ((item.price === undefined) === (item.price_data === undefined)) {
      throw invalid(`You must specify exactly one of: price, price_data.`, at, 'parameter_missing');
    }
    const price =
      item.price_data === undefined
        ? requireIn(change.state.prices, item.price ?? '', (id) => noSuch('price', id, `${at}[price]`))
        : pricedBy(change, item.price_data, `${at}[price_data]`);
    if (price.recurring === null) throw invalid('The price must be recurring.', `${at}[price]`);
    return { price, quantity: item.quantity, metadata: item.metadata };
  });
  const chosen = params.default_payment_method;
  const paymentMethod = chosen === undefined ? null : methodOf(change, customer.id, chosen);
  const waits = params.payment_behavior === 'default_incomplete';
  if (!waits && paymentMethod === null && customer.invoice_settings.default_payment_method === null) {
    throw invalid(
      'This customer has no attached payment source or default payment method.',
      undefined,
      'resource_missing',
    );
  }
  const { subscription, invoice } = beginSubscription(change, customer, {
    items,
    paymentMethod,
    automaticTax: params.automatic_tax?.enabled ?? false,
    metadata: mergeMetadata({}, params.metadata),
    description: params.description ?? null,
    oneTime: () => [],
  });
  subscription.status = 'incomplete';
  finalizeInvoice(change, invoice);
  change.emit('customer.subscription.created', subscription);
  if (waits && invoice.amount_due > 0) return subscription;
  collectInvoice(change, invoice, { offSession: params.off_session, authentication: null });
  return subscription;
}

function scheduleEnd(change: Change, subscription: Subscription, params: z.output<typeof update>): void {
  const end = subscription.items.data[0]?.current_period_end ?? null;
  if (params.cancel_at_period_end !== undefined) {
    subscription.cancel_at_period_end = params.cancel_at_period_end;
    subscription.cancel_at = params.cancel_at_period_end ? end : null;
  }
  if (params.cancel_at !== undefined) {
    subscription.cancel_at = params.cancel_at === '' ? null : params.cancel_at;
    subscription.cancel_at_period_end = false;
  }
  if (params.cancel_at_period_end === undefined && params.cancel_at === undefined) return;
  const asked = subscription.cancel_at !== null;
  subscription.canceled_at = asked ? change.now : null;
  subscription.cancellation_details.reason = asked ? 'cancellation_requested' : null;
}

function updateSubscription(whole: Change, params: z.output<typeof update>, id: string): Subscription {
  const subscription = find(whole, id);
  if (hasEnded(subscription)) throw noSuch('subscription', id);
  const change = timeOf(whole, subscription.customer);
  const customer = requireIn(change.state.customers, subscription.customer, (missing) => noSuch('customer', missing));
  const waits = params.payment_behavior === 'pending_if_incomplete';
  if (waits && (params.metadata !== undefined || params.cancel_at_period_end !== undefined)) {
    throw invalid('With payment_behavior `pending_if_incomplete` only items can be updated.', 'payment_behavior');
  }
  updating(change, subscription, () => {
    subscription.metadata = mergeMetadata(subscription.metadata, params.metadata);
    if (params.description !== undefined) subscription.description = params.description || null;
    if (params.default_payment_method !== undefined) {
      subscription.default_payment_method = methodOf(change, customer.id, params.default_payment_method);
    }
    if (params.automatic_tax !== undefined) subscription.automatic_tax.enabled = params.automatic_tax.enabled;
    scheduleEnd(change, subscription, params);
    Object.assign(subscription.cancellation_details, params.cancellation_details);
    if (params.items === undefined) return;
    changeItems(
      { change, customer, subscription },
      {
        items: params.items,
        prorationBehavior: params.proration_behavior,
        prorationDate: params.proration_date,
        paymentBehavior: params.payment_behavior,
        offSession: params.off_session,
      },
    );
  });
  return subscription;
}

export const subscriptionRoutes = [
  route('GET', '/v1/subscriptions', list, ({ state }, params) => {
    // Without a status the vendor leaves the ended ones out.
    const shown = (status: string) =>
      params.status === 'all' || (params.status === undefined ? status !== 'canceled' : status === params.status);
    const wanted = asAsked(state.subscriptions.values(), params, ['customer']).filter(({ status }) => shown(status));
    return listPage(wanted, params, '/v1/subscriptions');
  }),
  route('POST', '/v1/subscriptions', create, createSubscription),
  route('GET', '/v1/subscriptions/{id}', noParams, (change, _, id) => find(change, id)),
  route('POST', '/v1/subscriptions/{id}', update, updateSubscription),
  route('DELETE', '/v1/subscriptions/{id}', cancel, (whole, params, id) => {
    const subscription = find(whole, id);
    // The vendor no longer finds an ended subscription when asked to end it again.
    if (hasEnded(subscription)) throw noSuch('subscription', id);
    Object.assign(subscription.cancellation_details, params.cancellation_details);
    endSubscription(timeOf(whole, subscription.customer), subscription, 'cancellation_requested');
    return subscription;
  }),
];
