import { and, asc, between, eq } from 'drizzle-orm';
import type { Ctx } from '../../platform/ctx.ts';
import { siteVisits } from './tables.ts';

export interface VisitDay {
  /** YYYY-MM-DD, UTC. */
  day: string;
  path: string;
  views: number;
  visits: number;
}

/** What was seen of a site from one day to another, both included (YYYY-MM-DD). The caller has checked who asks. */
export function visitsOfSite(
  ctx: Pick<Ctx, 'db'>,
  { siteId, from, to }: { siteId: string; from: string; to: string },
): Promise<VisitDay[]> {
  return ctx.db
    .select({ day: siteVisits.day, path: siteVisits.path, views: siteVisits.views, visits: siteVisits.visits })
    .from(siteVisits)
    .where(and(eq(siteVisits.siteId, siteId), between(siteVisits.day, from, to)))
    .orderBy(asc(siteVisits.day), asc(siteVisits.path));
}
