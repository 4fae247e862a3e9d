import { count, eq } from 'drizzle-orm';
import { audit } from '../../platform/audit.ts';
import type { Ctx, TxCtx } from '../../platform/ctx.ts';
import { inTransaction } from '../../platform/transaction.ts';
import type { OrderAccess } from '../access/index.server.ts';
import { writeMail } from '../notifications/index.server.ts';
import { orderFacts } from '../ordering/index.server.ts';
import { heldOf } from './devices.ts';
import { hashOfLink, linkEnded, newLinkKey } from './link-key.ts';
import { readableBoxOf, requireMailHost, shownAddress, type Box } from './mail-of-order.ts';
import { LINK_HOURS, type PasswordLink } from './schemas.ts';
import { mailboxDevices, mailboxes, mailboxLinks } from './tables.ts';

const HOUR_MS = 3_600_000;

/**
 * Mails the order's address a link by which the password of a box is chosen: it opens once, for a day; those made before no longer
 * open. The key in it stands nowhere else, and behind a number sign, which no log of a request has. Throws 'mailboxes.not-found' (404),
 * 'mailboxes.not-now' (409).
 */
export async function requestPasswordLink(ctx: Ctx, { by, id }: { by: OrderAccess<'own'>; id: string }): Promise<void> {
  const key = newLinkKey();
  const expiresAt = new Date(ctx.clock.now().getTime() + LINK_HOURS * HOUR_MS);
  await inTransaction(ctx, async (ctx) => {
    const box = await readableBoxOf(ctx, by, id);
    await ctx.db.delete(mailboxLinks).where(eq(mailboxLinks.mailboxId, box.id));
    await ctx.db.insert(mailboxLinks).values({ hash: hashOfLink(key), mailboxId: box.id, expiresAt });
    await mailLink(ctx, box, key);
    await audit(ctx, 'mailboxes.link-made', box.orderId, { mailbox: box.id });
  });
}

async function mailLink(ctx: TxCtx, box: Box, key: string): Promise<void> {
  const order = await orderFacts(ctx, box.orderId);
  await writeMail(ctx, {
    kind: 'mailbox-password',
    orderId: box.orderId,
    occasion: hashOfLink(key),
    to: order.mail,
    lang: order.locale,
    href: `${ctx.config.publicUrl}/manager/mail-password#${key}`,
    values: { address: shownAddress(box), hours: String(LINK_HOURS) },
  });
}

/** What a link that still opens is for. Throws 'mailboxes.link-ended' (410), the same for every other text. */
export async function readPasswordLink(ctx: Ctx, { key }: { key: string }): Promise<PasswordLink> {
  requireMailHost(ctx);
  const box = await boxOfLink(ctx, key);
  const [held] = await ctx.db.select({ n: count() }).from(mailboxDevices).where(heldOf(box.id));
  return { address: shownAddress(box), devices: held?.n ?? 0 };
}

/** Reads only: programs that look through mails follow links. Throws 'mailboxes.link-ended' (410). */
export async function boxOfLink(ctx: Ctx, key: string): Promise<Box> {
  const [row] = await ctx.db
    .select({ box: mailboxes, link: mailboxLinks })
    .from(mailboxLinks)
    .innerJoin(mailboxes, eq(mailboxes.id, mailboxLinks.mailboxId))
    .where(eq(mailboxLinks.hash, hashOfLink(key)));
  if (!row || row.link.usedAt !== null || row.link.expiresAt <= ctx.clock.now()) throw linkEnded();
  // A phone that is set up chooses no password.
  if (row.link.deviceName !== null) throw linkEnded();
  return row.box;
}
