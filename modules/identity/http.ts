import type { Ctx } from '../../platform/ctx.ts';
import { AppError } from '../../platform/errors.ts';
import { done } from '../../platform/answers.ts';
import { defineCall } from '../../platform/http-call.ts';
import { startMfaEnrolment, confirmMfaEnrolment } from './mfa.ts';
import { findStaff } from './find-staff.ts';
import { acceptInvite } from './invite-staff.ts';
import * as schemas from './schemas.ts';
import { signIn, signOut } from './sign-in.ts';

const staff = '/buy_yr/api/staff';
const LIMIT = { burst: 10, perMinute: 10 };

function requireToken(bearer: string | null): string {
  if (!bearer) throw new AppError('identity.sign-in-needed', { status: 401 });
  return bearer;
}

async function requireMe(ctx: Ctx): Promise<schemas.StaffMember> {
  const { actor } = ctx;
  const user = actor.kind === 'agent' || actor.kind === 'operator' ? await findStaff(ctx, actor.userId) : null;
  if (!user) throw new AppError('identity.sign-in-needed', { status: 401 });
  return user;
}

/** Signing in and out for agents and operators (A1, A5). The token is answered once and kept by the page, in memory. */
export const staffCalls = [
  defineCall({
    method: 'post',
    path: `${staff}/sign-in`,
    id: 'A1-sign-in',
    summary: 'Sign in as an agent or an operator',
    limit: { burst: 20, perMinute: 20 },
    body: schemas.signInInput,
    answer: schemas.signedIn,
    run: async (ctx, { body, address }) => signIn(ctx, { ...(await body()), address }),
  }),
  defineCall({
    method: 'post',
    path: `${staff}/sign-out`,
    id: 'A1-sign-out',
    summary: 'End the token that is sent',
    answer: done,
    async run(ctx, { bearer }) {
      if (bearer) await signOut(ctx, bearer);
      return {};
    },
  }),
  defineCall({
    method: 'post',
    path: `${staff}/welcome`,
    id: 'A1-welcome',
    summary: 'Choose a password by the link of an invitation',
    limit: LIMIT,
    body: schemas.acceptInviteInput,
    answer: schemas.welcomed,
    async run(ctx, { body }) {
      const { key, password } = await body();
      const { role } = await acceptInvite(ctx, { secret: key, password });
      return { role };
    },
  }),
  defineCall({
    method: 'post',
    path: `${staff}/factor`,
    id: 'A5-factor',
    summary: 'Begin a second factor',
    limit: LIMIT,
    body: schemas.startMfaInput,
    answer: schemas.newMfa,
    async run(ctx, { body, bearer, address }) {
      const { password } = await body();
      return startMfaEnrolment(ctx, { token: requireToken(bearer), password, address });
    },
  }),
  defineCall({
    method: 'post',
    path: `${staff}/factor/confirm`,
    id: 'A5-factor-confirm',
    summary: 'The second factor holds from now on; every session ends',
    limit: LIMIT,
    body: schemas.confirmMfaInput,
    answer: done,
    async run(ctx, { body, bearer, address }) {
      const { code } = await body();
      await confirmMfaEnrolment(ctx, { token: requireToken(bearer), code, address });
      return {};
    },
  }),
  defineCall({
    method: 'get',
    path: `${staff}/me`,
    id: 'A1-me',
    summary: 'Whose token is sent',
    answer: schemas.staffMember,
    run: (ctx) => requireMe(ctx),
  }),
];
