import { z } from 'zod';
import { ApiError, invalid, noSuch } from '../api-error.ts';
import { collectInvoice } from '../billing/collect.ts';
import { finalizeInvoice, openDraft, voidInvoice } from '../billing/invoice-life.ts';
import { takeItems } from '../billing/lines.ts';
import { previewInvoice, previewParams } from '../billing/preview.ts';
import { requireIn, timeOf, type Change } from '../desk.ts';
import { listPage, within } from '../lists.ts';
import { buildInvoiceItem, subscriptionOf, type Invoice } from '../objects/invoice.ts';
import { buildInvoiceLine } from '../objects/invoice-line.ts';
import { created, expand, flag, integer, metadata, noParams, page, text } from '../params.ts';
import { declinedError, findMethod } from '../payments/attach-method.ts';
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
const itemCreate = z.strictObject({
  customer: z.string(),
  amount: integer,
  currency: z.string().length(3),
  description: text.optional(),
  subscription: z.string().optional(),
  metadata: metadata.default({}),
  expand,
});
const invoiceCreate = z.strictObject({
  customer: z.string(),
  description: text.optional(),
  auto_advance: flag.default(false),
  pending_invoice_items_behavior: z.enum(['include', 'exclude']).default('exclude'),
  metadata: metadata.default({}),
  expand,
});
const pay = z.strictObject({
  payment_method: z.string().optional(),
  off_session: flag.default(true),
  paid_out_of_band: flag.default(false),
  expand,
});

const find = ({ state }: Change, id: string) => requireIn(state.invoices, id, (missing) => noSuch('invoice', missing));

function refuseUnless(invoice: Invoice, allowed: Invoice['status'][], verb: string): void {
  if (allowed.includes(invoice.status)) return;
  throw invalid(`You can only ${verb} invoices with status ${allowed.join(' or ')}; this one is ${invoice.status}.`);
}

function createItem(whole: Change, params: z.output<typeof itemCreate>) {
  const customer = requireIn(whole.state.customers, params.customer, (id) => noSuch('customer', id, 'customer'));
  const change = timeOf(whole, customer.id);
  const owner = params.subscription;
  if (owner !== undefined)
    requireIn(change.state.subscriptions, owner, (id) => noSuch('subscription', id, 'subscription'));
  const line = buildInvoiceLine({
    description: params.description ?? 'Invoice item',
    amount: params.amount,
    vat: 0,
    currency: params.currency,
    quantity: 1,
    price: null,
    period: { start: change.now, end: change.now },
    subscription: owner === undefined ? null : { id: owner, item: null, metadata: {} },
  });
  const shown = { ...buildInvoiceItem(line, customer, change.now), metadata: params.metadata };
  change.state.pendingItems.set(shown.id, { shown, line });
  change.emit('invoiceitem.created', shown);
  return shown;
}

function createInvoice(whole: Change, params: z.output<typeof invoiceCreate>): Invoice {
  const customer = requireIn(whole.state.customers, params.customer, (id) => noSuch('customer', id, 'customer'));
  const change = timeOf(whole, customer.id);
  const waiting = [...change.state.pendingItems.values()].filter(
    ({ shown, line }) => shown.customer === customer.id && shown.invoice === null && line.subscription === null,
  );
  const taken = params.pending_invoice_items_behavior === 'include' ? waiting : [];
  const invoice = openDraft(change, customer, {
    subscription: null,
    lines: taken.map((each) => each.line),
    reason: 'manual',
    description: params.description ?? null,
    currency: taken[0]?.line.currency ?? customer.currency ?? 'eur',
    period: { start: change.now, end: change.now },
    autoAdvance: params.auto_advance,
  });
  invoice.metadata = params.metadata;
  takeItems(taken, invoice.id);
  return invoice;
}

/** Throws ApiError 402 when the card is declined or its holder must confirm; the attempt itself stands. */
function payInvoice(whole: Change, params: z.output<typeof pay>, id: string): Invoice {
  const invoice = find(whole, id);
  if (invoice.status === 'paid') throw invalid('Invoice is already paid', undefined, 'invoice_already_paid');
  refuseUnless(invoice, ['draft', 'open', 'uncollectible'], 'pay');
  const change = timeOf(whole, invoice.customer);
  const method =
    params.payment_method === undefined ? undefined : findMethod(change, params.payment_method, 'payment_method');
  if (invoice.status === 'draft') finalizeInvoice(change, invoice);
  const paid = collectInvoice(change, invoice, {
    method,
    outOfBand: params.paid_out_of_band,
    offSession: params.off_session,
    authentication: null,
  });
  if (paid.status === 'declined') throw declinedError(paid.code, paid.declineCode);
  if (paid.status === 'requires_action') {
    throw new ApiError(402, {
      type: 'card_error',
      code: 'invoice_payment_intent_requires_action',
      message: 'Payment for this invoice requires additional user action before it can be completed successfully.',
    });
  }
  return invoice;
}

export const invoiceRoutes = [
  route('GET', '/v1/invoices', list, ({ state }, params) => {
    const wanted = [...state.invoices.values()].filter(
      (invoice) =>
        within(invoice.created, params.created) &&
        (params.customer === undefined || params.customer === invoice.customer) &&
        (params.status === undefined || params.status === invoice.status) &&
        (params.subscription === undefined || params.subscription === subscriptionOf(invoice)),
    );
    return listPage(wanted, params, '/v1/invoices');
  }),
  route('POST', '/v1/invoices', invoiceCreate, createInvoice),
  route('POST', '/v1/invoices/create_preview', previewParams, previewInvoice),
  route('GET', '/v1/invoices/{id}', noParams, (change, _, id) => find(change, id)),
  route('POST', '/v1/invoices/{id}/pay', pay, payInvoice),
  route('POST', '/v1/invoices/{id}/finalize', noParams, (change, _, id) => {
    const invoice = find(change, id);
    refuseUnless(invoice, ['draft'], 'finalize');
    finalizeInvoice(timeOf(change, invoice.customer), invoice);
    return invoice;
  }),
  route('POST', '/v1/invoices/{id}/void', noParams, (change, _, id) => {
    const invoice = find(change, id);
    refuseUnless(invoice, ['open', 'uncollectible'], 'void');
    voidInvoice(timeOf(change, invoice.customer), invoice);
    return invoice;
  }),
  route('POST', '/v1/invoiceitems', itemCreate, createItem),
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
