import { eq } from 'drizzle-orm';
import { audit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { helperOf } from './invite-helper.ts';
import type { SiteAccess } from './prove-site.ts';
import type { HelperRole } from './rights.rules.ts';
import { helperKeys, helperSessions, siteHelpers } from './tables.ts';

interface Which {
  by: SiteAccess<'manage'>;
  helper: string;
}

/** From their next request on. Throws 'access.helper-missing' (404). */
export function setHelperRole(ctx: Ctx, { by, helper: id, role }: Which & { role: HelperRole }): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const helper = await helperOf(ctx, { by, id });
    if (helper.role === role) return;
    await ctx.db.update(siteHelpers).set({ role }).where(eq(siteHelpers.id, id));
    await audit(ctx, 'access.helper-role', by.siteId, { helperId: id, role });
  });
}

/** The grant is taken away: from their next request on the site is not theirs. Throws 'access.helper-missing' (404). */
export function removeHelper(ctx: Ctx, { by, helper: id }: Which): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    await helperOf(ctx, { by, id });
    const now = ctx.clock.now();
    await ctx.db.update(siteHelpers).set({ removedAt: now }).where(eq(siteHelpers.id, id));
    await ctx.db.delete(helperSessions).where(eq(helperSessions.helperId, id));
    // The rows stay: an address is not mailed without end by inviting and removing.
    await ctx.db.update(helperKeys).set({ usedAt: now }).where(eq(helperKeys.helperId, id));
    await audit(ctx, 'access.helper-removed', by.siteId, { helperId: id });
  });
}
