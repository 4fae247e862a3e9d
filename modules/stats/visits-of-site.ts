import { and, asc, between, eq, gte, lte } from 'drizzle-orm';
import type { Ctx } from '../../platform/ctx.ts';
import type { SiteAccess } from '../access/index.server.ts';
import type { MonthFigures, PageDay } from './month-figures.ts';
import { siteMonths, siteVisits } from './tables.ts';

/** What was counted of a site: its last weeks by page and day, the time before in months. No count stands in both. */
export interface Visits {
  pageDays: PageDay[];
  months: { /** First day. */ month: string; figures: MonthFigures }[];
}

/** From one day to another by the site's clock, both included (YYYY-MM-DD). Months come whole where a day of theirs is asked for. */
export async function visitsOfSite(
  ctx: Pick<Ctx, 'db'>,
  { by, from, to }: { by: SiteAccess; from: string; to: string },
): Promise<Visits> {
  const { siteId } = by;
  const [pageDays, months] = await Promise.all([
    ctx.db
      .select({
        day: siteVisits.day,
        path: siteVisits.path,
        views: siteVisits.views,
        visits: siteVisits.visits,
        counts: siteVisits.counts,
        names: siteVisits.names,
      })
      .from(siteVisits)
      .where(and(eq(siteVisits.siteId, siteId), between(siteVisits.day, from, to)))
      .orderBy(asc(siteVisits.day), asc(siteVisits.path)),
    ctx.db
      .select({ month: siteMonths.month, figures: siteMonths.figures })
      .from(siteMonths)
      .where(
        and(eq(siteMonths.siteId, siteId), gte(siteMonths.month, `${from.slice(0, 7)}-01`), lte(siteMonths.month, to)),
      )
      .orderBy(asc(siteMonths.month)),
  ]);
  return { pageDays, months };
}
