import { randomBytes } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { audit } from '../../platform/audit.ts';
import type { Ctx, TxCtx } from '../../platform/ctx.ts';
import { AppError } from '../../platform/errors.ts';
import { inTransaction } from '../../platform/transaction.ts';
import type { OrderAccess } from '../access/index.server.ts';
import { isGuessable } from '../identity/password.rules.ts';
import { hashPassword, sha256 } from './box-secret.ts';
import { openBoxOf } from './mail-of-order.ts';
import { LINK_HOURS, PASSWORD } from './schemas.ts';
import { mailboxDevices, mailboxes, mailboxLinks } from './tables.ts';

const HOUR_MS = 3_600_000;
/** 256 bits in base64url. */
const KEY = /^[\w-]{43}$/;

/**
 * A link by which the owner chooses the password of a box: opens once, for a day; those made before no longer open. The key in
 * it stands nowhere else. Throws 'mailboxes.not-found' (404), 'mailboxes.not-now' (409).
 */
export async function makePasswordLink(
  ctx: Ctx,
  { by, id }: { by: OrderAccess<'own'>; id: string },
): Promise<{ url: string; expiresAt: Date }> {
  const key = randomBytes(32).toString('base64url');
  const expiresAt = new Date(ctx.clock.now().getTime() + LINK_HOURS * HOUR_MS);
  await inTransaction(ctx, async (ctx) => {
    const box = await openBoxOf(ctx, by, id);
    await ctx.db.delete(mailboxLinks).where(eq(mailboxLinks.mailboxId, box.id));
    await ctx.db.insert(mailboxLinks).values({ hash: sha256(key), mailboxId: box.id, expiresAt });
    await audit(ctx, 'mailboxes.link-made', box.orderId, { mailbox: box.id });
  });
  return { url: `${ctx.config.publicUrl}/mail/password/${key}`, expiresAt };
}

/**
 * The password of the box that this link is bound to, in the place of the one before; of it only a hash is kept. `devices`:
 * 'all' are revoked, or those that have a secret of their own 'stay'. Throws 'mailboxes.link-ended' (410), 'mailboxes.password-length' (422), 'mailboxes.password-guessable' (422),
 * 'mailboxes.not-now' (409); the link stays good where the password was refused.
 */
export async function setPassword(
  ctx: Ctx,
  { key, password, devices }: { key: string; password: string; devices: 'all' | 'stay' },
): Promise<void> {
  const found = await boxOfLink(ctx, key);
  if (!found) throw new AppError('mailboxes.link-ended', { status: 410 });
  const { length } = password;
  if (length < PASSWORD.min || length > PASSWORD.max) throw new AppError('mailboxes.password-length', { status: 422 });
  const { domain, localPart } = found;
  if (isGuessable(password, { name: domain.replaceAll(/[.-]/g, ' '), email: `${localPart}@${domain}` }))
    throw new AppError('mailboxes.password-guessable', { status: 422 });
  const hash = await hashPassword(password);
  await inTransaction(ctx, async (ctx) => {
    const box = await useLink(ctx, key);
    await ctx.db.update(mailboxes).set({ password: hash }).where(eq(mailboxes.id, box.id));
    if (devices === 'all')
      await ctx.db
        .update(mailboxDevices)
        .set({ revokedAt: ctx.clock.now() })
        .where(and(eq(mailboxDevices.mailboxId, box.id), isNull(mailboxDevices.revokedAt)));
    await audit(ctx, 'mailboxes.password-set', box.orderId, { mailbox: box.id, devices });
  });
}

/** The box of a link that still opens; null for every other text. Reads only: programs that look through mails follow links. */
export async function boxOfLink(ctx: Ctx, key: string) {
  if (!KEY.test(key)) return null;
  const [row] = await ctx.db
    .select({ box: mailboxes, link: mailboxLinks })
    .from(mailboxLinks)
    .innerJoin(mailboxes, eq(mailboxes.id, mailboxLinks.mailboxId))
    .where(eq(mailboxLinks.hash, sha256(key)));
  return row && row.link.usedAt === null && row.link.expiresAt > ctx.clock.now() ? row.box : null;
}

/** Of two that come at once one is the first. */
async function useLink(ctx: TxCtx, key: string) {
  const used = await ctx.db
    .update(mailboxLinks)
    .set({ usedAt: ctx.clock.now() })
    .where(and(eq(mailboxLinks.hash, sha256(key)), isNull(mailboxLinks.usedAt)))
    .returning({ mailboxId: mailboxLinks.mailboxId });
  const [box] = await ctx.db
    .select()
    .from(mailboxes)
    .where(eq(mailboxes.id, used[0]?.mailboxId ?? ''))
    .for('update');
  if (!box) throw new AppError('mailboxes.link-ended', { status: 410 });
  if (box.state !== 'live') throw new AppError('mailboxes.not-now', { status: 409 });
  return box;
}
