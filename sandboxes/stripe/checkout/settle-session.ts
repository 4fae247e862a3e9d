import type { Change } from '../desk.ts';

/** A bank that took its days has answered for the payment of a completed session. */
export function settleSession({ state, emit }: Change, intent: string, succeeded: boolean): void {
  for (const [id, secrets] of state.sessionSecrets) {
    const session = state.sessions.get(id);
    if (secrets.paymentIntent !== intent || session?.status !== 'complete') continue;
    if (succeeded) session.payment_status = 'paid';
    emit(`checkout.session.async_payment_${succeeded ? 'succeeded' : 'failed'}`, session);
  }
}
