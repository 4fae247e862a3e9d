import type { Ctx } from '../../platform/ctx.ts';
import { authOf } from './auth.ts';
import type { MfaState, Role, StaffMember } from './schemas.ts';
import { mfaState } from './mfa.rules.ts';

export interface StaffSession {
  startedAt: Date;
  owner: StaffMember;
  factor: MfaState;
}

/** How the library wants to be told whose session a call is about. */
export const bearerOf = (token: string): Headers => new Headers({ authorization: `Bearer ${token}` });

/** The session of this bearer token, or null when it is unknown, ended, or its owner disabled. */
export async function findSession(ctx: Ctx, token: string): Promise<StaffSession | null> {
  const found = await authOf(ctx)
    .api.getSession({ headers: bearerOf(token) })
    .catch(() => null);
  if (!found || found.user.disabledAt) return null;
  const { id, name, email, twoFactorEnabled, factorDueAt } = found.user;
  const role = found.user.role as Role;
  const held = { role, twoFactorEnabled: twoFactorEnabled ?? false, factorDueAt: factorDueAt ?? null };
  return {
    startedAt: found.session.createdAt,
    owner: { id, name, email, role },
    factor: mfaState(held, ctx.clock.now()),
  };
}
