import type { Actor, Ctx } from '../../platform/ctx.ts';
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
