import { z } from 'zod';
import { invalid, noSuch } from '../api-error.ts';
import { completeSession } from '../checkout/complete-session.ts';
import { customerOf, intentOf } from '../checkout/pay-session.ts';
import { requireIn, type Change } from '../desk.ts';
import { expand, integer, noParams } from '../params.ts';
import { declinedError, findMethod } from '../payments/attach-method.ts';
import { confirmIntent } from '../payments/confirm-intent.ts';
import { route } from './route.ts';

const confirm = z.strictObject({ payment_method: z.string(), expected_amount: integer, expand });

function find({ state }: Change, id: string) {
  return requireIn(state.sessions, id, (missing) => noSuch('checkout.session', missing));
}

/** The page's own calls, undocumented by the vendor: its command-line client pays sessions by them. */
export const paymentPageRoutes = [
  route('GET', '/v1/payment_pages/{id}', noParams, (change, _, id) => find(change, id)),
  route('POST', '/v1/payment_pages/{id}/confirm', confirm, (change, params, id) => {
    const session = find(change, id);
    const secrets = change.state.sessionSecrets.get(id);
    if (session.status !== 'open' || secrets === undefined) throw invalid('This Checkout Session is no longer open.');
    if (params.expected_amount !== session.amount_total) {
      throw invalid('The expected amount is not that of the session.', 'expected_amount');
    }
    const method = findMethod(change, params.payment_method, 'payment_method');
    const customer = customerOf(change, session);
    const intent = intentOf(change, session, secrets);
    const done = confirmIntent(change, intent, method, { offSession: false, authentication: null });
    if (done.status === 'declined') throw declinedError(done.code, done.declineCode);
    if (done.status !== 'requires_action') completeSession(change, session, secrets, { customer, intent, method });
    return session;
  }),
];
