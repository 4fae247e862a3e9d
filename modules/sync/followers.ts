import { and, inArray, isNotNull, or } from 'drizzle-orm';
import type { Ctx } from '../../platform/ctx.ts';
import { entitled } from '../plans/index.server.ts';
import { sitesOfPage } from '../sites/index.server.ts';
import { siteFollows } from './tables.ts';

/**
 * Ids of the sites that follow this page: open, of a plan that holds it, and neither standing by themselves nor waiting for their
 * owner's word after the consent was taken back.
 */
export async function followersOf(ctx: Ctx, pageId: string): Promise<string[]> {
  const open = await sitesOfPage(ctx, { pageId });
  const ids = open.filter(({ tier }) => entitled(tier, 'sync')).map(({ id }) => id);
  if (ids.length === 0) return [];
  const apart = await ctx.db
    .select({ siteId: siteFollows.siteId })
    .from(siteFollows)
    .where(and(inArray(siteFollows.siteId, ids), or(isNotNull(siteFollows.ownAt), isNotNull(siteFollows.keepBy))));
  const others = new Set(apart.map(({ siteId }) => siteId));
  return ids.filter((id) => !others.has(id));
}
