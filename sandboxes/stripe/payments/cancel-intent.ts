import { invalid } from '../api-error.ts';
import type { Change } from '../desk.ts';
import type { PaymentIntent } from '../objects/payment-intent.ts';

export function cancelIntent(
  { now, emit }: Change,
  intent: PaymentIntent,
  reason: PaymentIntent['cancellation_reason'],
): void {
  Object.assign(intent, {
    status: 'canceled',
    canceled_at: now,
    cancellation_reason: reason,
    next_action: null,
  } satisfies Partial<PaymentIntent>);
  emit('payment_intent.canceled', intent);
}

const CANCELLABLE = ['requires_payment_method', 'requires_confirmation', 'requires_action'];

/** The merchant's own cancelling: not once money moves, and not while an invoice or a session owns the payment. */
export function requireCancellable({ state }: Change, intent: PaymentIntent): void {
  if (!CANCELLABLE.includes(intent.status)) {
    throw invalid(
      `You cannot cancel this PaymentIntent because it has a status of ${intent.status}. ` +
        `Only a PaymentIntent with one of the following statuses may be canceled: ${CANCELLABLE.join(', ')}.`,
      undefined,
      'payment_intent_unexpected_state',
    );
  }
  if ([...state.invoicePayments.values()].some((each) => each.payment.payment_intent === intent.id))
    throw invalid('You cannot cancel the PaymentIntent of an invoice: void the invoice.');
  if ([...state.sessionSecrets.values()].some((each) => each.paymentIntent === intent.id))
    throw invalid('You cannot cancel the PaymentIntent of a Checkout Session: expire the session.');
}
