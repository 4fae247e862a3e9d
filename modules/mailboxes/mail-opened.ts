import type { TxCtx } from '../../platform/ctx.ts';
import { shownName } from '../../site-kit/shown-name.ts';
import { writeMail } from '../notifications/index.server.ts';
import { orderFacts, orderLinkPath } from '../ordering/index.server.ts';

/** Tells the owner that the boxes which were chosen with the order receive, and leads to their passwords. Once for a name. */
export async function mailOpened(
  ctx: TxCtx,
  { orderId, domain }: { orderId: string; domain: string },
  names: readonly string[],
): Promise<void> {
  const order = await orderFacts(ctx, orderId);
  const written = shownName(domain);
  await writeMail(ctx, {
    kind: 'mailboxes-opened',
    orderId,
    occasion: domain,
    to: order.mail,
    lang: order.locale,
    href: `${ctx.config.publicUrl}${orderLinkPath(ctx, order)}&to=mail`,
    values: { domain: written, addresses: names.map((name) => `${name}@${written}`).join(', ') },
  });
}
