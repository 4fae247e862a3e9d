import { and, eq, isNull } from 'drizzle-orm';
import { audit } from '../../platform/audit.ts';
import type { Ctx, TxCtx } from '../../platform/ctx.ts';
import { AppError } from '../../platform/errors.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { isGuessable } from '../identity/password.rules.ts';
import { requestCut } from './cut-sessions.ts';
import { hashPassword, sha256 } from './box-secret.ts';
import { isReadable, requireMailHost, type Box } from './mail-of-order.ts';
import { boxOfLink } from './password-link.ts';
import { PASSWORD } from './schemas.ts';
import { mailboxDevices, mailboxes, mailboxLinks } from './tables.ts';

/**
 * The password of the box that this link is bound to, in the place of the one before; of it only a hash is kept. `devices`:
 * 'all' are revoked, or those that have a secret of their own 'stay'. Throws 'mailboxes.link-ended' (410), 'mailboxes.password-length' (422), 'mailboxes.password-guessable' (422),
 * 'mailboxes.not-now' (409); the link stays good where the password was refused.
 */
export async function setPassword(
  ctx: Ctx,
  { key, password, devices }: { key: string; password: string; devices: 'all' | 'stay' },
): Promise<void> {
  requireMailHost(ctx);
  const { domain, localPart } = await boxOfLink(ctx, key);
  const { length } = password;
  if (length < PASSWORD.min || length > PASSWORD.max) throw refused('mailboxes.password-length');
  if (isGuessable(password, { name: domain.replaceAll(/[.-]/g, ' '), email: `${localPart}@${domain}` }))
    throw refused('mailboxes.password-guessable');
  const hash = await hashPassword(password);
  await inTransaction(ctx, async (ctx) => {
    const box = await useLink(ctx, key);
    await ctx.db.update(mailboxes).set({ password: hash }).where(eq(mailboxes.id, box.id));
    if (devices === 'all')
      await ctx.db
        .update(mailboxDevices)
        .set({ revokedAt: ctx.clock.now() })
        .where(and(eq(mailboxDevices.mailboxId, box.id), isNull(mailboxDevices.revokedAt)));
    await requestCut(ctx, box.id);
    await audit(ctx, 'mailboxes.password-set', box.orderId, { mailbox: box.id, devices });
  });
}

const refused = (code: string) => new AppError(code, { status: 422, fields: { password: code } });

/** Of two that come at once one is the first. */
async function useLink(ctx: TxCtx, key: string): Promise<Box> {
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
  if (!isReadable(box)) throw new AppError('mailboxes.not-now', { status: 409 });
  return box;
}
