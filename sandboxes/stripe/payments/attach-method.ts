import { ApiError, noSuch } from '../api-error.ts';
import { behaviourOf, readyMadeName } from '../cards.ts';
import { declineMessage } from '../checkout/decline-message.ts';
import { requireIn, type Change } from '../desk.ts';
import type { Customer } from '../objects/customer.ts';
import { buildPaymentMethod, type CardInput, type PaymentMethod } from '../objects/payment-method.ts';

const nobody = { customer: null, email: null, name: null, phone: null, address: null };

function cardAs(number: string, now: number): CardInput {
  return { number, expMonth: 12, expYear: new Date(now * 1000).getUTCFullYear() + 3, name: 'Test' };
}

/** A new method with the behaviour of a ready-made test card. */
export function methodOfCard(change: Change, name: string): PaymentMethod {
  const card = cardAs(behaviourOf(name).number, change.now);
  const method = buildPaymentMethod({ type: 'card', card }, nobody, change.now);
  change.state.paymentMethods.set(method.id, method);
  change.state.cardNames.set(method.id, name);
  return method;
}

/** A stored method, or a fresh one of the test card that the id names (`pm_card_visa`). */
export function findMethod(change: Change, id: string, param?: string): PaymentMethod {
  const name = readyMadeName(id);
  if (name !== null) return methodOfCard(change, name);
  return requireIn(change.state.paymentMethods, id, (missing) => noSuch('payment_method', missing, param));
}

/** A decline as the API answers it. */
export function declinedError(code: string, declineCode: string | null): ApiError {
  return new ApiError(402, {
    type: 'card_error',
    code,
    ...(declineCode !== null && { decline_code: declineCode }),
    message: declineMessage({ code, declineCode }, 'en'),
  });
}

/** Saves a method for a customer's later charges. Throws ApiError 402 for cards whose bank refuses that. */
export function attachMethod(change: Change, id: string, customer: Customer): PaymentMethod {
  const method = findMethod(change, id);
  const { refusedOnSaving, charge } = behaviourOf(change.state.cardNames.get(method.id) ?? 'visa');
  if (refusedOnSaving && charge.kind === 'declined') throw declinedError(charge.code, charge.declineCode);
  method.customer = customer.id;
  change.emit('payment_method.attached', method);
  return method;
}
