import { planSentence } from '../../app/plan-contents.server.ts';
import { day, euro, writeMail, type MailToWrite } from '../../modules/notifications/index.server.ts';
import { offerOf } from '../../modules/plans/index.server.ts';
import { orderLinkPath } from '../../modules/ordering/index.server.ts';
import type { Ctx, TxCtx } from '../../platform/ctx.ts';
import type { OrderFacts } from './order-facts.ts';
import { termsText } from '../terms-text.ts';

/** Writes one of the order's mails in the customer's language, with a link that opens the order without a password. */
export async function customerMail(
  ctx: TxCtx,
  order: OrderFacts,
  kind: MailToWrite['kind'],
  about: {
    domain?: string;
    amount?: number;
    occasion?: string;
    agent?: string;
    provider?: string;
    found?: string;
  } = {},
): Promise<void> {
  const free = order.site?.freeUrl ?? '';
  const site = order.site?.url ?? '';
  const link = `${ctx.config.publicUrl}${orderLinkPath(ctx, order)}`;
  const attachment = kind === 'payment-confirmed' ? await termsOf(ctx, order) : null;
  await writeMail(ctx, {
    kind,
    orderId: order.id,
    occasion: about.occasion ?? about.domain ?? '',
    to: order.mail,
    lang: order.locale,
    // The free address opens at once; a new domain may take hours until everybody sees it, and the mail says so.
    href: kind === 'site-live' ? free : link,
    values: {
      name: order.pageName,
      total: euro(about.amount ?? order.total, order.locale),
      lines: order.lines.join(' + '),
      site,
      // Of two addresses only: without a name of its own the site has one.
      free: site === free ? '' : free,
      domain: about.domain ?? '',
      agent: about.agent ?? '',
      provider: about.provider ?? '',
      found: about.found ?? '',
      features: planSentence(order.locale, offerOf(ctx), order.plan),
      terms: order.terms && attachment ? day(new Date(order.terms.version), order.locale) : '',
    },
    attachment,
  });
}

/** The terms that the buyer accepted, as they were then: the confirmation carries them. */
async function termsOf(ctx: Ctx, { terms }: OrderFacts): Promise<{ name: string; text: string } | null> {
  const text =
    terms && (await termsText(terms.version, terms.lang, { operator: ctx.config.operator, offer: offerOf(ctx) }));
  return text ? { name: `vetrina-terms-${terms.version}.txt`, text } : null;
}
