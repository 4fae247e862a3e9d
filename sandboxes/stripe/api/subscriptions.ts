import { z } from 'zod';
import { noSuch } from '../api-error.ts';
import { requireIn } from '../desk.ts';
import { listPage, within } from '../lists.ts';
import { created, expand, flag, metadata, noParams, page, text } from '../params.ts';
import { changedFields, mergeMetadata } from './customers.ts';
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
  status: z.enum(['active', 'canceled', 'all']).optional(),
});
const update = z.strictObject({
  metadata: z.union([metadata, z.literal('')]).optional(),
  description: z.string().max(500).optional(),
  cancel_at_period_end: flag.optional(),
  cancellation_details: reasons.optional(),
  expand,
});
const cancel = z.strictObject({
  cancellation_details: reasons.optional(),
  invoice_now: flag.optional(),
  prorate: flag.optional(),
  expand,
});

export const subscriptionRoutes = [
  route('GET', '/v1/subscriptions', list, ({ state }, params) => {
    // Without a status the vendor leaves the ended ones out.
    const shown = (status: string) =>
      params.status === 'all' || (params.status === undefined ? status !== 'canceled' : status === params.status);
    const wanted = [...state.subscriptions.values()].filter(
      (subscription) =>
        shown(subscription.status) &&
        within(subscription.created, params.created) &&
        (params.customer === undefined || params.customer === subscription.customer),
    );
    return listPage(wanted, params, '/v1/subscriptions');
  }),
  route('GET', '/v1/subscriptions/{id}', noParams, ({ state }, _, id) =>
    requireIn(state.subscriptions, id, (missing) => noSuch('subscription', missing)),
  ),
  route('POST', '/v1/subscriptions/{id}', update, ({ state, emit, now }, params, id) => {
    const subscription = requireIn(state.subscriptions, id, (missing) => noSuch('subscription', missing));
    if (subscription.status === 'canceled') throw noSuch('subscription', id);
    const before = structuredClone(subscription);
    subscription.metadata = mergeMetadata(subscription.metadata, params.metadata);
    if (params.description !== undefined) subscription.description = params.description || null;
    if (params.cancel_at_period_end !== undefined) {
      const end = subscription.items.data[0]?.current_period_end ?? null;
      subscription.cancel_at_period_end = params.cancel_at_period_end;
      subscription.cancel_at = params.cancel_at_period_end ? end : null;
      subscription.canceled_at = params.cancel_at_period_end ? now : null;
      subscription.cancellation_details.reason = params.cancel_at_period_end ? 'cancellation_requested' : null;
    }
    Object.assign(subscription.cancellation_details, params.cancellation_details);
    emit('customer.subscription.updated', subscription, changedFields(before, subscription));
    return subscription;
  }),
  route('DELETE', '/v1/subscriptions/{id}', cancel, ({ state, emit, now }, params, id) => {
    const subscription = requireIn(state.subscriptions, id, (missing) => noSuch('subscription', missing));
    // The vendor no longer finds an ended subscription when asked to end it again.
    if (subscription.status === 'canceled') throw noSuch('subscription', id);
    subscription.status = 'canceled';
    subscription.canceled_at = now;
    subscription.ended_at = now;
    Object.assign(subscription.cancellation_details, { reason: 'cancellation_requested' }, params.cancellation_details);
    emit('customer.subscription.deleted', subscription);
    return subscription;
  }),
];
