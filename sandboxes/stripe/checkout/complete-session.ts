import { beginSubscription } from '../billing/create-subscription.ts';
import { paymentSucceeded } from '../billing/consequences.ts';
import { finalizeInvoice } from '../billing/invoice-life.ts';
import type { Change } from '../desk.ts';
import type { Customer } from '../objects/customer.ts';
import { buildInvoicePayment } from '../objects/invoice.ts';
import { buildInvoiceLine, describeLine } from '../objects/invoice-line.ts';
import type { PaymentIntent } from '../objects/payment-intent.ts';
import type { PaymentMethod } from '../objects/payment-method.ts';
import type { LineItem, Session } from '../objects/session.ts';
import type { Subscription } from '../objects/subscription.ts';
import type { SessionSecrets } from '../store.ts';

interface Paid {
  customer: Customer | null;
  intent: PaymentIntent;
  method: PaymentMethod;
}

/** The page's own address for the buyer's return, with the session's id filled in. */
export function returnUrl(session: Session): string | null {
  if (session.ui_mode === 'hosted_page') {
    return session.success_url?.replaceAll('{CHECKOUT_SESSION_ID}', session.id) ?? null;
  }
  if (session.redirect_on_completion !== 'always' || session.return_url === undefined) return null;
  return session.return_url.replaceAll('{CHECKOUT_SESSION_ID}', session.id);
}

function oneTimeLine(line: LineItem, subscription: Subscription, now: number) {
  return buildInvoiceLine({
    description: describeLine(line.description, line.price, line.quantity),
    amount: line.amount_total,
    vat: line.amount_tax,
    currency: line.currency,
    quantity: line.quantity,
    price: line.price,
    period: { start: now, end: now },
    subscription: { id: subscription.id, item: null, metadata: subscription.metadata },
  });
}

function subscribe(change: Change, session: Session, secrets: SessionSecrets, paid: Paid & { customer: Customer }) {
  const { state, now, emit } = change;
  const { customer, intent, method } = paid;
  method.customer = customer.id;
  emit('payment_method.attached', method);
  if (secrets.customerUpdate.name) customer.name = method.billing_details.name;
  customer.currency = session.currency;
  emit('customer.updated', customer);
  const { subscription, invoice } = beginSubscription(change, customer, {
    items: secrets.lines.filter((line) => line.price.recurring !== null),
    paymentMethod: method.id,
    automaticTax: session.automatic_tax.enabled,
    ...secrets.subscription,
    oneTime: (made) =>
      secrets.lines.filter((line) => line.price.recurring === null).map((line) => oneTimeLine(line, made, now)),
  });
  finalizeInvoice(change, invoice);
  const link = buildInvoicePayment(invoice, intent.id, now);
  state.invoicePayments.set(link.id, link);
  Object.assign(invoice, { attempted: true, attempt_count: 1 });
  if (intent.status === 'succeeded') paymentSucceeded(change, invoice);
  emit('customer.subscription.created', subscription);
  Object.assign(session, { subscription: subscription.id, invoice: invoice.id });
}

/** What was bought comes into being: the money is there, or on its way from a bank that takes days. */
export function completeSession(change: Change, session: Session, secrets: SessionSecrets, paid: Paid): void {
  const { customer, intent, method } = paid;
  if (customer !== null && session.mode === 'subscription') subscribe(change, session, secrets, { ...paid, customer });
  else session.payment_intent = intent.id;
  Object.assign(session, { status: 'complete', client_secret: null, url: null, customer: customer?.id ?? null });
  session.payment_status = intent.status === 'succeeded' ? 'paid' : 'unpaid';
  const { address, email, name, phone } = method.billing_details;
  session.customer_details = {
    address: customer?.address ?? address,
    business_name: null,
    email: customer?.email ?? email,
    individual_name: null,
    name,
    phone: customer?.phone ?? phone,
    tax_exempt: 'none',
    tax_ids: [],
  };
  change.emit('checkout.session.completed', session);
}
