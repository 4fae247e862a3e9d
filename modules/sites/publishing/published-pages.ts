import { and, eq, inArray } from 'drizzle-orm';
import type { Ctx } from '../../../platform/ctx.ts';
import { sites } from '../tables.ts';

/** Which of these social pages already have a live site. */
export async function publishedPages(ctx: Ctx, pageIds: string[]): Promise<Set<string>> {
  if (pageIds.length === 0) return new Set();
  const rows = await ctx.db
    .select({ pageId: sites.pageId })
    .from(sites)
    .where(and(inArray(sites.pageId, pageIds), eq(sites.status, 'live')));
  return new Set(rows.map((row) => row.pageId));
}
