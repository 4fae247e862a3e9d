import { and, eq, gte, inArray, isNull, lt, notExists, or } from 'drizzle-orm';
import { all, BATCH, daysAgo, inBatches } from '../../platform/batches.ts';
import type { Ctx, TxCtx } from '../../platform/ctx.ts';
import { HELPERS_KEPT } from './schemas.ts';
import { eraseConsents, purgeConsents } from './support.ts';
import { helperKeys, siteHelpers } from './tables.ts';

/** Helpers whose grant was taken away or is over, those who never came, links that ended, and consents to support. */
export async function purgeHelpers(ctx: Ctx): Promise<number> {
  return (await purgeRows(ctx)) + (await purgeKeys(ctx)) + (await purgeConsents(ctx));
}

function purgeRows(ctx: Ctx): Promise<number> {
  return inBatches(ctx, async (ctx) => {
    const lately = ctx.db
      .select({ id: helperKeys.helperId })
      .from(helperKeys)
      .where(
        and(
          eq(helperKeys.helperId, siteHelpers.id),
          gte(helperKeys.expiresAt, daysAgo(ctx, HELPERS_KEPT.neverCameDays)),
        ),
      );
    const old = ctx.db
      .select({ id: siteHelpers.id })
      .from(siteHelpers)
      .where(
        or(
          lt(siteHelpers.removedAt, daysAgo(ctx, HELPERS_KEPT.removedDays)),
          lt(siteHelpers.untilOn, daysAgo(ctx, HELPERS_KEPT.removedDays).toISOString().slice(0, 10)),
          and(isNull(siteHelpers.acceptedAt), notExists(lately)),
        ),
      )
      .limit(BATCH);
    return all(await ctx.db.delete(siteHelpers).where(inArray(siteHelpers.id, old)).returning({ id: siteHelpers.id }));
  });
}

function purgeKeys(ctx: Ctx): Promise<number> {
  return inBatches(ctx, async (ctx) => {
    const old = ctx.db
      .select({ hash: helperKeys.hash })
      .from(helperKeys)
      .where(lt(helperKeys.expiresAt, daysAgo(ctx, HELPERS_KEPT.neverCameDays)))
      .limit(BATCH);
    return all(
      await ctx.db.delete(helperKeys).where(inArray(helperKeys.hash, old)).returning({ hash: helperKeys.hash }),
    );
  });
}

/** Nobody helps with these sites any more, and support does not look at them. */
export async function eraseHelpers(ctx: TxCtx, siteIds: readonly string[]): Promise<void> {
  await eraseConsents(ctx, siteIds);
  if (siteIds.length > 0) await ctx.db.delete(siteHelpers).where(inArray(siteHelpers.siteId, [...siteIds]));
}
