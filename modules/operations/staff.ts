import type { Ctx } from '../../platform/ctx.ts';
import { AppError } from '../../platform/errors.ts';
import type { Lang } from '../../site-kit/names.ts';
import type { Staff } from '../access/index.server.ts';
import { addStaff, inviteStaff, setDisabled } from '../identity/index.server.ts';
import type { NewStaffInput, StaffMember } from '../identity/schemas.ts';

/** Opens an access and sends the link by which its owner chooses a password. Throws identity.mail-taken (409). */
export async function inviteAgent(
  ctx: Ctx,
  { by: _by, lang, ...person }: { by: Staff<'operator'>; lang: Lang } & NewStaffInput,
): Promise<StaffMember> {
  const added = await addStaff(ctx, person);
  await inviteStaff(ctx, { userId: added.id, lang });
  return added;
}

/** A new link for somebody who lost theirs or forgot the password; the older one ends. Throws identity.not-found. */
export async function invitePersonAgain(
  ctx: Ctx,
  { userId, lang }: { by: Staff<'operator'>; userId: string; lang: Lang },
): Promise<void> {
  await inviteStaff(ctx, { userId, lang });
}

/** Throws identity.not-found, and identity.not-allowed for closing one's own access: somebody must stay inside. */
export async function switchPerson(
  ctx: Ctx,
  { by, userId, disabled }: { by: Staff<'operator'>; userId: string; disabled: boolean },
): Promise<void> {
  if (by.userId === userId) throw new AppError('identity.not-allowed', { status: 403 });
  await setDisabled(ctx, { userId, disabled });
}
