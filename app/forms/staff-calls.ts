import { newMfa, signedIn, type NewMfa, type SignInInput } from '../../modules/identity/schemas.ts';
import { done } from '../../platform/answers.ts';
import { postJson } from '../ui/api.ts';
import { enterStaff, leaveStaff } from '../ui/staff-session.ts';

/** Rejects with ApiFailure: identity.wrong-credentials, identity.code-needed, identity.wrong-code, identity.too-many-tries. */
export async function signInStaff(input: SignInInput): Promise<void> {
  enterStaff(await postJson('/buy_yr/api/staff/sign-in', input, signedIn));
}

/** Signed out here at once; the server is told, and a token it does not hear of ends by itself. */
export async function signOutStaff(): Promise<void> {
  const told = postJson('/buy_yr/api/staff/sign-out', {}, done);
  leaveStaff();
  await told.catch(() => undefined);
}

/** Rejects with ApiFailure: identity.wrong-credentials, identity.factor-held. */
export const startMfaEnrolment = (password: string): Promise<NewMfa> =>
  postJson('/buy_yr/api/staff/factor', { password }, newMfa);

/** It holds from now on, and every session has ended: the sign-in that follows asks for a code. */
export async function confirmMfaEnrolment(code: string): Promise<void> {
  await postJson('/buy_yr/api/staff/factor/confirm', { code }, done);
  leaveStaff();
}
