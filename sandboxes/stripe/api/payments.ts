import { z } from 'zod';
import { ApiError, invalid, noSuch } from '../api-error.ts';
import { requireIn, type Change } from '../desk.ts';
import { listPage, within } from '../lists.ts';
import type { Charge } from '../objects/payment.ts';
import { buildRefund } from '../objects/refund.ts';
import { created, expand, integer, metadata, noParams, page } from '../params.ts';
import { route } from './route.ts';

const refundCreate = z.strictObject({
  amount: integer.pipe(z.number().min(1)).optional(),
  charge: z.string().optional(),
  payment_intent: z.string().optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  metadata: metadata.default({}),
  expand,
});
const refundList = z.strictObject({
  ...page,
  created,
  charge: z.string().optional(),
  payment_intent: z.string().optional(),
});

function chargeToRefund({ state }: Change, params: z.output<typeof refundCreate>): Charge {
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

function refund(change: Change, params: z.output<typeof refundCreate>) {
  const charge = chargeToRefund(change, params);
  const left = charge.amount - charge.amount_refunded;
  if (left === 0) {
    throw invalid(`Charge ${charge.id} has already been refunded.`, undefined, 'charge_already_refunded');
  }
  const amount = params.amount ?? left;
  if (amount > left) {
    throw new ApiError(400, {
      type: 'invalid_request_error',
      message: `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`,
      param: 'amount',
    });
  }
  const made = buildRefund({
    charge,
    amount,
    reason: params.reason ?? null,
    metadata: params.metadata,
    created: change.now,
  });
  change.state.refunds.set(made.id, made);
  const before = { amount_refunded: charge.amount_refunded, refunded: charge.refunded };
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount;
  change.emit('refund.created', made);
  change.emit('charge.refunded', charge, before);
  change.emit('refund.updated', made);
  return made;
}

export const paymentRoutes = [
  route('GET', '/v1/payment_intents/{id}', noParams, ({ state }, _, id) =>
    requireIn(state.paymentIntents, id, (missing) => noSuch('payment_intent', missing)),
  ),
  route('GET', '/v1/payment_methods/{id}', noParams, ({ state }, _, id) =>
    requireIn(state.paymentMethods, id, (missing) => noSuch('payment_method', missing)),
  ),
  route('GET', '/v1/charges/{id}', noParams, ({ state }, _, id) =>
    requireIn(state.charges, id, (missing) => noSuch('charge', missing)),
  ),
  route('POST', '/v1/refunds', refundCreate, refund),
  route('GET', '/v1/refunds', refundList, ({ state }, params) => {
    const wanted = [...state.refunds.values()].filter(
      (each) =>
        within(each.created, params.created) &&
        (params.charge === undefined || params.charge === each.charge) &&
        (params.payment_intent === undefined || params.payment_intent === each.payment_intent),
    );
    return listPage(wanted, params, '/v1/refunds');
  }),
  route('GET', '/v1/refunds/{id}', noParams, ({ state }, _, id) =>
    requireIn(state.refunds, id, (missing) => noSuch('refund', missing)),
  ),
];
