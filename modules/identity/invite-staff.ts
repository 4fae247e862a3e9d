import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, like } from 'drizzle-orm';
import { audit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { AppError } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import { emit, inTransaction } from '../../platform/transaction.ts';
import type { Lang } from '../../site-kit/names.ts';
import { isGuessable } from './password.rules.ts';
import { setPassword } from './add-staff.ts';
import './events.ts';
import { findStaff } from './find-staff.ts';
import type { StaffMember } from './schemas.ts';
import { userVerifications } from './tables.ts';

const VALID_MS = 7 * 24 * 3600 * 1000;
const KIND = 'staff-invite:';
const hash = (secret: string) => createHash('sha256').update(secret).digest('base64url');

/**
 * Makes a link that lets a member of staff choose a password, and announces it; an older link of the same person ends.
 * The database keeps a hash only. Throws identity.not-found for somebody unknown or disabled.
 */
export async function inviteStaff(ctx: Ctx, input: { userId: string; lang: Lang }): Promise<void> {
  const { userId, lang } = input;
  const user = await findStaff(ctx, userId);
  if (!user) throw new AppError('identity.not-found', { status: 404 });
  const secret = randomBytes(32).toString('base64url');
  const id = newId('inv');
  const now = ctx.clock.now();
  const expiresAt = new Date(now.getTime() + VALID_MS);
  await inTransaction(ctx, async (ctx) => {
    await ctx.db.delete(userVerifications).where(eq(userVerifications.identifier, `${KIND}${userId}`));
    await ctx.db
      .insert(userVerifications)
      .values({ id, identifier: `${KIND}${userId}`, value: hash(secret), expiresAt, createdAt: now, updatedAt: now });
    await audit(ctx, 'identity.invite', userId);
    // Behind the number sign: no server, proxy or log on the way is told the secret.
    const path = `/sitimanager/welcome#${secret}`;
    const { name, email } = user;
    await emit(ctx, 'identity.invited', { invitationId: id, userId, name, email, path, expiresAt, lang });
  });
}

/** Sets the password of whoever was invited with this secret, once. Throws identity.invite-invalid (404), and identity.password-guessable (422), after which the invitation still opens. */
export async function acceptInvite(ctx: Ctx, input: { secret: string; password: string }): Promise<StaffMember> {
  const { secret, password } = input;
  return inTransaction(ctx, async (ctx) => {
    const [used] = await ctx.db
      .delete(userVerifications)
      .where(
        and(
          eq(userVerifications.value, hash(secret)),
          like(userVerifications.identifier, `${KIND}%`),
          gt(userVerifications.expiresAt, ctx.clock.now()),
        ),
      )
      .returning({ identifier: userVerifications.identifier });
    const inside = ctx;
    const user = used && (await findStaff(inside, used.identifier.slice(KIND.length)));
    if (!user) throw new AppError('identity.invite-invalid', { status: 404 });
    if (isGuessable(password, user)) {
      throw new AppError('identity.password-guessable', { status: 422, fields: { password: 'guessable' } });
    }
    await setPassword(inside, { userId: user.id, password });
    return user;
  });
}
