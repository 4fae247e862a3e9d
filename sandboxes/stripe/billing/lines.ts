import type { Change } from '../desk.ts';
import type { Price } from '../objects/catalogue.ts';
import type { Customer } from '../objects/customer.ts';
import { subscriptionOf, type PendingItem } from '../objects/invoice.ts';
import { buildInvoiceLine, describeLine, type InvoiceLine } from '../objects/invoice-line.ts';
import type { Subscription, SubscriptionItem } from '../objects/subscription.ts';
import { includedVat, vatRate } from '../tax.ts';

/** What a line is about: whose subscription, and at whose rate of tax. */
export interface LineContext {
  change: Change;
  customer: Customer;
  subscription: Subscription;
}

export function vatIn({ automatic_tax: tax }: Subscription, customer: Customer, amount: number): number {
  return tax.enabled ? includedVat(amount, vatRate(customer.address?.country)) : 0;
}

function nameOf(change: Change, price: Price): string {
  return change.state.products.get(price.product)?.name ?? price.product;
}

/** One whole period of one item. */
export function periodLine(context: LineContext, item: SubscriptionItem): InvoiceLine {
  const { change, customer, subscription } = context;
  const amount = item.price.unit_amount * item.quantity;
  return buildInvoiceLine({
    description: describeLine(nameOf(change, item.price), item.price, item.quantity),
    amount,
    vat: vatIn(subscription, customer, amount),
    currency: item.price.currency,
    quantity: item.quantity,
    price: item.price,
    period: { start: item.current_period_start, end: item.current_period_end },
    subscription: { id: subscription.id, item, metadata: subscription.metadata },
  });
}

const day = (seconds: number) =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
    seconds * 1000,
  );

/** The invoice lines that paid for what is now given back. */
function credited({ change, subscription }: LineContext, item: SubscriptionItem) {
  const paid = [...change.state.invoices.values()].findLast(
    (invoice) =>
      subscriptionOf(invoice) === subscription.id &&
      invoice.lines.data.some((line) => line.parent.subscription_item_details?.subscription_item === item.id),
  );
  if (paid === undefined) return true;
  const lines = paid.lines.data.filter((line) => line.parent.subscription_item_details?.subscription_item === item.id);
  return { creditedInvoice: paid.id, creditedLines: lines.map((line) => line.id) };
}

/** The part of an item's period after `at`, to the second: charged (1) or given back (-1). */
export function proratedLine(context: LineContext, item: SubscriptionItem, at: number, sign: 1 | -1): InvoiceLine {
  const { change, customer, subscription } = context;
  const { current_period_start: start, current_period_end: end } = item;
  const whole = item.price.unit_amount * item.quantity;
  const amount = sign * Math.round((whole * (end - at)) / (end - start));
  const name = nameOf(change, item.price);
  const times = item.quantity > 1 ? `${item.quantity} × ` : '';
  return buildInvoiceLine({
    description: `${sign < 0 ? 'Unused' : 'Remaining'} time on ${times}${name} after ${day(at)}`,
    amount,
    vat: vatIn(subscription, customer, amount),
    currency: item.price.currency,
    quantity: item.quantity,
    price: item.price,
    period: { start: at, end },
    subscription: { id: subscription.id, item, metadata: subscription.metadata },
    proration: sign < 0 ? credited(context, item) : true,
  });
}

/** What waits for the next invoice of this subscription, or of its customer. */
export function waitingItems({ change, customer, subscription }: LineContext): PendingItem[] {
  return [...change.state.pendingItems.values()].filter(
    ({ shown, line }) =>
      shown.invoice === null &&
      shown.customer === customer.id &&
      (line.subscription === null || line.subscription === subscription.id),
  );
}

/** Hands the waiting items to the invoice that takes them. */
export function takeItems(items: PendingItem[], invoice: string): void {
  for (const { shown } of items) shown.invoice = invoice;
}
