import { behaviourOf } from '../cards.ts';
import { ApiError, invalid } from '../api-error.ts';
import type { Change } from '../desk.ts';
import { newId } from '../ids.ts';
import type { Charge } from '../objects/charge.ts';
import { buildRefund, type Refund } from '../objects/refund.ts';
import { accountSettings } from '../store.ts';

function returnMoney(change: Change, charge: Charge, amount: number): void {
  const before = { amount_refunded: charge.amount_refunded, refunded: charge.refunded };
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount;
  change.emit('charge.refunded', charge, before);
}

/** The vendor tells of a change to a refund twice: of any, and of one that belongs to a charge. */
export function tellOfRefund({ emit }: Change, refund: Refund, before?: Partial<Refund>): void {
  emit('refund.updated', refund, before);
  emit('charge.refund.updated', refund, before);
}

/** Gives money back, at once, after a while, or so that it comes back later: the card decides. */
export function refundCharge(
  change: Change,
  charge: Charge,
  input: { amount: number | undefined; reason: Refund['reason']; metadata: Record<string, string> },
): Refund {
  const { state, now, emit } = change;
  const left = charge.amount - charge.amount_refunded;
  if (left === 0) {
    throw invalid(`Charge ${charge.id} has already been refunded.`, undefined, 'charge_already_refunded');
  }
  const dispute = [...state.disputes.values()].find((each) => each.charge === charge.id);
  if (dispute !== undefined && !dispute.is_charge_refundable) {
    throw invalid(`Charge ${charge.id} has been charged back; cannot issue a refund.`, undefined, 'charge_disputed');
  }
  const amount = input.amount ?? left;
  if (amount > left) {
    throw new ApiError(400, {
      type: 'invalid_request_error',
      message: `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`,
      param: 'amount',
    });
  }
  const way = behaviourOf(state.cardNames.get(charge.payment_method) ?? 'visa').refund;
  const refund: Refund = buildRefund({ charge, ...input, amount, pending: way === 'pending', created: now });
  state.refunds.set(refund.id, refund);
  emit('refund.created', refund);
  returnMoney(change, charge, amount);
  if (way === 'at-once') tellOfRefund(change, refund);
  else {
    const at = now + accountSettings(state).settleSeconds;
    state.timers.set(refund.id, { at, kind: 'settle-refund', id: refund.id });
  }
  return refund;
}

/** The end of a slow refund: the money arrived, or came back to the merchant's balance. */
export function settleRefund(change: Change, refund: Refund): void {
  const charge = change.state.charges.get(refund.charge);
  const failed = behaviourOf(change.state.cardNames.get(refund.payment_method) ?? 'visa').refund === 'fails-later';
  const before = { status: refund.status };
  delete refund.pending_reason;
  if (!failed) {
    refund.status = 'succeeded';
    refund.destination_details.card.type = 'refund';
    tellOfRefund(change, refund, before);
    return;
  }
  refund.status = 'failed';
  refund.failure_reason = 'lost_or_stolen_card';
  refund.failure_balance_transaction = newId('txn_3');
  if (charge !== undefined) {
    charge.amount_refunded -= refund.amount;
    charge.refunded = false;
    change.emit('charge.updated', charge);
  }
  change.emit('refund.failed', refund);
  tellOfRefund(change, refund, before);
}
