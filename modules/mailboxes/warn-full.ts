import { and, eq, ne } from 'drizzle-orm';
import { audit } from '../../platform/audit.ts';
import type { TxCtx } from '../../platform/ctx.ts';
import { shownName } from '../../site-kit/shown-name.ts';
import { writeMail } from '../notifications/index.server.ts';
import { orderFacts, orderLinkPath } from '../ordering/index.server.ts';
import { percentOf, type WarningLevel } from './fullness.rules.ts';
import { shownAddress, type Box } from './mail-of-order.ts';
import { mailboxes } from './tables.ts';

/**
 * Writes to the owner of a box that it is nearly full, or full: at the address of the order, unless that is the box itself, then at the
 * order's other box where there is one. Once a day for a level.
 */
export async function warnOfFullBox(
  ctx: TxCtx,
  { box, bytes, level }: { box: Box; bytes: number; level: WarningLevel },
): Promise<void> {
  const order = await orderFacts(ctx, box.orderId);
  const beside = isAddressOf(box, order.mail) ? await otherAddress(ctx, box) : null;
  const { publicUrl } = ctx.config;
  await writeMail(ctx, {
    kind: level === 100 ? 'mailbox-full' : 'mailbox-nearly-full',
    orderId: box.orderId,
    occasion: `${box.id} ${level} ${ctx.clock.now().toISOString().slice(0, 10)}`,
    to: beside ?? order.mail,
    lang: order.locale,
    // A key of the order goes to the order's own address alone: a colleague may read the other box.
    href: beside ? `${publicUrl}/manager/orders/${order.id}/mail` : `${publicUrl}${orderLinkPath(ctx, order)}&to=mail`,
    values: {
      address: shownAddress(box),
      percent: String(percentOf(bytes, box.quotaBytes)),
    },
  });
  await audit(ctx, 'mailboxes.warned', box.orderId, { mailbox: box.id, level });
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
