import { behaviourOf, type CardBehaviour, type CardOutcome } from '../cards.ts';
import { declineMessage } from '../checkout/decline-message.ts';
import type { Change } from '../desk.ts';
import { buildCharge } from '../objects/charge.ts';
import type { PaymentIntent } from '../objects/payment-intent.ts';
import type { PaymentMethod } from '../objects/payment-method.ts';
import { accountSettings } from '../store.ts';
import { openDispute, warnOfFraud } from './disputes.ts';

export interface Manner {
  /** The holder is not there to be asked by their bank. */
  offSession: boolean;
  /** What the holder did at the bank's own page, once they were there. */
  authentication: 'complete' | 'fail' | null;
}
export type Confirmation =
  | { status: 'succeeded' }
  /** The bank takes days; a timer settles it. */
  | { status: 'processing' }
  | { status: 'requires_action' }
  | { status: 'declined'; code: string; declineCode: string | null };

/** What is asked of the holder: 'present' cards were confirmed when they were saved, 'always' cards never rest. */
function asksHolder(card: CardBehaviour, manner: Manner): boolean {
  if (manner.authentication === 'complete') return false;
  return card.authentication === 'always' || (card.authentication === 'present' && !manner.offSession);
}

function decline(
  change: Change,
  intent: PaymentIntent,
  method: PaymentMethod,
  code: string,
  declineCode: string | null,
) {
  const message = declineMessage({ code, declineCode }, 'en');
  const failure = { code, declineCode, message };
  const charge = buildCharge({ intent, method, authenticated: false, failure, created: change.now });
  change.state.charges.set(charge.id, charge);
  Object.assign(intent, { status: 'requires_payment_method', latest_charge: charge.id, next_action: null });
  intent.last_payment_error = {
    type: 'card_error',
    code,
    ...(declineCode !== null && { decline_code: declineCode }),
    message,
  };
  change.emit('charge.failed', charge);
  change.emit('payment_intent.payment_failed', intent);
  return { status: 'declined' as const, code, declineCode };
}

function takeMoney(change: Change, intent: PaymentIntent, method: PaymentMethod, authenticated: boolean) {
  const charge = buildCharge({ intent, method, authenticated, failure: null, created: change.now });
  change.state.charges.set(charge.id, charge);
  Object.assign(intent, { status: 'succeeded', latest_charge: charge.id, last_payment_error: null, next_action: null });
  Object.assign(intent, { amount_received: intent.amount });
  change.emit('payment_intent.succeeded', intent);
  change.emit('charge.succeeded', charge);
  const { aftermath } = behaviourOf(change.state.cardNames.get(method.id) ?? '');
  if (aftermath === 'dispute') openDispute(change, charge, { inquiry: false, reason: 'fraudulent' });
  if (aftermath === 'inquiry') openDispute(change, charge, { inquiry: true, reason: 'fraudulent' });
  if (aftermath === 'fraud-warning') warnOfFraud(change, charge);
  return { status: 'succeeded' as const };
}

/** Bank debits and transfers are accepted at once and settled, or not, when their timer ends. */
function accept(change: Change, intent: PaymentIntent, method: PaymentMethod) {
  const { now, state } = change;
  const charge = buildCharge({ intent, method, authenticated: false, failure: null, pending: true, created: now });
  state.charges.set(charge.id, charge);
  Object.assign(intent, { status: 'processing', latest_charge: charge.id, last_payment_error: null });
  const at = now + accountSettings(state).settleSeconds;
  state.timers.set(intent.id, { at, kind: 'settle-payment', id: intent.id });
  change.emit('payment_intent.processing', intent);
  change.emit('charge.pending', charge);
  return { status: 'processing' as const };
}

/** Charges an intent, or finds that the bank wants to ask. What the intent pays for is told by the answer. */
export function confirmIntent(
  change: Change,
  intent: PaymentIntent,
  method: PaymentMethod,
  manner: Manner,
): Confirmation {
  intent.payment_method = method.id;
  if (method.type === 'sepa_debit') return accept(change, intent, method);
  const card = behaviourOf(method.type === 'card' ? (change.state.cardNames.get(method.id) ?? '') : 'visa');
  const outcome: CardOutcome = card.charge;
  if (outcome.kind === 'declined') return decline(change, intent, method, outcome.code, outcome.declineCode);
  if (!asksHolder(card, manner)) return takeMoney(change, intent, method, manner.authentication === 'complete');
  if (manner.authentication === 'fail') {
    return decline(change, intent, method, 'payment_intent_authentication_failure', null);
  }
  if (manner.offSession) return decline(change, intent, method, 'authentication_required', 'authentication_required');
  intent.status = 'requires_action';
  intent.next_action = { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect' } };
  change.emit('payment_intent.requires_action', intent);
  return { status: 'requires_action' };
}

/** The bank's answer after its days: the money, or a charge sent back. */
export function settleIntent(change: Change, intent: PaymentIntent): Confirmation {
  const { state, emit } = change;
  const charge = state.charges.get(intent.latest_charge ?? '');
  const method = state.paymentMethods.get(intent.payment_method ?? '');
  const failed =
    method !== undefined && behaviourOf(state.cardNames.get(method.id) ?? 'visa').charge.kind === 'declined';
  if (charge !== undefined) {
    Object.assign(charge, failed ? { status: 'failed', paid: false } : { status: 'succeeded', paid: true });
    if (failed) Object.assign(charge, { failure_code: 'debit_not_authorized', captured: false, amount_captured: 0 });
  }
  if (!failed) {
    Object.assign(intent, { status: 'succeeded', amount_received: intent.amount });
    emit('payment_intent.succeeded', intent);
    if (charge !== undefined) emit('charge.succeeded', charge);
    return { status: 'succeeded' };
  }
  intent.status = 'requires_payment_method';
  const message = 'The bank did not authorise the debit.';
  intent.last_payment_error = { type: 'card_error', code: 'debit_not_authorized', message };
  if (charge !== undefined) emit('charge.failed', charge);
  emit('payment_intent.payment_failed', intent);
  return { status: 'declined', code: 'debit_not_authorized', declineCode: null };
}
