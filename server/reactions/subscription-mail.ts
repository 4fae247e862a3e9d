import { writeMail, type MailToWrite } from '../../modules/notifications/index.server.ts';
import { orderLinkPath } from '../../modules/ordering/index.server.ts';
import type { Lang } from '../../site-kit/names.ts';
import { orderFacts } from './order-facts.ts';
import type { TxCtx } from '../../platform/ctx.ts';

/** `occasion` tells two mails of a kind apart; `values` fills what the kind's words ask for besides the site's name. */
export interface AboutSubscription {
  occasion: string;
  values?: (lang: Lang) => Record<string, string>;
  to?: string;
}

/** Writes one of the mails of the years after the purchase; its button opens the order's page without a password. */
export async function subscriptionMail(
  ctx: TxCtx,
  orderId: string,
  kind: MailToWrite['kind'],
  about: AboutSubscription,
): Promise<void> {
  const order = await orderFacts(ctx, orderId);
  await writeMail(ctx, {
    kind,
    orderId,
    occasion: about.occasion,
    to: about.to ?? order.mail,
    lang: order.locale,
    href: `${ctx.config.publicUrl}${orderLinkPath(ctx, order)}&to=manager`,
    values: { name: order.pageName, ...about.values?.(order.locale) },
  });
}
