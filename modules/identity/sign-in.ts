import { and, eq, isNull } from 'drizzle-orm';
import { audit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { AppError } from '../../platform/errors.ts';
import { emit, inTransaction } from '../../platform/transaction.ts';
import { authOf } from './auth.ts';
import { mfaState, graceEnd } from './mfa.rules.ts';
import { useCode } from './mfa.ts';
import { recordFailure, clearFailures, throttle, type Caller } from './failures.ts';
import { findStaff } from './find-staff.ts';
import { findSession } from './session.ts';
import type { SignedIn, SignInInput } from './schemas.ts';
import { users } from './tables.ts';

/** Six digits of an authenticator; anything else is one of the codes for the day on which it is lost. */
const OF_AUTHENTICATOR = /^\d{6}$/;

/**
 * Signs a member of staff in (A1). Throws identity.wrong-credentials, the same for a mail that is unknown, a wrong
 * password and a disabled account; identity.code-needed where the password is right and a second factor holds;
 * identity.wrong-code for that; identity.too-many-tries while mail or address has to wait.
 */
export async function signIn(ctx: Ctx, input: SignInInput & { address: string | null }): Promise<SignedIn> {
  const caller = { mail: input.email, address: input.address };
  await throttle(ctx, caller);
  const { token, userId } = await prove(ctx, input, caller);
  const user = await findStaff(ctx, userId);
  if (!user) {
    await dropSession(ctx, token);
    throw await failed(ctx, caller, 'identity.wrong-credentials');
  }
  await clearFailures(ctx, caller);
  const now = ctx.clock.now();
  const state = await inTransaction(ctx, async (ctx) => {
    await audit(ctx, 'identity.sign-in', user.id);
    // The first of an operator: the day in which a second factor is set up begins.
    if (user.role === 'operator') {
      const due = and(eq(users.id, user.id), isNull(users.factorDueAt));
      await ctx.db
        .update(users)
        .set({ factorDueAt: graceEnd(now) })
        .where(due);
    }
    const [row] = await ctx.db.select().from(users).where(eq(users.id, user.id));
    return row ? mfaState(row, now) : 'off';
  });
  const { expiresAt } = await authOf(ctx).$context.then(async (inner) => {
    const found = await inner.internalAdapter.findSession(token);
    if (!found) throw new Error('a session that was just opened is gone');
    return found.session;
  });
  return { token, expires_at: expiresAt.toISOString(), user, factor: state };
}

/** Password, and the code where one is asked for. */
async function prove(ctx: Ctx, input: SignInInput, caller: Caller): Promise<{ token: string; userId: string }> {
  const { email, password, code } = input;
  const { api } = authOf(ctx);
  const asked = await api.signInEmail({ body: { email, password }, returnHeaders: true }).catch(() => null);
  if (!asked) throw await failed(ctx, caller, 'identity.wrong-credentials');
  const answer: unknown = asked.response;
  if (!isChallenge(answer)) return { token: asked.response.token, userId: asked.response.user.id };
  if (!code) throw new AppError('identity.code-needed', { status: 401 });
  const proof = { body: { code }, headers: new Headers({ cookie: cookiesOf(asked.headers) }) };
  const ofAuthenticator = OF_AUTHENTICATOR.test(code);
  const opened = await (ofAuthenticator ? api.verifyTOTP(proof) : api.verifyBackupCode(proof)).catch(() => null);
  if (!opened?.token) throw await failed(ctx, caller, 'identity.wrong-code');
  const { token } = opened;
  const userId = opened.user.id;
  if (ofAuthenticator && !(await useCode(ctx, userId, code))) {
    await dropSession(ctx, token);
    throw await failed(ctx, caller, 'identity.wrong-code');
  }
  return { token, userId };
}

async function failed(ctx: Ctx, caller: Caller, code: string): Promise<AppError> {
  await recordFailure(ctx, caller);
  return new AppError(code, { status: 401 });
}

/** The library's two-factor plugin answers a right password with this where a second factor holds. */
const isChallenge = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && 'twoFactorRedirect' in answer;
/** What the library would have a browser send back: the challenge that the code answers. */
const cookiesOf = (headers: Headers): string =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0] ?? '')
    .filter((pair) => !pair.endsWith('='))
    .join('; ');

/** Ends the session of this token, and with it what its owner opened by it elsewhere; an unknown one is already ended. */
export async function signOut(ctx: Ctx, token: string): Promise<void> {
  const session = await findSession(ctx, token);
  if (session) await inTransaction(ctx, (ctx) => emit(ctx, 'identity.signed-out', { userId: session.owner.id }));
  await dropSession(ctx, token);
}

async function dropSession(ctx: Ctx, token: string): Promise<void> {
  const inner = await authOf(ctx).$context;
  await inner.internalAdapter.deleteSession(token);
}
