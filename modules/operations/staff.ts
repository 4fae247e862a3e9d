import type { Ctx } from '../../platform/ctx.ts';
import { AppError } from '../../platform/errors.ts';
import type { Lang } from '../../site-kit/names.ts';
import { addStaff, inviteStaff, requireOperator, setDisabled } from '../identity/index.server.ts';
import type { NewStaffInput, StaffMember } from '../identity/schemas.ts';

/** Opens an access and sends the link by which its owner chooses a password. Throws identity.mail-taken (409). */
export async function inviteAgent(ctx: Ctx, input: NewStaffInput, lang: Lang): Promise<StaffMember> {
  requireOperator(ctx);
  const added = await addStaff(ctx, input);
  await inviteStaff(ctx, added.id, lang);
  return added;
}

/** A new link for somebody who lost theirs or forgot the password; the older one ends. Throws identity.not-found. */
export async function invitePersonAgain(ctx: Ctx, userId: string, lang: Lang): Promise<void> {
  requireOperator(ctx);
  await inviteStaff(ctx, userId, lang);
}

/** Throws identity.not-found, and identity.not-allowed for closing one's own access: somebody must stay inside. */
export async function switchPerson(ctx: Ctx, userId: string, disabled: boolean): Promise<void> {
  const self = requireOperator(ctx);
  if (self.userId === userId) throw new AppError('identity.not-allowed', { status: 403 });
  await setDisabled(ctx, userId, disabled);
}
