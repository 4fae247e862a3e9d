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
  const day = ctx.clock.now().toISOString().slice(0, 10);
  // Several processes flush at once: rows locked in one order by all of them cannot wait for each other in a ring.
  const rows = [...counts.sites]
    .flatMap(([siteId, pages]) => [...pages].map(([path, counted]) => ({ siteId, path, ...counted })))
    .toSorted((a, b) => compare(a.siteId, b.siteId) || compare(a.path, b.path));
  if (rows.length === 0) return 0;
  counts.sites.clear();
  const column = <K extends keyof (typeof rows)[number]>(key: K) => sql.param(rows.map((row) => row[key]));
  try {
    await ctx.db.execute(sql`
      insert into ${siteVisits} (site_id, day, path, views, visits)
      select site_id, ${day}::date, path, views, visits
      from unnest(${column('siteId')}::text[], ${column('path')}::text[], ${column('views')}::int[], ${column('visits')}::int[])
        as counted (site_id, path, views, visits)
      on conflict (site_id, day, path)
      do update set views = site_visits.views + excluded.views, visits = site_visits.visits + excluded.visits`);
  } catch (error) {
    for (const { siteId, path, ...counted } of rows) add(counts, siteId, path, counted);
    throw error;
  }
  return rows.length;
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
