import { z } from 'zod';
import { invalid, noSuch } from '../api-error.ts';
import { openSession } from '../checkout/open-session.ts';
import { sessionParams } from '../checkout/session-params.ts';
import { expireSessions, requireIn } from '../desk.ts';
import { asAsked, listPage } from '../lists.ts';
import { created, noParams, page } from '../params.ts';
import { route } from './route.ts';

const list = z.strictObject({
  ...page,
  created,
  customer: z.string().optional(),
  payment_intent: z.string().optional(),
  status: z.enum(['open', 'complete', 'expired']).optional(),
  subscription: z.string().optional(),
});

export const sessionRoutes = [
  route('POST', '/v1/checkout/sessions', sessionParams, (change, params) => openSession(change, params)),
  route('GET', '/v1/checkout/sessions', list, ({ state, desk }, params) => {
    expireSessions(desk);
    const wanted = asAsked(state.sessions.values(), params, ['customer', 'payment_intent', 'status', 'subscription']);
    return listPage(wanted, params, '/v1/checkout/sessions');
  }),
  route('GET', '/v1/checkout/sessions/{id}', noParams, ({ state, desk }, _, id) => {
    expireSessions(desk);
    return requireIn(state.sessions, id, (missing) => noSuch('checkout.session', missing));
  }),
  route('GET', '/v1/checkout/sessions/{id}/line_items', z.strictObject(page), ({ state }, params, id) => {
    const { lines } = requireIn(state.sessionSecrets, id, (missing) => noSuch('checkout.session', missing));
    return listPage(lines.toReversed(), params, `/v1/checkout/sessions/${id}/line_items`);
  }),
  route('POST', '/v1/checkout/sessions/{id}/expire', noParams, ({ state, desk, emit }, _, id) => {
    expireSessions(desk);
    const session = requireIn(state.sessions, id, (missing) => noSuch('checkout.session', missing));
    if (session.status !== 'open') {
      throw invalid(
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`,
      );
    }
    session.status = 'expired';
    session.client_secret = null;
    session.url = null;
    emit('checkout.session.expired', session);
    return session;
  }),
];
