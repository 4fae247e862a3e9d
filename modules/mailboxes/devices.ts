import { and, count, eq, isNull, notInArray } from 'drizzle-orm';
import { audit } from '../../platform/audit.ts';
import type { Ctx, TxCtx } from '../../platform/ctx.ts';
import { AppError } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import { inTransaction } from '../../platform/transaction.ts';
import type { OrderAccess } from '../access/index.server.ts';
import { newDeviceSecret, sha256 } from './box-secret.ts';
import { requestCut } from './cut-sessions.ts';
import { boxOf, openBoxOf, type Box } from './mail-of-order.ts';
import { BROWSER_KINDS, DEVICE_NAME, MOST_DEVICES, type DeviceKind } from './schemas.ts';
import { mailboxDevices, mailboxes } from './tables.ts';

/** Devices of a box that its owner added: browsers that read it are none of them. */
export const heldOf = (mailboxId: string) =>
  and(
    eq(mailboxDevices.mailboxId, mailboxId),
    isNull(mailboxDevices.revokedAt),
    notInArray(mailboxDevices.kind, [...BROWSER_KINDS]),
  );

/**
 * A secret of its own for one device, told once and never again. `name`: up to 60 letters, as its owner calls it. Throws 'mailboxes.not-found' (404), 'mailboxes.not-now' (409), 'mailboxes.too-many-devices' (409).
 */
export async function addDevice(
  ctx: Ctx,
  { by, id, kind, name }: { by: OrderAccess<'own'>; id: string; kind: DeviceKind; name: string },
): Promise<{ deviceId: string; secret: string }> {
  return inTransaction(ctx, async (ctx) => insertDevice(ctx, await openBoxOf(ctx, by, id), { kind, name }));
}

/** The box is locked. Throws 'mailboxes.too-many-devices' (409). */
export async function insertDevice(
  ctx: TxCtx,
  box: Box,
  { kind, name }: { kind: DeviceKind; name: string },
): Promise<{ deviceId: string; secret: string }> {
  const [deviceId, secret] = [newId('mdv'), newDeviceSecret()];
  const [held] = await ctx.db.select({ n: count() }).from(mailboxDevices).where(heldOf(box.id));
  if ((held?.n ?? 0) >= MOST_DEVICES) throw new AppError('mailboxes.too-many-devices', { status: 409 });
  await ctx.db.insert(mailboxDevices).values({
    id: deviceId,
    mailboxId: box.id,
    kind,
    name: name.slice(0, DEVICE_NAME),
    secretSha256: sha256(secret),
    createdAt: ctx.clock.now(),
  });
  await audit(ctx, 'mailboxes.device-added', box.orderId, { mailbox: box.id, device: deviceId, kind });
  return { deviceId, secret };
}

/** What the device signs in with opens nothing any more. Safe twice. Throws 'mailboxes.not-found' (404). */
export async function revokeDevice(
  ctx: Ctx,
  { by, id, deviceId }: { by: OrderAccess<'own'>; id: string; deviceId: string },
): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const box = await boxOf(ctx, by, id);
    const open = await ctx.db
      .update(mailboxDevices)
      .set({ revokedAt: ctx.clock.now() })
      .where(
        and(eq(mailboxDevices.id, deviceId), eq(mailboxDevices.mailboxId, box.id), isNull(mailboxDevices.revokedAt)),
      )
      .returning({ id: mailboxDevices.id });
    if (open.length === 0) return;
    await requestCut(ctx, box.id);
    await audit(ctx, 'mailboxes.device-revoked', box.orderId, { mailbox: box.id, device: deviceId });
  });
}

/** Whether only devices' secrets open the box: a password that was given away or guessed then opens nothing. */
export async function setDevicesOnly(
  ctx: Ctx,
  { by, id, only }: { by: OrderAccess<'own'>; id: string; only: boolean },
): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const box = await openBoxOf(ctx, by, id);
    if ((box.devicesOnlyAt !== null) === only) return;
    const devicesOnlyAt = only ? ctx.clock.now() : null;
    await ctx.db.update(mailboxes).set({ devicesOnlyAt }).where(eq(mailboxes.id, box.id));
    if (only) await requestCut(ctx, box.id);
    await audit(ctx, 'mailboxes.devices-only', box.orderId, { mailbox: box.id, only });
  });
}
