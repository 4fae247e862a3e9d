import { z } from 'zod';
import { noSuch } from '../api-error.ts';
import { requireIn } from '../desk.ts';
import { listPage, within } from '../lists.ts';
import { created, noParams, page } from '../params.ts';
import { route } from './route.ts';

const list = z.strictObject({
  ...page,
  created,
  customer: z.string().optional(),
  status: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void']).optional(),
  subscription: z.string().optional(),
});
const paymentList = z.strictObject({
  ...page,
  created,
  invoice: z.string().optional(),
  payment: z.strictObject({ type: z.enum(['payment_intent']), payment_intent: z.string() }).optional(),
  status: z.enum(['canceled', 'open', 'paid']).optional(),
});

export const invoiceRoutes = [
  route('GET', '/v1/invoices', list, ({ state }, params) => {
    const wanted = [...state.invoices.values()].filter(
      (invoice) =>
        within(invoice.created, params.created) &&
        (params.customer === undefined || params.customer === invoice.customer) &&
        (params.status === undefined || params.status === invoice.status) &&
        (params.subscription === undefined || params.subscription === invoice.parent.subscription_details.subscription),
    );
    return listPage(wanted, params, '/v1/invoices');
  }),
  route('GET', '/v1/invoices/{id}', noParams, ({ state }, _, id) =>
    requireIn(state.invoices, id, (missing) => noSuch('invoice', missing)),
  ),
  route('GET', '/v1/invoice_payments', paymentList, ({ state }, params) => {
    const wanted = [...state.invoicePayments.values()].filter(
      (payment) =>
        within(payment.created, params.created) &&
        (params.invoice === undefined || params.invoice === payment.invoice) &&
        (params.status === undefined || params.status === payment.status) &&
        (params.payment === undefined || params.payment.payment_intent === payment.payment.payment_intent),
    );
    return listPage(wanted, params, '/v1/invoice_payments');
  }),
];
