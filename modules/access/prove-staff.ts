import type { Ctx } from '../../platform/ctx.ts';
import { AppError } from '../../platform/errors.ts';
import { StaffProof } from './proofs.ts';
import type { StaffRole } from './rights.rules.ts';

export type Staff<Role extends StaffRole = StaffRole> = StaffProof<Role>;

/**
 * That a person of ours acts, in this role. Throws identity.sign-in-needed (401) for whoever has not signed in,
 * identity.not-allowed (403) for staff of another role.
 */
export function proveStaff<Role extends StaffRole>({ actor }: Pick<Ctx, 'actor'>, role: Role): Staff<Role> {
  if (actor.kind !== 'agent' && actor.kind !== 'operator')
    throw new AppError('identity.sign-in-needed', { status: 401 });
  if (actor.kind !== role) throw new AppError('identity.not-allowed', { status: 403 });
  return new StaffProof(role, actor);
}
