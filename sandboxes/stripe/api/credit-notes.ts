import { z } from 'zod';
import { invalid, noSuch } from '../api-error.ts';
import { creditOpenInvoice, creditPaidInvoice, voidCreditNote } from '../billing/credit-invoice.ts';
import { changedFields } from '../changed-fields.ts';
import { requireIn, timeOf, type Change } from '../desk.ts';
import { asAsked, listPage } from '../lists.ts';
import { buildCreditNote, type CreditLine, type CreditNote } from '../objects/credit-note.ts';
import { orNull } from '../objects/customer.ts';
import type { Invoice } from '../objects/invoice.ts';
import { created, expand, integer, metadata, noParams, page, text } from '../params.ts';
import { mergeMetadata } from './customers.ts';
import { route } from './route.ts';

const lineParams = z.strictObject({
  type: z.enum(['custom_line_item', 'invoice_line_item']),
  amount: integer.pipe(z.number().min(1)).optional(),
  description: text.optional(),
  invoice_line_item: z.string().optional(),
  quantity: integer.pipe(z.number().min(1)).optional(),
  unit_amount: integer.pipe(z.number().min(1)).optional(),
  metadata: metadata.default({}),
});
const create = z.strictObject({
  invoice: z.string(),
  amount: integer.pipe(z.number().min(1)).optional(),
  lines: z.array(lineParams).max(250).default([]),
  refund_amount: integer.pipe(z.number().min(0)).default(0),
  credit_amount: integer.pipe(z.number().min(0)).default(0),
  memo: text.optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'order_change', 'product_unsatisfactory']).optional(),
  metadata: metadata.default({}),
  expand,
});
const update = z.strictObject({
  memo: text.optional(),
  metadata: z.union([metadata, z.literal('')]).optional(),
  expand,
});
const list = z.strictObject({
  ...page,
  created,
  customer: z.string().optional(),
  invoice: z.string().optional(),
});

/** A line of its own names what one costs and how many; a line of the invoice is credited by an amount or by a number. */
function readLine(invoice: Invoice, params: z.output<typeof lineParams>, at: number): CreditLine {
  const { type, quantity = null, metadata: given } = params;
  const missing = (field: string) =>
    invalid(`Missing required param: lines[${at}][${field}].`, `lines[${at}][${field}]`, 'parameter_missing');
  const credited = invoice.lines.data.find((each) => each.id === params.invoice_line_item);
  if (type === 'invoice_line_item' && credited === undefined)
    throw noSuch('line_item', params.invoice_line_item ?? '', `lines[${at}][invoice_line_item]`);
  if (type === 'custom_line_item' && params.description === undefined) throw missing('description');
  const unitAmount =
    params.unit_amount ?? (credited === undefined ? null : Math.round(credited.amount / credited.quantity));
  const amount = params.amount ?? (unitAmount === null ? undefined : unitAmount * (quantity ?? 1));
  if (amount === undefined) throw missing('unit_amount');
  const description = params.description ?? credited?.description ?? null;
  return { type, invoiceLine: credited?.id ?? null, description, quantity, unitAmount, amount, metadata: given };
}

function amountOf(params: z.output<typeof create>, lines: CreditLine[]): number {
  const ofLines = lines.reduce((sum, line) => sum + line.amount, 0);
  const amount = params.amount ?? ofLines;
  if (amount === 0) throw invalid('One of amount or lines must be provided.', 'amount', 'parameter_missing');
  if (lines.length > 0 && amount !== ofLines)
    throw invalid(`The lines add up to ${ofLines}, not to the amount (${amount}).`, 'amount');
  return amount;
}

function createNote(whole: Change, params: z.output<typeof create>): CreditNote {
  const { state } = whole;
  const invoice = requireIn(state.invoices, params.invoice, (id) => noSuch('invoice', id, 'invoice'));
  const change = timeOf(whole, invoice.customer);
  const { refund_amount: refunded, credit_amount: credited, metadata: given } = params;
  if (invoice.status !== 'open' && invoice.status !== 'paid')
    throw invalid(`You can only credit open and paid invoices; this one is ${invoice.status}.`, 'invoice');
  const lines = params.lines.map((line, at) => readLine(invoice, line, at));
  const amount = amountOf(params, lines);
  const prePayment = invoice.status === 'open';
  if (prePayment && refunded + credited > 0)
    throw invalid('refund_amount and credit_amount are for paid invoices only.', 'refund_amount');
  const refund = prePayment
    ? null
    : creditPaidInvoice(change, invoice, { amount, refund: refunded, credit: credited, metadata: given });
  const earlier = [...state.creditNotes.values()].filter((each) => each.invoice === invoice.id).length;
  const { memo = null, reason = null } = params;
  const note = buildCreditNote({
    invoice,
    earlier,
    amount,
    lines,
    refund,
    prePayment,
    memo,
    reason,
    metadata: given,
    created: change.now,
  });
  if (prePayment) creditOpenInvoice(change, invoice, amount);
  state.creditNotes.set(note.id, note);
  change.emit('credit_note.created', note);
  return note;
}

const find = ({ state }: Change, id: string) =>
  requireIn(state.creditNotes, id, (missing) => noSuch('credit_note', missing));

export const creditNoteRoutes = [
  route('POST', '/v1/credit_notes', create, createNote),
  route('GET', '/v1/credit_notes', list, ({ state }, params) => {
    const wanted = asAsked(state.creditNotes.values(), params, ['customer', 'invoice']);
    return listPage(wanted, params, '/v1/credit_notes');
  }),
  route('GET', '/v1/credit_notes/{id}', noParams, (change, _, id) => find(change, id)),
  route('POST', '/v1/credit_notes/{id}', update, (whole, params, id) => {
    const note = find(whole, id);
    const before = structuredClone(note);
    if (params.memo !== undefined) note.memo = orNull(params.memo);
    note.metadata = mergeMetadata(note.metadata, params.metadata);
    timeOf(whole, note.customer).emit('credit_note.updated', note, changedFields(before, note));
    return note;
  }),
  route('POST', '/v1/credit_notes/{id}/void', noParams, (whole, _, id) => {
    const note = find(whole, id);
    const invoice = requireIn(whole.state.invoices, note.invoice, (missing) => noSuch('invoice', missing));
    voidCreditNote(timeOf(whole, note.customer), note, invoice);
    return note;
  }),
];
