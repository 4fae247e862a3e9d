import { eq } from 'drizzle-orm';
import { audit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { isUniqueViolation } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { authOf } from './auth.ts';
import type { NewStaffInput, StaffMember } from './schemas.ts';
import { userAccounts, users, userSessions } from './tables.ts';

/**
 * Adds an agent or an operator, who cannot sign in until a password is set. Throws identity.mail-taken (409). The
 * caller asks for the right to do so: a command on the machine, or an operator.
 */
export async function addStaff(ctx: Ctx, input: NewStaffInput): Promise<StaffMember> {
  const id = newId('usr');
  const now = ctx.clock.now();
  try {
    await inTransaction(ctx, async (ctx) => {
      await ctx.db.insert(users).values({ id, ...input, createdAt: now, updatedAt: now });
      await audit(ctx, 'identity.add-staff', id, { role: input.role });
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError('identity.mail-taken', { status: 409, cause: error });
    throw error;
  }
  return { id, ...input };
}

/** Sets the password and ends every session that was open under the old one. */
export async function setPassword(ctx: Ctx, input: { userId: string; password: string }): Promise<void> {
  const { userId, password } = input;
  const hash = await authOf(ctx).$context.then((inner) => inner.password.hash(password));
  const now = ctx.clock.now();
  await inTransaction(ctx, async (ctx) => {
    const account = { accountId: userId, providerId: 'credential', userId, password: hash, updatedAt: now };
    await ctx.db
      .insert(userAccounts)
      .values({ id: newId('acc'), createdAt: now, ...account })
      .onConflictDoUpdate({
        target: [userAccounts.providerId, userAccounts.accountId],
        set: { password: hash, updatedAt: now },
      });
    await ctx.db.delete(userSessions).where(eq(userSessions.userId, userId));
    await audit(ctx, 'identity.set-password', userId);
  });
}

/** A disabled person is signed out at once and can no longer sign in; what they did stays theirs. */
export async function setDisabled(ctx: Ctx, input: { userId: string; disabled: boolean }): Promise<void> {
  const { userId, disabled } = input;
  const now = ctx.clock.now();
  await inTransaction(ctx, async (ctx) => {
    const [row] = await ctx.db
      .update(users)
      .set({ disabledAt: disabled ? now : null, updatedAt: now })
      .where(eq(users.id, userId))
      .returning({ id: users.id });
    if (!row) throw new AppError('identity.not-found', { status: 404 });
    if (disabled) await ctx.db.delete(userSessions).where(eq(userSessions.userId, userId));
    await audit(ctx, disabled ? 'identity.disable' : 'identity.enable', userId);
  });
}
