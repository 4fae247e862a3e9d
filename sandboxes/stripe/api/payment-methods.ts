import { z } from 'zod';
import { invalid, noSuch } from '../api-error.ts';
import { readyMadeName } from '../cards.ts';
import { requireIn, timeOf, type Change } from '../desk.ts';
import { listPage } from '../lists.ts';
import { buildAddress } from '../objects/customer.ts';
import { buildPaymentMethod, type PaymentMethod } from '../objects/payment-method.ts';
import { address, expand, metadata, noParams, page, text } from '../params.ts';
import { attachMethod, methodOfCard } from '../payments/attach-method.ts';
import { ibanFails, isIban, plainIban } from '../payments/iban.ts';
import { route } from './route.ts';

const create = z.strictObject({
  type: z.enum(['card', 'sepa_debit']),
  // Raw card numbers go to the vendor's own form only.
  card: z.strictObject({ token: z.string() }).optional(),
  sepa_debit: z.strictObject({ iban: z.string() }).optional(),
  billing_details: z
    .strictObject({
      address: address.optional(),
      email: text.optional(),
      name: text.optional(),
      phone: text.optional(),
    })
    .optional(),
  metadata: metadata.default({}),
  expand,
});
const list = z.strictObject({
  ...page,
  customer: z.string(),
  type: z.enum(['card', 'sepa_debit', 'paypal']).optional(),
});

function bare(change: Change, params: z.output<typeof create>): PaymentMethod {
  if (params.type === 'card') {
    const name = readyMadeName(params.card?.token ?? '');
    if (name === null) throw invalid('No such token.', 'card[token]', 'resource_missing');
    return methodOfCard(change, name);
  }
  const iban = plainIban(params.sepa_debit?.iban ?? '');
  if (!isIban(iban))
    throw invalid('The IBAN you provided is invalid.', 'sepa_debit[iban]', 'invalid_bank_account_iban');
  const nobody = { customer: null, email: null, name: null, phone: null, address: null };
  const method = buildPaymentMethod({ type: 'sepa_debit', iban }, nobody, change.now);
  change.state.paymentMethods.set(method.id, method);
  if (ibanFails(iban)) change.state.cardNames.set(method.id, 'chargeCustomerFail');
  return method;
}

const find = ({ state }: Change, id: string) =>
  requireIn(state.paymentMethods, id, (missing) => noSuch('payment_method', missing));

export const paymentMethodRoutes = [
  route('POST', '/v1/payment_methods', create, (change, params) => {
    const method = bare(change, params);
    const { address: given, ...rest } = params.billing_details ?? {};
    Object.assign(method.billing_details, rest, given && { address: buildAddress(given) });
    method.metadata = params.metadata;
    return method;
  }),
  route('GET', '/v1/payment_methods', list, ({ state }, params) => {
    const wanted = [...state.paymentMethods.values()].filter(
      (each) => each.customer === params.customer && (params.type === undefined || params.type === each.type),
    );
    return listPage(wanted, params, '/v1/payment_methods');
  }),
  route('GET', '/v1/payment_methods/{id}', noParams, (change, _, id) => find(change, id)),
  route(
    'POST',
    '/v1/payment_methods/{id}/attach',
    z.strictObject({ customer: z.string(), expand }),
    (whole, params, id) => {
      const customer = requireIn(whole.state.customers, params.customer, (missing) =>
        noSuch('customer', missing, 'customer'),
      );
      return attachMethod(timeOf(whole, customer.id), id, customer);
    },
  ),
  route('POST', '/v1/payment_methods/{id}/detach', noParams, (change, _, id) => {
    const method = find(change, id);
    const { customer } = method;
    if (customer === null) throw invalid('The payment method is not attached to a customer.');
    method.customer = null;
    const owner = change.state.customers.get(customer);
    if (owner?.invoice_settings.default_payment_method === id) owner.invoice_settings.default_payment_method = null;
    for (const subscription of change.state.subscriptions.values()) {
      if (subscription.default_payment_method === id) subscription.default_payment_method = null;
    }
    change.emit('payment_method.detached', method, { customer });
    return method;
  }),
];
