import { eq } from 'drizzle-orm';
import type { Ctx } from '../../platform/ctx.ts';
import { AppError } from '../../platform/errors.ts';
import { inTransaction } from '../../platform/transaction.ts';
import type { LayoutName } from '../../site-kit/names.ts';
import type { FreeSiteAccess } from '../access/index.server.ts';
import { findFreeSite, lockFreeSite, wearLayout } from '../sites/index.server.ts';
import { DAY_MS } from './limits.ts';
import { freeSites } from './tables.ts';

/** Until when another layout cannot be chosen; null: it can be. */
export function layoutWaitsUntil(changedAt: Date | null, now: Date): Date | null {
  const until = changedAt && new Date(changedAt.getTime() + DAY_MS);
  return until && until > now ? until : null;
}

/**
 * The free site wears another layout, once a day; the one that it wears costs no change. Throws 'free-sites.layout-waits' (409) within
 * a day of the last, 'sites.not-found' (404) for one that is offline.
 */
export function chooseLayout(ctx: Ctx, { by, layout }: { by: FreeSiteAccess; layout: LayoutName }): Promise<void> {
  const { siteId } = by;
  return inTransaction(ctx, async (ctx) => {
    await lockFreeSite(ctx, siteId);
    const site = await findFreeSite(ctx, siteId);
    if (site?.layout === layout) return;
    const [row] = await ctx.db.select().from(freeSites).where(eq(freeSites.siteId, siteId)).for('update');
    const now = ctx.clock.now();
    if (layoutWaitsUntil(row?.layoutChangedAt ?? null, now))
      throw new AppError('free-sites.layout-waits', { status: 409 });
    await wearLayout(ctx, { siteId, layout });
    await ctx.db.update(freeSites).set({ layoutChangedAt: now }).where(eq(freeSites.siteId, siteId));
  });
}
