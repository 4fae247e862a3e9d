import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Ctx } from '../../platform/ctx.ts';
import { AppError } from '../../platform/errors.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { hashOf } from './order-key.ts';
import { renewSession } from './order-keys.ts';
import { helperKeys, siteHelpers } from './tables.ts';

/**
 * Lets this browser act for the helper to whom this key was mailed, once. Returns the secret for the order cookie and the
 * site. Throws 'access.invitation-invalid' (404): unknown, used, too old or taken away, which nobody needs to tell apart.
 */
export function acceptInvitation(ctx: Ctx, { key }: { key: string }): Promise<{ secret: string; siteId: string }> {
  const now = ctx.clock.now();
  return inTransaction(ctx, async (ctx) => {
    const [used] = await ctx.db
      .update(helperKeys)
      .set({ usedAt: now })
      .where(and(eq(helperKeys.hash, hashOf(key)), isNull(helperKeys.usedAt), gt(helperKeys.expiresAt, now)))
      .returning({ helperId: helperKeys.helperId });
    const [helper] = used
      ? await ctx.db
          .select({ id: siteHelpers.id, siteId: siteHelpers.siteId })
          .from(siteHelpers)
          .where(and(eq(siteHelpers.id, used.helperId), isNull(siteHelpers.removedAt)))
      : [];
    if (!helper) throw new AppError('access.invitation-invalid', { status: 404 });
    return { secret: await renewSession(ctx, { helperIds: [helper.id], by: 'invitation' }), siteId: helper.siteId };
  });
}
