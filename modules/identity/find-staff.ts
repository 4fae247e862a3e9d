import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Ctx } from '../../platform/ctx.ts';
import type { Role, StaffMember } from './schemas.ts';
import { users } from './tables.ts';

const columns = { id: users.id, name: users.name, email: users.email, role: users.role };

/** A member of staff who may work, or null. */
export async function findStaff(ctx: Ctx, id: string): Promise<StaffMember | null> {
  const [row] = await ctx.db
    .select(columns)
    .from(users)
    .where(and(eq(users.id, id), isNull(users.disabledAt)));
  return row ?? null;
}

/** Everybody of this role, the disabled ones too, by name. */
export const listStaff = (ctx: Ctx, role: Role): Promise<(StaffMember & { disabledAt: Date | null })[]> =>
  ctx.db
    .select({ ...columns, disabledAt: users.disabledAt })
    .from(users)
    .where(eq(users.role, role))
    .orderBy(asc(users.name));

/** By mail address, disabled or not; null when nobody has it. */
export async function findStaffByMail(
  ctx: Ctx,
  email: string,
): Promise<(StaffMember & { disabledAt: Date | null }) | null> {
  const [row] = await ctx.db
    .select({ ...columns, disabledAt: users.disabledAt })
    .from(users)
    .where(eq(users.email, email.trim().toLowerCase()));
  return row ?? null;
}
