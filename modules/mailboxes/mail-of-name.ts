import type { TxCtx } from '../../platform/ctx.ts';
import type { Lang } from '../../site-kit/names.ts';
import { shownName } from '../../site-kit/shown-name.ts';
import { writeMail, type MailToWrite } from '../notifications/index.server.ts';
import { orderFacts, orderLinkPath } from '../ordering/index.server.ts';

/** Writes to the owner of an order about the mail of a name of theirs; the button leads to the boxes. `values` in their language. */
export async function mailOfName(
  ctx: TxCtx,
  { orderId, domain }: { orderId: string; domain: string },
  {
    kind,
    occasion,
    values,
  }: Pick<MailToWrite, 'kind'> & {
    occasion: string;
    values: (lang: Lang) => Record<string, string>;
  },
): Promise<void> {
  const order = await orderFacts(ctx, orderId);
  await writeMail(ctx, {
    kind,
    orderId,
    occasion,
    to: order.mail,
    lang: order.locale,
    href: `${ctx.config.publicUrl}${orderLinkPath(ctx, order)}&to=mail`,
    values: { domain: shownName(domain), ...values(order.locale) },
  });
}
