import { audit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { AppError } from '../../platform/errors.ts';
import { authOf } from './auth.ts';
import { countFailure, forgetFailures, requirePatience } from './failures.ts';
import { findStaff } from './find-staff.ts';
import type { SignedIn, SignInInput } from './schemas.ts';

/**
 * Signs a member of staff in (A1). Throws identity.wrong-credentials, the same for a mail that is unknown, a wrong
 * password and a disabled account; identity.too-many-tries while mail or address has to wait.
 */
export async function signIn(ctx: Ctx, input: SignInInput, address: string | null): Promise<SignedIn> {
  const caller = { mail: input.email, address };
  await requirePatience(ctx, caller);
  const auth = authOf(ctx);
  const session = await auth.api.signInEmail({ body: input }).catch(() => null);
  const user = session && (await findStaff(ctx, session.user.id));
  if (!session || !user) {
    if (session) await auth.$context.then((inner) => inner.internalAdapter.deleteSession(session.token));
    await countFailure(ctx, caller);
    throw new AppError('identity.wrong-credentials', { status: 401 });
  }
  await forgetFailures(ctx, caller);
  await ctx.db.transaction((tx) => audit(tx, ctx, 'identity.sign-in', user.id));
  const { expiresAt } = await auth.$context.then(async (inner) => {
    const found = await inner.internalAdapter.findSession(session.token);
    if (!found) throw new Error('a session that was just opened is gone');
    return found.session;
  });
  return { token: session.token, expires_at: expiresAt.toISOString(), user };
}

/** Ends the session of this token; an unknown one is already ended. */
export async function signOut(ctx: Ctx, token: string): Promise<void> {
  const inner = await authOf(ctx).$context;
  await inner.internalAdapter.deleteSession(token);
}
