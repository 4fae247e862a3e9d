import { z } from 'zod';
import { invalid, noSuch } from '../api-error.ts';
import { requireIn, timeOf, type Change } from '../desk.ts';
import { asAsked, listPage } from '../lists.ts';
import { buildAddress } from '../objects/customer.ts';
import { buildPaymentIntent } from '../objects/payment-intent.ts';
import { address, created, expand, flag, integer, metadata, noParams, page, text } from '../params.ts';
import { declinedError, findMethod } from '../payments/attach-method.ts';
import { cancelIntent, requireCancellable } from '../payments/cancel-intent.ts';
import { confirmIntent } from '../payments/confirm-intent.ts';
import { closeDispute, isOpen, submitEvidence } from '../payments/disputes.ts';
import { mergeMetadata } from './customers.ts';
import { route } from './route.ts';

const intentCreate = z.strictObject({
  amount: integer.pipe(z.number().min(50)),
  currency: z.string().length(3),
  customer: z.string().optional(),
  description: text.optional(),
  payment_method: z.string().optional(),
  payment_method_types: z.array(z.string()).optional(),
  confirm: flag.default(false),
  off_session: flag.default(false),
  shipping: z.strictObject({ name: text, phone: text.optional(), address }).optional(),
  // A debit's payer agreed to it somewhere; this vendor believes the merchant.
  mandate_data: z
    .strictObject({
      customer_acceptance: z.strictObject({ type: z.literal('offline'), accepted_at: integer.optional() }),
    })
    .optional(),
  metadata: metadata.default({}),
  expand,
});
const intentCancel = z.strictObject({
  cancellation_reason: z.enum(['abandoned', 'duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  expand,
});
const chargeList = z.strictObject({
  ...page,
  created,
  customer: z.string().optional(),
  payment_intent: z.string().optional(),
  transfer_group: z.string().optional(),
});
const disputeList = z.strictObject({
  ...page,
  created,
  charge: z.string().optional(),
  payment_intent: z.string().optional(),
});
const evidence = z.record(z.string(), z.string());
const disputeUpdate = z.strictObject({
  evidence: evidence.optional(),
  submit: flag.default(true),
  metadata: z.union([metadata, z.literal('')]).optional(),
  expand,
});

/** Throws ApiError 402 when the card is declined; the intent stays and can be tried with another. */
function createIntent(whole: Change, params: z.output<typeof intentCreate>) {
  const customer = params.customer ?? null;
  if (customer !== null) requireIn(whole.state.customers, customer, (id) => noSuch('customer', id, 'customer'));
  const change = timeOf(whole, customer);
  const intent = buildPaymentIntent({
    amount: params.amount,
    currency: params.currency,
    customer,
    metadata: params.metadata,
    description: params.description ?? null,
    saved: false,
    ...(params.payment_method_types && { methodTypes: params.payment_method_types }),
    created: change.now,
  });
  const { shipping } = params;
  if (shipping)
    intent.shipping = { name: shipping.name, phone: shipping.phone ?? null, address: buildAddress(shipping.address) };
  change.state.paymentIntents.set(intent.id, intent);
  change.emit('payment_intent.created', intent);
  if (params.payment_method === undefined) return intent;
  const method = findMethod(change, params.payment_method, 'payment_method');
  Object.assign(intent, { payment_method: method.id, status: 'requires_confirmation' });
  if (!params.confirm) return intent;
  const done = confirmIntent(change, intent, method, { offSession: params.off_session, authentication: null });
  if (done.status === 'declined') throw declinedError(done.code, done.declineCode);
  return intent;
}

function updateDispute(whole: Change, params: z.output<typeof disputeUpdate>, id: string) {
  const dispute = requireIn(whole.state.disputes, id, (missing) => noSuch('dispute', missing));
  const unknown = Object.keys(params.evidence ?? {}).find((field) => !(field in dispute.evidence));
  if (unknown !== undefined) {
    throw invalid(`Received unknown parameter: evidence[${unknown}]`, `evidence[${unknown}]`, 'parameter_unknown');
  }
  const { metadata: before } = dispute;
  dispute.metadata = mergeMetadata(before, params.metadata);
  const change = timeOf(whole, whole.state.charges.get(dispute.charge)?.customer ?? null);
  if (params.metadata !== undefined) change.emit('charge.dispute.updated', dispute, { metadata: before });
  if (params.evidence === undefined) return dispute;
  if (!isOpen(dispute)) throw invalid('This dispute is already closed.', undefined, 'dispute_closed');
  Object.assign(dispute.evidence, params.evidence);
  if (params.submit) submitEvidence(change, dispute);
  return dispute;
}

export const paymentRoutes = [
  route('POST', '/v1/payment_intents', intentCreate, createIntent),
  route('GET', '/v1/payment_intents/{id}', noParams, ({ state }, _, id) =>
    requireIn(state.paymentIntents, id, (missing) => noSuch('payment_intent', missing)),
  ),
  route('POST', '/v1/payment_intents/{id}/cancel', intentCancel, (whole, params, id) => {
    const intent = requireIn(whole.state.paymentIntents, id, (missing) => noSuch('payment_intent', missing));
    requireCancellable(whole, intent);
    cancelIntent(timeOf(whole, intent.customer), intent, params.cancellation_reason ?? null);
    return intent;
  }),
  route('GET', '/v1/charges', chargeList, ({ state }, params) => {
    const wanted = asAsked(state.charges.values(), params, ['customer', 'payment_intent', 'transfer_group']);
    return listPage(wanted, params, '/v1/charges');
  }),
  route('GET', '/v1/charges/{id}', noParams, ({ state }, _, id) =>
    requireIn(state.charges, id, (missing) => noSuch('charge', missing)),
  ),
  route('GET', '/v1/disputes', disputeList, ({ state }, params) => {
    const wanted = asAsked(state.disputes.values(), params, ['charge', 'payment_intent']);
    return listPage(wanted, params, '/v1/disputes');
  }),
  route('GET', '/v1/disputes/{id}', noParams, ({ state }, _, id) =>
    requireIn(state.disputes, id, (missing) => noSuch('dispute', missing)),
  ),
  route('POST', '/v1/disputes/{id}', disputeUpdate, updateDispute),
  route('POST', '/v1/disputes/{id}/close', noParams, (whole, _, id) => {
    const dispute = requireIn(whole.state.disputes, id, (missing) => noSuch('dispute', missing));
    if (!isOpen(dispute)) throw invalid('This dispute is already closed.', undefined, 'dispute_closed');
    closeDispute(timeOf(whole, whole.state.charges.get(dispute.charge)?.customer ?? null), dispute, 'lost');
    return dispute;
  }),
];
