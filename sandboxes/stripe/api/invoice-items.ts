import { z } from 'zod';
import { invalid, noSuch } from '../api-error.ts';
import { requireIn, timeOf, type Change } from '../desk.ts';
import { buildInvoiceItem } from '../objects/invoice.ts';
import { buildInvoiceLine } from '../objects/invoice-line.ts';
import { expand, integer, metadata, noParams, text } from '../params.ts';
import { route } from './route.ts';

const create = z.strictObject({
  customer: z.string(),
  amount: integer,
  currency: z.string().length(3),
  description: text.optional(),
  subscription: z.string().optional(),
  metadata: metadata.default({}),
  expand,
});

function createItem(whole: Change, params: z.output<typeof create>) {
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

function deleteItem(whole: Change, _: unknown, id: string) {
  const { shown } = requireIn(whole.state.pendingItems, id, (missing) => noSuch('invoiceitem', missing));
  if (shown.invoice !== null) throw invalid('This sandbox deletes only invoice items that wait for their invoice.');
  whole.state.pendingItems.delete(id);
  timeOf(whole, shown.customer).emit('invoiceitem.deleted', shown);
  return { id, object: 'invoiceitem' as const, deleted: true as const };
}

export const invoiceItemRoutes = [
  route('POST', '/v1/invoiceitems', create, createItem),
  route('DELETE', '/v1/invoiceitems/{id}', noParams, deleteItem),
];
