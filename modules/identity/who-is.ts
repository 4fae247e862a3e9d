import type { Actor, Ctx } from '../../platform/ctx.ts';
import { AppError } from '../../platform/errors.ts';
import { findSession } from './session.ts';

const LONGEST_MS = 12 * 3600 * 1000;

export type StaffActor = Extract<Actor, { kind: 'agent' | 'operator' }>;

/** Who sends this bearer token, or null when it is unknown, ended, or its owner disabled. */
export async function whoIs(ctx: Ctx, token: string): Promise<StaffActor | null> {
  const session = await findSession(ctx, token);
  // However busy: after a working day its owner signs in again.
  if (!session || ctx.clock.now().getTime() - session.startedAt.getTime() > LONGEST_MS) return null;
  // Without the second factor that is due they may set one up, and are nobody to everything else.
  if (session.factor === 'due') return null;
  const { id, name, role } = session.owner;
  return { kind: role, userId: id, name };
}

/** Throws identity.sign-in-needed (401) for anybody who has not signed in, identity.not-allowed (403) for operators. */
export function requireAgent(ctx: Ctx): StaffActor & { kind: 'agent' } {
  if (ctx.actor.kind === 'agent') return { ...ctx.actor, kind: 'agent' };
  throw refusal(ctx);
}
/** Throws identity.sign-in-needed (401) for anybody who has not signed in, identity.not-allowed (403) for agents. */
export function requireOperator(ctx: Ctx): StaffActor & { kind: 'operator' } {
  if (ctx.actor.kind === 'operator') return { ...ctx.actor, kind: 'operator' };
  throw refusal(ctx);
}

const refusal = (ctx: Ctx): AppError =>
  ctx.actor.kind === 'agent' || ctx.actor.kind === 'operator'
    ? new AppError('identity.not-allowed', { status: 403 })
    : new AppError('identity.sign-in-needed', { status: 401 });
