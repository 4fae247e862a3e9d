import { and, eq, ne } from 'drizzle-orm';
import type { TxCtx } from '../../platform/ctx.ts';
import { shownName } from '../../site-kit/shown-name.ts';
import { writeMail, type MailToWrite } from '../notifications/index.server.ts';
import { orderFacts, orderLinkPath } from '../ordering/index.server.ts';
import { shownAddress, type Box } from './mail-of-order.ts';
import { mailboxes } from './tables.ts';

/**
 * Writes to the owner of a box about it: at the address of the order, unless that is the box itself, which may be full or read by somebody else;
 * then at the order's other box where there is one. A key of the order goes to no box of ours that somebody else may read.
 */
export async function mailOwnerOf(
  ctx: TxCtx,
  box: Box,
  { values = {}, ...mail }: Pick<MailToWrite, 'kind'> & { occasion: string; values?: Record<string, string> },
): Promise<void> {
  const order = await orderFacts(ctx, box.orderId);
  const isItself = isAddressOf(box, order.mail);
  const beside = isItself ? await otherAddress(ctx, box) : null;
  const { publicUrl } = ctx.config;
  await writeMail(ctx, {
    ...mail,
    orderId: box.orderId,
    to: beside ?? order.mail,
    lang: order.locale,
    href: isItself
      ? `${publicUrl}/manager/orders/${order.id}/mail`
      : `${publicUrl}${orderLinkPath(ctx, order)}&to=mail`,
    values: { address: shownAddress(box), ...values },
  });
}

const isAddressOf = ({ localPart, domain }: Box, mail: string): boolean =>
  [domain, shownName(domain)].some((written) => mail.toLowerCase() === `${localPart}@${written}`);

async function otherAddress(ctx: TxCtx, { id, orderId }: Box): Promise<string | null> {
  const [other] = await ctx.db
    .select({ localPart: mailboxes.localPart, domain: mailboxes.domain })
    .from(mailboxes)
    .where(and(eq(mailboxes.orderId, orderId), ne(mailboxes.id, id), eq(mailboxes.state, 'live')));
  return other ? `${other.localPart}@${other.domain}` : null;
}
