import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Ctx } from '../../platform/ctx.ts';
import { AppError } from '../../platform/errors.ts';
import { isSigned } from '../../platform/signed.ts';
import { inTransaction } from '../../platform/transaction.ts';
import type { OrderRow } from './order-session.ts';
import { renewSession } from '../access/index.server.ts';
import { orders } from './tables.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Half a year: each later mail brings a fresh link, and the screen of an ended one sends another. */
const DAYS = 180;
const KEY = /^([\w-]{43})-([0-9a-z]{3,5})$/;

const today = (ctx: Ctx): number => Math.floor(ctx.clock.now().getTime() / DAY_MS);

/** Of the address too: whoever got the mail at a wrong address is shut out the moment the address is corrected. */
const sign = (secret: string, orderId: string, mail: string, ends: number): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['order-link', orderId, mail, ends]))
    .digest('base64url');

/** Path of the link that goes into a mail to the order's address: whoever holds it opens the order. */
export function orderLinkPath(ctx: Ctx, order: { id: string; mail: string }): string {
  const ends = today(ctx) + DAYS;
  return `/api/vetrina/payment/${order.id}/open?k=${sign(ctx.config.appSecret, order.id, order.mail, ends)}-${ends.toString(36)}`;
}

/** What of a site a mail may be about: paths below `/manager/sites/{site}`. */
export const SITE_PLACES = ['following', 'helpers', 'texts', 'bookings', 'shop', 'news', 'agreement'] as const;

/** The same link, leading to a place of the order’s site (`site`: its id). */
export const siteLinkPath = (
  ctx: Ctx,
  input: { order: { id: string; mail: string }; site: string; place: (typeof SITE_PLACES)[number] },
): string => `${orderLinkPath(ctx, input.order)}&to=${input.place}&site=${input.site}`;

/**
 * Exchanges a mail's link for an order session. Returns the secret to put into the cookie, a new one that also opens the
 * browser's other orders. Throws ordering.link-invalid for a link that was changed, has ended, is
 * another order's or was sent to an address that the order no longer has.
 */
export async function openOrderLink(
  ctx: Ctx,
  input: { orderId: string; key: string },
): Promise<{ secret: string; order: OrderRow }> {
  const { orderId, key } = input;
  const [, given = '', end = ''] = KEY.exec(key) ?? [];
  const ends = Number.parseInt(end, 36);
  return inTransaction(ctx, async (ctx) => {
    const [order] = await ctx.db.select().from(orders).where(eq(orders.id, orderId));
    const mail = order?.billing.mail ?? '';
    const fits = isSigned(ctx.config, given, (secret) => sign(secret, orderId, mail, ends));
    if (!order || !fits || ends < today(ctx)) throw new AppError('ordering.link-invalid', { status: 404 });
    return { secret: await renewSession(ctx, { orderIds: [orderId], by: 'link' }), order };
  });
}
