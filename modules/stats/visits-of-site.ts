import { and, asc, between, eq } from 'drizzle-orm';
import type { Ctx } from '../../platform/ctx.ts';
import type { SiteAccess } from '../access/index.server.ts';
import { siteVisits } from './tables.ts';

export interface VisitDay {
  /** YYYY-MM-DD, UTC. */
  day: string;
  path: string;
  views: number;
  visits: number;
}

/** What was seen of a site from one day to another, both included (YYYY-MM-DD). */
export function visitsOfSite(
  ctx: Pick<Ctx, 'db'>,
  { by, from, to }: { by: SiteAccess<'read'>; from: string; to: string },
): Promise<VisitDay[]> {
  return ctx.db
    .select({ day: siteVisits.day, path: siteVisits.path, views: siteVisits.views, visits: siteVisits.visits })
    .from(siteVisits)
    .where(and(eq(siteVisits.siteId, by.siteId), between(siteVisits.day, from, to)))
    .orderBy(asc(siteVisits.day), asc(siteVisits.path));
}
