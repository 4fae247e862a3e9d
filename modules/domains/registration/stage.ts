import type { Ctx } from '../../../platform/ctx.ts';
import { findRegistration } from './registration.ts';

/** How far a name is: paid for and on its way; registered here; or it will not come, or has gone. */
export async function stageOf(
  ctx: Ctx,
  { registrationId }: { registrationId: string },
): Promise<'coming' | 'here' | 'over'> {
  const state = (await findRegistration(ctx, registrationId))?.state;
  if (state === 'registered') return 'here';
  return state === 'wanted' || state === 'submitted' ? 'coming' : 'over';
}
