import type { TxCtx } from '../../../platform/ctx.ts';
import { longDay } from '../../../site-kit/booking/said.ts';
import { shownName } from '../../../site-kit/shown-name.ts';
import { writeMail } from '../../notifications/index.server.ts';
import { orderFacts, orderLinkPath } from '../../ordering/index.server.ts';

/** Tells the owner, once each time it begins, that the zone of a name on its way no longer leads its mail here, and until when it is received. */
export async function mailLedAway(
  ctx: TxCtx,
  { orderId, domain }: { orderId: string; domain: string },
  until: Date,
): Promise<void> {
  const order = await orderFacts(ctx, orderId);
  await writeMail(ctx, {
    kind: 'mail-led-away',
    orderId,
    occasion: `${domain} ${ctx.clock.now().toISOString()}`,
    to: order.mail,
    lang: order.locale,
    href: `${ctx.config.publicUrl}${orderLinkPath(ctx, order)}&to=mail`,
    values: { domain: shownName(domain), day: longDay(until.toISOString().slice(0, 10), order.locale) },
  });
}
