import { eq } from 'drizzle-orm';
import { audit } from '../../../platform/audit.ts';
import type { Ctx, TxCtx } from '../../../platform/ctx.ts';
import { AppError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { hashOf, orderKey, type OrderAccess } from '../../access/index.server.ts';
import { newDeviceSecret, sha256 } from '../box-secret.ts';
import { boxOf, placeOf, type Box } from '../mail-of-order.ts';
import type { BoxLogin } from '../mail-reader.port.ts';
import { mailboxDevices } from '../tables.ts';
import { requirePlace } from './places.ts';

/** A sign-in of one act, and what ends it. */
interface Once {
  box: Box;
  login: BoxLogin;
  end: () => Promise<void>;
}

/**
 * With what all of a box is read, once. It opens a box that is paused too: what it holds is its owner's, whatever was paid. Throws
 * 'mailboxes.not-found' (404), 'mailboxes.take-busy' (503).
 */
export const takeLogin = (ctx: Ctx, { by, id }: { by: OrderAccess<'own'>; id: string }): Promise<Once> =>
  inTransaction(ctx, async (tx) => {
    const box = await boxOf(tx, by, id);
    requirePlace(box.id);
    return loginOnce(ctx, tx, { box, action: 'mailboxes.taken' });
  });

/** With what a box that is paused shows the newest of what came. Throws 'mailboxes.not-found' (404), 'mailboxes.not-now' (409) for any other. */
export const glanceLogin = (ctx: Ctx, { by, id }: { by: OrderAccess<'own'>; id: string }): Promise<Once> =>
  inTransaction(ctx, async (tx) => {
    const box = await boxOf(tx, by, id);
    if (box.state !== 'paused') throw new AppError('mailboxes.not-now', { status: 409, reason: `it is ${box.state}` });
    return loginOnce(ctx, tx, { box, action: 'mailboxes.glanced' });
  });

/** A device that is shown to nobody and ends with `end`, at the latest after the hours of a page. */
async function loginOnce(ctx: Ctx, tx: TxCtx, { box, action }: { box: Box; action: string }): Promise<Once> {
  const [deviceId, secret] = [newId('mdv'), newDeviceSecret()];
  const session = orderKey(tx, 'own');
  if (!session) throw new AppError('mailboxes.not-found', { status: 404 });
  await tx.db.insert(mailboxDevices).values({
    id: deviceId,
    mailboxId: box.id,
    kind: 'take',
    name: hashOf(session),
    secretSha256: sha256(secret),
    createdAt: tx.clock.now(),
  });
  await audit(tx, action, box.orderId, { mailbox: box.id, device: deviceId });
  const end = async () => void (await ctx.db.delete(mailboxDevices).where(eq(mailboxDevices.id, deviceId)));
  return { box, login: { username: placeOf(box).username, secret }, end };
}
