import type { TxCtx } from '../../../platform/ctx.ts';
import { writeMail } from '../../notifications/index.server.ts';
import { orderFacts } from '../../ordering/index.server.ts';
import { hashOfLink } from '../link-key.ts';
import { shownAddress, type Box } from '../mail-of-order.ts';
import { FORWARD_HOURS } from '../schemas.ts';

/** To whoever reads at `target`, in the order's language: the key stands behind the number sign, which no log of a request has. */
export async function mailForwardLink(
  ctx: TxCtx,
  { box, target, key }: { box: Box; target: string; key: string },
): Promise<void> {
  const order = await orderFacts(ctx, box.orderId);
  await writeMail(ctx, {
    kind: 'mailbox-forward',
    orderId: box.orderId,
    occasion: hashOfLink(key),
    to: target,
    lang: order.locale,
    href: `${ctx.config.publicUrl}/manager/mail-forward#${key}`,
    values: { address: shownAddress(box), target, hours: String(FORWARD_HOURS) },
  });
}
