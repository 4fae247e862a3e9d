import { cardName } from '../cards.ts';
import { byItself, change, expireSessions, timeOf, type Change, type Desk } from '../desk.ts';
import { buildCustomer, type Customer } from '../objects/customer.ts';
import { buildPaymentIntent } from '../objects/payment-intent.ts';
import { buildPaymentMethod, type MethodInput } from '../objects/payment-method.ts';
import type { Session } from '../objects/session.ts';
import { confirmIntent } from '../payments/confirm-intent.ts';
import { ibanFails } from '../payments/iban.ts';
import type { SessionSecrets } from '../store.ts';
import { completeSession, returnUrl } from './complete-session.ts';
import { declineMessage } from './decline-message.ts';

export interface Attempt {
  method: MethodInput;
  /** As typed: on the card, or of the account's holder. */
  name: string;
  /** What the buyer did at their bank's own page, when the card asks for it. */
  authentication: 'complete' | 'fail' | null;
}
export type AttemptResult =
  | { status: 'complete'; return_url: string | null; payment_status: Session['payment_status'] }
  | { status: 'requires_action' }
  | { status: 'declined'; code: string; decline_code: string | null; message: string }
  | { status: 'expired' };

export function customerOf({ state, now, emit }: Change, session: Session): Customer | null {
  const known = state.customers.get(session.customer ?? '');
  if (known !== undefined || session.mode === 'payment') return known ?? null;
  const customer = { ...buildCustomer(now), email: session.customer_email };
  state.customers.set(customer.id, customer);
  session.customer = customer.id;
  emit('customer.created', customer);
  return customer;
}

export function intentOf({ state, now, emit }: Change, session: Session, secrets: SessionSecrets) {
  const open = state.paymentIntents.get(secrets.paymentIntent ?? '');
  if (open !== undefined) return open;
  const intent = buildPaymentIntent({
    amount: session.amount_total,
    currency: session.currency ?? 'eur',
    customer: session.customer,
    ...secrets.intent,
    ...(session.mode === 'subscription' && { description: 'Subscription creation' }),
    methodTypes: session.payment_method_types,
    created: now,
  });
  intent.shipping = secrets.shipping;
  secrets.paymentIntent = intent.id;
  state.paymentIntents.set(intent.id, intent);
  emit('payment_intent.created', intent);
  return intent;
}

/** Keeps the behaviour of what was typed, never the number. */
function keepMethod(change: Change, input: MethodInput, customer: Customer | null, session: Session, name: string) {
  const { email, phone, address } = customer ?? { email: session.customer_email, phone: null, address: null };
  const method = buildPaymentMethod(input, { customer: null, email, phone, address, name }, change.now);
  change.state.paymentMethods.set(method.id, method);
  if (input.type === 'card') change.state.cardNames.set(method.id, cardName(input.card.number));
  if (input.type === 'sepa_debit' && ibanFails(input.iban)) change.state.cardNames.set(method.id, 'chargeCustomerFail');
  return method;
}

/**
 * The buyer presses Pay. It runs to its end without waiting for anything, so two presses cannot both find the session
 * open: the second is told that it is complete.
 */
export function paySession(desk: Desk, session: Session, secrets: SessionSecrets, attempt: Attempt): AttemptResult {
  expireSessions(desk);
  const done = () => ({
    status: 'complete' as const,
    return_url: returnUrl(session),
    payment_status: session.payment_status,
  });
  if (session.status === 'complete') return done();
  if (session.status === 'expired') return { status: 'expired' };
  return change(desk, byItself, (whole) => {
    const each = timeOf(whole, session.customer);
    const customer = customerOf(each, session);
    const intent = intentOf(each, session, secrets);
    const method = keepMethod(each, attempt.method, customer, session, attempt.name);
    const { authentication } = attempt;
    const confirmation = confirmIntent(each, intent, method, { offSession: false, authentication });
    if (confirmation.status === 'requires_action') return { status: 'requires_action' };
    if (confirmation.status === 'declined') {
      const { code, declineCode } = confirmation;
      const message = declineMessage({ code, declineCode }, session.locale ?? 'en');
      return { status: 'declined', code, decline_code: declineCode, message };
    }
    completeSession(each, session, secrets, { customer, intent, method });
    return done();
  });
}
