import { z } from 'zod';
import { invalid, noSuch } from '../api-error.ts';
import { requireIn, timeOf, type Change } from '../desk.ts';
import { asAsked, listPage } from '../lists.ts';
import type { Charge } from '../objects/charge.ts';
import type { Refund } from '../objects/refund.ts';
import { created, expand, integer, metadata, noParams, page } from '../params.ts';
import { refundCharge, tellOfRefund } from '../payments/refunds.ts';
import { mergeMetadata } from './customers.ts';
import { route } from './route.ts';

const create = z.strictObject({
  amount: integer.pipe(z.number().min(1)).optional(),
  charge: z.string().optional(),
  payment_intent: z.string().optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  metadata: metadata.default({}),
  expand,
});
/** Nothing else of a refund can be changed. */
const update = z.strictObject({ metadata: z.union([metadata, z.literal('')]).optional(), expand });
const list = z.strictObject({
  ...page,
  created,
  charge: z.string().optional(),
  payment_intent: z.string().optional(),
});

function chargeToRefund({ state }: Change, params: z.output<typeof create>): Charge {
  if (params.charge !== undefined)
    return requireIn(state.charges, params.charge, (id) => noSuch('charge', id, 'charge'));
  if (params.payment_intent === undefined) {
    throw invalid('One of the following params should be provided: payment_intent or charge.');
  }
  const missing = (id: string) => noSuch('payment_intent', id, 'payment_intent');
  const intent = requireIn(state.paymentIntents, params.payment_intent, missing);
  const charge = state.charges.get(intent.latest_charge ?? '');
  if (charge === undefined || !charge.paid) {
    throw invalid(`This PaymentIntent (${intent.id}) does not have a successful charge to refund.`, 'payment_intent');
  }
  return charge;
}

function createRefund(whole: Change, params: z.output<typeof create>): Refund {
  const charge = chargeToRefund(whole, params);
  const { amount, reason = null, metadata: given } = params;
  return refundCharge(timeOf(whole, charge.customer), charge, { amount, reason, metadata: given });
}

const find = ({ state }: Change, id: string) => requireIn(state.refunds, id, (missing) => noSuch('refund', missing));

export const refundRoutes = [
  route('POST', '/v1/refunds', create, createRefund),
  route('GET', '/v1/refunds', list, ({ state }, params) => {
    const wanted = asAsked(state.refunds.values(), params, ['charge', 'payment_intent']);
    return listPage(wanted, params, '/v1/refunds');
  }),
  route('GET', '/v1/refunds/{id}', noParams, (change, _, id) => find(change, id)),
  route('POST', '/v1/refunds/{id}', update, (whole, params, id) => {
    const refund = find(whole, id);
    const { metadata: before } = refund;
    refund.metadata = mergeMetadata(before, params.metadata);
    tellOfRefund(timeOf(whole, refund.customer), refund, { metadata: before });
    return refund;
  }),
];
