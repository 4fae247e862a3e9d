import { z } from 'zod';
import { ApiError, invalid, noSuch } from '../api-error.ts';
import { collectInvoice } from '../billing/collect.ts';
import { finalizeInvoice, giveInvoiceUp, openDraft, voidInvoice } from '../billing/invoice-life.ts';
import { takeItems } from '../billing/lines.ts';
import { previewInvoice, previewParams } from '../billing/preview.ts';
import { changedFields } from '../changed-fields.ts';
import { requireIn, timeOf, type Change } from '../desk.ts';
import { asAsked, listPage } from '../lists.ts';
import { orNull, type Customer } from '../objects/customer.ts';
import { subscriptionOf, type Invoice } from '../objects/invoice.ts';
import { created, expand, flag, integer, metadata, noParams, page, text } from '../params.ts';
import { declinedError, findMethod } from '../payments/attach-method.ts';
import { mergeMetadata } from './customers.ts';
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
const invoiceCreate = z.strictObject({
  customer: z.string(),
  description: text.optional(),
  auto_advance: flag.default(false),
  collection_method: z.enum(['charge_automatically', 'send_invoice']).default('charge_automatically'),
  days_until_due: integer.pipe(z.number().min(0)).optional(),
  due_date: integer.optional(),
  pending_invoice_items_behavior: z.enum(['include', 'exclude']).default('exclude'),
  metadata: metadata.default({}),
  expand,
});
const update = z.strictObject({
  description: text.optional(),
  metadata: z.union([metadata, z.literal('')]).optional(),
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

/** An invoice that is sent has a day on which it is due and an address to which it goes; one that is charged has neither. */
function dueDate(params: z.output<typeof invoiceCreate>, customer: Customer, now: number): number | null {
  const { days_until_due: days, due_date: given } = params;
  if (params.collection_method === 'charge_automatically') {
    if (days === undefined && given === undefined) return null;
    throw invalid(
      'days_until_due and due_date are for invoices with collection_method=send_invoice.',
      'days_until_due',
    );
  }
  if (customer.email === null) {
    throw invalid(
      'Missing email. In order to create invoices that are sent to the customer, the customer must have a valid email.',
    );
  }
  if ((days === undefined) === (given === undefined))
    throw invalid('You must specify exactly one of: days_until_due, due_date.', 'days_until_due', 'parameter_missing');
  return given ?? now + (days ?? 0) * 86_400;
}

function createInvoice(whole: Change, params: z.output<typeof invoiceCreate>): Invoice {
  const customer = requireIn(whole.state.customers, params.customer, (id) => noSuch('customer', id, 'customer'));
  const change = timeOf(whole, customer.id);
  const due = dueDate(params, customer, change.now);
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
  invoice.collection_method = params.collection_method;
  invoice.due_date = due;
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

/** Metadata at any time; the text while it is a draft. */
function updateInvoice(whole: Change, params: z.output<typeof update>, id: string): Invoice {
  const invoice = find(whole, id);
  const before = structuredClone(invoice);
  if (params.description !== undefined) {
    refuseUnless(invoice, ['draft'], 'describe');
    invoice.description = orNull(params.description);
  }
  invoice.metadata = mergeMetadata(invoice.metadata, params.metadata);
  timeOf(whole, invoice.customer).emit('invoice.updated', invoice, changedFields(before, invoice));
  return invoice;
}

function sendInvoice(whole: Change, _: unknown, id: string): Invoice {
  const invoice = find(whole, id);
  refuseUnless(invoice, ['draft', 'open'], 'send');
  if (invoice.collection_method !== 'send_invoice')
    throw invalid('You can only manually send an invoice if its collection_method is send_invoice.');
  const change = timeOf(whole, invoice.customer);
  if (invoice.status === 'draft') finalizeInvoice(change, invoice);
  change.emit('invoice.sent', invoice);
  return invoice;
}

export const invoiceRoutes = [
  route('GET', '/v1/invoices', list, ({ state }, params) => {
    const wanted = asAsked(state.invoices.values(), params, ['customer', 'status']).filter(
      (invoice) => params.subscription === undefined || params.subscription === subscriptionOf(invoice),
    );
    return listPage(wanted, params, '/v1/invoices');
  }),
  route('POST', '/v1/invoices', invoiceCreate, createInvoice),
  route('POST', '/v1/invoices/create_preview', previewParams, previewInvoice),
  route('GET', '/v1/invoices/{id}', noParams, (change, _, id) => find(change, id)),
  route('POST', '/v1/invoices/{id}', update, updateInvoice),
  route('POST', '/v1/invoices/{id}/pay', pay, payInvoice),
  route('POST', '/v1/invoices/{id}/send', noParams, sendInvoice),
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
  route('POST', '/v1/invoices/{id}/mark_uncollectible', noParams, (whole, _, id) => {
    const invoice = find(whole, id);
    refuseUnless(invoice, ['open'], 'mark as uncollectible');
    giveInvoiceUp(timeOf(whole, invoice.customer), invoice);
    return invoice;
  }),
  route('GET', '/v1/invoice_payments', paymentList, ({ state }, params) => {
    const wanted = asAsked(state.invoicePayments.values(), params, ['invoice', 'status']).filter(
      (payment) => params.payment === undefined || params.payment.payment_intent === payment.payment.payment_intent,
    );
    return listPage(wanted, params, '/v1/invoice_payments');
  }),
];
