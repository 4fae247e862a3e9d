import { sql } from 'drizzle-orm';
import type { Ctx } from '../../platform/ctx.ts';
import { siteVisits } from './tables.ts';
import { add, type VisitCounts } from './visit-counts.ts';

/**
 * Moves what was counted to the database, in one statement, and returns how many rows that touched. When the database is
 * away the counts stay for the next flush, and the error is thrown. A process that is killed loses what it has counted
 * since its last flush, nothing else.
 */
export async function flushVisits(ctx: Pick<Ctx, 'db' | 'clock'>, counts: VisitCounts): Promise<number> {
  const pages = counts.seen;
  if (pages.length === 0) return 0;
  const day = ctx.clock.now().toISOString().slice(0, 10);
  const taken = pages.map(({ views, visits }) => ({ views, visits }));
  counts.seen = [];
  for (const page of pages) page.views = page.visits = 0;
  const column = (values: (string | number)[]) => sql.param(values);
  try {
    // Several processes flush at once: rows locked in one order by all of them cannot wait for each other in a ring.
    const { rowCount } = await ctx.db.execute(sql`
      insert into ${siteVisits} (site_id, day, path, views, visits)
      select site_id, ${day}::date, path, sum(views), sum(visits)
      from unnest(${column(pages.map(({ siteId }) => siteId))}::text[], ${column(pages.map(({ path }) => path))}::text[],
          ${column(taken.map(({ views }) => views))}::int[], ${column(taken.map(({ visits }) => visits))}::int[])
        as counted (site_id, path, views, visits)
      group by site_id, path order by site_id, path
      on conflict (site_id, day, path)
      do update set views = site_visits.views + excluded.views, visits = site_visits.visits + excluded.visits`);
    return rowCount ?? 0;
  } catch (error) {
    for (const [at, page] of pages.entries()) add(counts, page, taken[at] ?? { views: 0, visits: 0 });
    throw error;
  }
}
