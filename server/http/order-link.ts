import { Hono } from 'hono';
import { openOrderLink, SITE_PLACES } from '../../modules/ordering/index.server.ts';
import { isEditable } from '../../modules/ordering/order.states.ts';
import { isAppError } from '../../platform/errors.ts';
import { setOrderCookie } from './middleware/order-cookie.ts';
import type { HttpEnv } from './request-context.ts';

/** The link in a mail: exchanges its key for the order cookie and leads on without it, so that no key stays in a history. */
export const orderLinkRoute = new Hono<HttpEnv>().get('/api/vetrina/payment/:id/open', async (c) => {
  const ctx = c.get('ctx');
  const id = c.req.param('id');
  c.header('referrer-policy', 'no-referrer');
  try {
    const { secret, order } = await openOrderLink(ctx, { orderId: id, key: c.req.query('k') ?? '' });
    setOrderCookie(c, ctx, secret);
    const after = laterPlace(id, c.req.query());
    return c.redirect(isEditable(order.state) ? `/api/vetrina/payment/${id}` : after, 303);
  } catch (error) {
    if (!isAppError(error, 'ordering.link-invalid')) throw error;
    // The success page explains how to have a link sent again; it says the same for any order, real or not.
    return c.redirect(`/api/vetrina/payment/${encodeURIComponent(id)}/complete`, 303);
  }
});

/** Where a paid order's link leads: to what a mail is about. Whether the site is theirs is asked there. */
function laterPlace(orderId: string, { to, site }: Record<string, string>): string {
  const place = SITE_PLACES.find((each) => each === to);
  if (place && /^[\w-]{1,64}$/.test(site ?? '')) return `/manager/sites/${site}/${place}`;
  if (to === 'mail') return `/manager/orders/${orderId}/mail`;
  return to === 'manager' ? `/manager/orders/${orderId}` : `/api/vetrina/payment/${orderId}/complete`;
}
