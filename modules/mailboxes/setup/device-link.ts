import { eq } from 'drizzle-orm';
import { audit } from '../../../platform/audit.ts';
import type { Ctx, TxCtx } from '../../../platform/ctx.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import type { OrderAccess } from '../../access/index.server.ts';
import { insertDevice } from '../devices.ts';
import { hashOfLink, linkEnded, newLinkKey } from '../link-key.ts';
import { openBoxOf, placeOf, requireMailHost, shownAddress, type Box } from '../mail-of-order.ts';
import { serversOf } from '../mail-names.rules.ts';
import { SETUP_MINUTES, type DeviceLink, type DeviceSetUp } from '../schemas.ts';
import { mailboxes, mailboxLinks } from '../tables.ts';
import { appleProfile } from './program-files.ts';

/**
 * A key by which a phone is set up, once and within a quarter of an hour: the owner's screen shows it as a code, and the phone's secret is
 * made and told on the phone alone. Throws 'mailboxes.not-found' (404), 'mailboxes.not-now' (409).
 */
export async function makeDeviceLink(
  ctx: Ctx,
  { by, id, name }: { by: OrderAccess<'own'>; id: string; name: string },
): Promise<{ key: string }> {
  const key = newLinkKey();
  const expiresAt = new Date(ctx.clock.now().getTime() + SETUP_MINUTES * 60_000);
  await inTransaction(ctx, async (ctx) => {
    const box = await openBoxOf(ctx, by, id);
    await ctx.db.insert(mailboxLinks).values({ hash: hashOfLink(key), mailboxId: box.id, expiresAt, deviceName: name });
    await audit(ctx, 'mailboxes.device-link-made', box.orderId, { mailbox: box.id });
  });
  return { key };
}

/** What a code is for; it stays good. Throws 'mailboxes.link-ended' (410), the same for every other text. */
export const readDeviceLink = (ctx: Ctx, { key }: { key: string }): Promise<DeviceLink> =>
  inTransaction(ctx, async (ctx) => {
    requireMailHost(ctx);
    const { box, name } = await lockedLink(ctx, key);
    return { address: shownAddress(box), name };
  });

/** Adds the phone and tells its secret, this once. Throws 'mailboxes.link-ended' (410), 'mailboxes.too-many-devices' (409). */
export const setUpByLink = (ctx: Ctx, { key }: { key: string }): Promise<DeviceSetUp> =>
  inTransaction(ctx, async (ctx) => {
    const { box, name, secret } = await used(ctx, key);
    return { address: shownAddress(box), name, secret, servers: serversOf(requireMailHost(ctx).domain) };
  });

/** The same as a profile, by which an iPhone sets itself up. */
export const profileByLink = (ctx: Ctx, { key }: { key: string }): Promise<string> =>
  inTransaction(ctx, async (ctx) => {
    const { box, secret, deviceId } = await used(ctx, key);
    return appleProfile({
      address: placeOf(box).username,
      secret,
      deviceId,
      mailHost: requireMailHost(ctx).domain,
    });
  });

async function used(ctx: TxCtx, key: string): Promise<{ box: Box; name: string; secret: string; deviceId: string }> {
  requireMailHost(ctx);
  const { box, name } = await lockedLink(ctx, key);
  await ctx.db
    .update(mailboxLinks)
    .set({ usedAt: ctx.clock.now() })
    .where(eq(mailboxLinks.hash, hashOfLink(key)));
  return { box, name, ...(await insertDevice(ctx, box, { kind: 'phone', name })) };
}

async function lockedLink(ctx: TxCtx, key: string): Promise<{ box: Box; name: string }> {
  const [row] = await ctx.db
    .select({ box: mailboxes, link: mailboxLinks })
    .from(mailboxLinks)
    .innerJoin(mailboxes, eq(mailboxes.id, mailboxLinks.mailboxId))
    .where(eq(mailboxLinks.hash, hashOfLink(key)))
    .for('update');
  const name = row?.link.deviceName;
  if (!row || !name || row.link.usedAt !== null || row.link.expiresAt <= ctx.clock.now()) throw linkEnded();
  if (row.box.state !== 'live') throw linkEnded();
  return { box: row.box, name };
}
