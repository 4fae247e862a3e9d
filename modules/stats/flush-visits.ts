import { sql } from 'drizzle-orm';
import type { Ctx } from '../../platform/ctx.ts';
import { MOST_NAMES, placeOf, sumCounts, sumNames, type Names } from './counted.ts';
import { localTime } from './local-time.ts';
import { siteVisits } from './tables.ts';
import { putBack, takeAll, type Taken, type VisitCounts } from './visit-counts.ts';

interface Row {
  site_id: string;
  day: string;
  path: string;
  views: number;
  visits: number;
  counts: number[];
  names: Names;
}

/**
 * Moves what was counted to the database, in one statement, and returns how many rows that touched. When the database is
 * away the counts stay for the next flush, and the error is thrown. A process that is killed loses what it has counted
 * since its last flush, nothing else.
 */
export async function flushVisits(ctx: Pick<Ctx, 'db' | 'clock'>, counts: VisitCounts): Promise<number> {
  const now = ctx.clock.now();
  counts.minute = Math.floor(now.getTime() / 60_000);
  const taken = takeAll(counts);
  if (taken.length === 0) return 0;
  try {
    // Several processes flush at once: rows locked in one order by all of them cannot wait for each other in a ring.
    const { rowCount } = await ctx.db.execute(sql`
      insert into ${siteVisits} (site_id, day, path, views, visits, counts, names)
      select site_id, day, path, views, visits, counts, names
      from jsonb_to_recordset(${JSON.stringify(rowsOf(taken, now))}::jsonb)
        as counted (site_id text, day date, path text, views int, visits int, counts int[], names jsonb)
      order by site_id, day, path
      on conflict (site_id, day, path) do update set
        views = site_visits.views + excluded.views,
        visits = site_visits.visits + excluded.visits,
        counts = array(select coalesce(a, 0) + coalesce(b, 0)
          from unnest(site_visits.counts, excluded.counts) with ordinality as both_lists (a, b, place) order by place),
        names = case when excluded.names = '{}' then site_visits.names else (
          select jsonb_object_agg(name, n) from (
            select name, sum(n::int) as n
            from (select * from jsonb_each_text(site_visits.names)
              union all select * from jsonb_each_text(excluded.names)) as each_name (name, n)
            group by name order by 2 desc, 1 limit ${MOST_NAMES}) as largest) end`);
    return rowCount ?? 0;
  } catch (error) {
    putBack(counts, taken);
    throw error;
  }
}

/** One row for each page and day, its visits in the hour in which they are written down: seconds after they were. */
function rowsOf(taken: readonly Taken[], now: Date): Row[] {
  const groups = Map.groupBy(taken, ({ page }) => `${page.siteId}\n${page.timeZone}\n${page.path}`);
  return [...groups.values()].map((group) => {
    const [{ page } = missing()] = group;
    const { day, hour } = localTime(now, page.timeZone);
    const visits = group.reduce((sum, each) => sum + each.visits, 0);
    const counts = sumCounts(group.map((each) => each.counts));
    counts[placeOf(`hour-${hour}`)] = visits;
    return {
      site_id: page.siteId,
      day,
      path: page.path,
      views: group.reduce((sum, each) => sum + each.views, 0),
      visits,
      counts,
      names: sumNames(group.map((each) => each.names)),
    };
  });
}

function missing(): never {
  throw new Error('a group has a member');
}
