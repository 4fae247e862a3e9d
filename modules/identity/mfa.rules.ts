import type { MfaState, Role } from './schemas.ts';

/** An operator has the day of the first sign-in to set a second factor up. */
const GRACE_MS = 24 * 3600 * 1000;
export const graceEnd = (firstSignIn: Date): Date => new Date(firstSignIn.getTime() + GRACE_MS);

/** Agents choose; for operators it is due after the first day. */
export function mfaState(
  user: { role: Role; twoFactorEnabled: boolean; factorDueAt: Date | null },
  now: Date,
): MfaState {
  if (user.twoFactorEnabled) return 'on';
  return user.role === 'operator' && user.factorDueAt !== null && user.factorDueAt <= now ? 'due' : 'off';
}
