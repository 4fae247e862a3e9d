import { createHmac } from 'node:crypto';
import { and, eq, isNull, lt, ne, or } from 'drizzle-orm';
import { audit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { AppError } from '../../platform/errors.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { authOf } from './auth.ts';
import { recordFailure, throttle } from './failures.ts';
import type { NewMfa } from './schemas.ts';
import { bearerOf, findSession, type StaffSession } from './session.ts';
import { users, userSessions, userTwoFactors } from './tables.ts';

/** A code holds for half a minute, and for as long before and after (RFC 6238): so long it must not open twice. */
const CODE_LIVES_MS = 2 * 60_000;

/** Whose session this is, also of somebody who may do nothing yet but set a second factor up. Throws identity.sign-in-needed. */
async function requireSession(ctx: Ctx, token: string): Promise<StaffSession> {
  const session = await findSession(ctx, token);
  if (!session) throw new AppError('identity.sign-in-needed', { status: 401 });
  return session;
}

/**
 * Begins a second factor for whoever is signed in with `token`: a secret for their authenticator, and codes for the day on
 * which that is lost, shown this once. It holds from `confirmMfaEnrolment` on. Throws identity.wrong-credentials for a wrong
 * password, identity.factor-held (409) where one holds already.
 */
export async function startMfaEnrolment(
  ctx: Ctx,
  input: { token: string; password: string; address: string | null },
): Promise<NewMfa> {
  const { token, password, address } = input;
  const { owner, factor } = await requireSession(ctx, token);
  if (factor === 'on') throw new AppError('identity.factor-held', { status: 409 });
  const caller = { mail: owner.email, address };
  await throttle(ctx, caller);
  const made = await authOf(ctx)
    .api.enableTwoFactor({ body: { password, method: 'totp' }, headers: bearerOf(token) })
    .catch(() => null);
  if (made?.method !== 'totp') {
    await recordFailure(ctx, caller);
    throw new AppError('identity.wrong-credentials', { status: 403 });
  }
  return { uri: made.totpURI, recovery_codes: made.backupCodes };
}

/**
 * The authenticator works: from now on nobody signs in as this person without it. Every session ends, this one too.
 * Throws identity.wrong-code (403).
 */
export async function confirmMfaEnrolment(
  ctx: Ctx,
  input: { token: string; code: string; address: string | null },
): Promise<void> {
  const { token, code, address } = input;
  const { owner } = await requireSession(ctx, token);
  const caller = { mail: owner.email, address };
  await throttle(ctx, caller);
  const right = await authOf(ctx)
    .api.verifyTOTP({ body: { code }, headers: bearerOf(token) })
    .then(
      () => true,
      () => false,
    );
  if (!right) {
    await recordFailure(ctx, caller);
    throw new AppError('identity.wrong-code', { status: 403 });
  }
  await inTransaction(ctx, async (ctx) => {
    await ctx.db.delete(userSessions).where(eq(userSessions.userId, owner.id));
    await audit(ctx, 'identity.factor-on', owner.id);
  });
}

/** Takes a code for used. False when it was used a moment ago: whoever looked over a shoulder comes too late. */
export async function useCode(ctx: Ctx, userId: string, code: string): Promise<boolean> {
  const now = ctx.clock.now();
  const lastCode = createHmac('sha256', ctx.config.appSecret).update(`code:${userId}:${code}`).digest('base64url');
  const { lastCode: last, lastCodeAt: at } = userTwoFactors;
  const used = await ctx.db
    .update(userTwoFactors)
    .set({ lastCode, lastCodeAt: now })
    .where(
      and(
        eq(userTwoFactors.userId, userId),
        or(isNull(last), ne(last, lastCode), lt(at, new Date(now.getTime() - CODE_LIVES_MS))),
      ),
    )
    .returning({ id: userTwoFactors.id });
  return used.length > 0;
}

/** For whoever lost authenticator and codes: the password alone opens again, until another factor is set up. */
export async function resetMfa(ctx: Ctx, userId: string): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    await ctx.db.delete(userTwoFactors).where(eq(userTwoFactors.userId, userId));
    const off = { twoFactorEnabled: false, factorDueAt: null, updatedAt: ctx.clock.now() };
    await ctx.db.update(users).set(off).where(eq(users.id, userId));
    await ctx.db.delete(userSessions).where(eq(userSessions.userId, userId));
    await audit(ctx, 'identity.factor-reset', userId);
  });
}
