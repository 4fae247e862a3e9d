import { cardOutcome } from '../cards.ts';
import { change, expireSessions, type Change, type Desk } from '../desk.ts';
import { buildInvoice, buildInvoicePayment } from '../objects/invoice.ts';
import { buildCharge, buildPaymentIntent, buildPaymentMethod, type CardInput } from '../objects/payment.ts';
import type { Customer } from '../objects/customer.ts';
import { buildCustomer } from '../objects/customer.ts';
import type { Session } from '../objects/session.ts';
import { buildSubscription } from '../objects/subscription.ts';
import type { SessionSecrets } from '../store.ts';
import { declineMessage } from './decline-message.ts';

export interface Attempt {
  card: CardInput;
  /** What the buyer did at their bank's own page, when the card asks for it. */
  authentication: 'complete' | 'fail' | null;
}
export type AttemptResult =
  | { status: 'complete'; return_url: string | null }
  | { status: 'requires_action' }
  | { status: 'declined'; code: string; decline_code: string | null; message: string }
  | { status: 'expired' };

/** The page's own address for the buyer's return, with the session's id filled in. */
export function returnUrl(session: Session): string | null {
  if (session.redirect_on_completion !== 'always' || session.return_url === undefined) return null;
  return session.return_url.replaceAll('{CHECKOUT_SESSION_ID}', session.id);
}

function customerOf({ state, now, emit }: Change, session: Session): Customer {
  const known = state.customers.get(session.customer ?? '');
  if (known !== undefined) return known;
  const customer = { ...buildCustomer(now), email: session.customer_email };
  state.customers.set(customer.id, customer);
  emit('customer.created', customer);
  return customer;
}

function payerOf(customer: Customer, card: CardInput) {
  const { id, email, phone, address } = customer;
  return { customer: id, email, phone, address, name: card.name };
}

function intentOf({ state, now, emit }: Change, session: Session, secrets: SessionSecrets) {
  const open = state.paymentIntents.get(secrets.paymentIntent ?? '');
  if (open !== undefined) return open;
  const intent = buildPaymentIntent({
    amount: session.amount_total,
    currency: session.currency ?? 'eur',
    customer: session.customer,
    description: 'Subscription creation',
    created: now,
  });
  secrets.paymentIntent = intent.id;
  state.paymentIntents.set(intent.id, intent);
  emit('payment_intent.created', intent);
  return intent;
}

function decline(
  change: Change,
  session: Session,
  secrets: SessionSecrets,
  card: CardInput,
  refusal: { code: string; declineCode: string | null },
  customer: Customer | null,
): AttemptResult {
  const { state, emit, now } = change;
  const intent = intentOf(change, session, secrets);
  const message = declineMessage(refusal, 'en');
  const payer =
    customer === null
      ? { customer: null, email: session.customer_email, phone: null, address: null, name: card.name }
      : payerOf(customer, card);
  const method = buildPaymentMethod(card, { ...payer, customer: null }, now);
  state.paymentMethods.set(method.id, method);
  const failure = { ...refusal, message };
  const charge = buildCharge({
    intent,
    card,
    payer,
    paymentMethod: method.id,
    authenticated: false,
    failure,
    created: now,
  });
  state.charges.set(charge.id, charge);
  intent.status = 'requires_payment_method';
  intent.latest_charge = charge.id;
  intent.last_payment_error = {
    type: 'card_error',
    code: refusal.code,
    ...(refusal.declineCode !== null && { decline_code: refusal.declineCode }),
    message,
  };
  emit('charge.failed', charge);
  emit('payment_intent.payment_failed', intent);
  return {
    status: 'declined',
    code: refusal.code,
    decline_code: refusal.declineCode,
    message: declineMessage(refusal, session.locale ?? 'en'),
  };
}

function settle(
  change: Change,
  session: Session,
  secrets: SessionSecrets,
  card: CardInput,
  authenticated: boolean,
): AttemptResult {
  const { state, emit, now } = change;
  const customer = customerOf(change, session);
  const intent = intentOf(change, session, secrets);
  const payer = payerOf(customer, card);
  const method = buildPaymentMethod(card, payer, now);
  const charge = buildCharge({
    intent,
    card,
    payer,
    paymentMethod: method.id,
    authenticated,
    failure: null,
    created: now,
  });
  const subscription = buildSubscription({
    customer: customer.id,
    currency: session.currency ?? 'eur',
    lines: secrets.lines,
    paymentMethod: method.id,
    automaticTax: session.automatic_tax.enabled,
    ...secrets.subscription,
    created: now,
  });
  const invoice = buildInvoice({ customer, subscription, lines: secrets.lines, created: now });
  subscription.latest_invoice = invoice.id;
  state.paymentMethods.set(method.id, method);
  state.charges.set(charge.id, charge);
  state.subscriptions.set(subscription.id, subscription);
  state.invoices.set(invoice.id, invoice);

  emit('payment_method.attached', method);
  if (secrets.customerUpdate.name) customer.name = card.name;
  customer.currency = session.currency;
  emit('customer.updated', customer);
  emit('invoice.created', invoice);
  invoice.number = `${customer.invoice_prefix}-${String(customer.next_invoice_sequence).padStart(4, '0')}`;
  customer.next_invoice_sequence += 1;
  Object.assign(invoice, { status: 'open', effective_at: now, ending_balance: 0 });
  invoice.status_transitions.finalized_at = now;
  emit('invoice.finalized', invoice);
  Object.assign(invoice, { status: 'paid', attempted: true, attempt_count: 1, auto_advance: false });
  Object.assign(invoice, { amount_paid: invoice.total, amount_remaining: 0 });
  invoice.status_transitions.paid_at = now;
  const settled = buildInvoicePayment(invoice, intent.id, now);
  state.invoicePayments.set(settled.id, settled);
  emit('invoice.paid', invoice);
  emit('invoice.payment_succeeded', invoice);
  emit('invoice_payment.paid', settled);
  emit('customer.subscription.created', subscription);
  Object.assign(intent, { status: 'succeeded', latest_charge: charge.id, last_payment_error: null, next_action: null });
  Object.assign(intent, { amount_received: intent.amount, payment_method: method.id, customer: customer.id });
  emit('payment_intent.succeeded', intent);
  emit('charge.succeeded', charge);
  Object.assign(session, { status: 'complete', payment_status: 'paid', client_secret: null });
  Object.assign(session, { customer: customer.id, subscription: subscription.id, invoice: invoice.id });
  session.customer_details = {
    address: customer.address,
    business_name: null,
    email: customer.email,
    individual_name: null,
    name: card.name,
    phone: customer.phone,
    tax_exempt: 'none',
    tax_ids: [],
  };
  emit('checkout.session.completed', session);
  return { status: 'complete', return_url: returnUrl(session) };
}

/**
 * The buyer presses Pay. It runs to its end without waiting for anything, so two presses cannot both find the session
 * open: the second is told that it is complete.
 */
export function paySession(desk: Desk, session: Session, secrets: SessionSecrets, attempt: Attempt): AttemptResult {
  expireSessions(desk);
  if (session.status === 'complete') return { status: 'complete', return_url: returnUrl(session) };
  if (session.status === 'expired') return { status: 'expired' };
  const { card, authentication } = attempt;
  const outcome = cardOutcome(card.number);
  return change(desk, { id: null, idempotency_key: null }, (change) => {
    const customer = change.state.customers.get(session.customer ?? '') ?? null;
    if (outcome.kind === 'declined') return decline(change, session, secrets, card, outcome, customer);
    if (outcome.kind === 'ok') return settle(change, session, secrets, card, false);
    if (authentication === 'complete') return settle(change, session, secrets, card, true);
    const intent = intentOf(change, session, secrets);
    if (authentication === 'fail') {
      const refusal = { code: 'payment_intent_authentication_failure', declineCode: null };
      return decline(change, session, secrets, card, refusal, customer);
    }
    intent.status = 'requires_action';
    intent.next_action = { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect' } };
    change.emit('payment_intent.requires_action', intent);
    return { status: 'requires_action' };
  });
}
