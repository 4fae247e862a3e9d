import { lt, sql, type SQLWrapper } from 'drizzle-orm';
import { daysAgo } from '../../platform/batches.ts';
import type { Ctx, TxCtx } from '../../platform/ctx.ts';
import { hostChanges } from './tables.ts';

/** PostgreSQL channel on which every server learns that a site's version, hosts or state moved; the payload is the site's id. */
export const SITE_CHANGED = 'site_changed';

/** Channel on which they learn that acts of a site answer something else than before; the payload is the site's id. */
export const ACTS_CHANGED = 'site_acts_changed';

/** Channel on which they learn that a host which led nowhere may lead to a site now; the payload is empty. */
export const HOSTS_OPENED = 'site_hosts_opened';

/**
 * Heard when the transaction commits, and not at all when it does not; written down too, for whoever did not hear. `opens`: a host may have been given to the site, or
 * the site is shown from now on; whoever only publishes again says nothing about hosts that are nobody's.
 */
export async function announceChange(ctx: TxCtx, siteId: string, { opens }: { opens: boolean }): Promise<void> {
  await ctx.db.execute(sql`
    with noted as (insert into host_changes (site_id, opens, at) values (${siteId}, ${opens}, ${ctx.clock.now()}))
    select pg_notify(${SITE_CHANGED}, ${siteId}), case when ${opens}::boolean then pg_notify(${HOSTS_OPENED}, '') end`);
}

/**
 * To be selected in the transaction of a change: what servers keep of answers to acts of this site holds no longer. Heard when it commits; not
 * written down, since an answer is kept for a moment only (`SiteActAnswer.cacheMs`), and whoever acts on it is told how things are.
 */
export const actsChanged = (siteId: SQLWrapper) => sql<unknown>`pg_notify(${ACTS_CHANGED}, ${siteId})`;

/** Of transactions that had not ended before this one: to be read from the next time. */
const UPTO = sql<string>`pg_snapshot_xmin(pg_current_snapshot())::text`;
/** Who missed more than this asks everything again. */
const MOST = 5000;

/**
 * What was announced by transactions from `from` on, some of it perhaps once more; without `from` nothing, for who begins. Rows
 * that came with a backup, of transactions that are still to come here, say nothing.
 * `changes` is null where there is too much of it.
 */
export async function changesSince(
  ctx: Pick<Ctx, 'db'>,
  { from }: { from: string | null },
): Promise<{ upto: string; changes: { siteId: string; opens: boolean }[] | null }> {
  const { rows } = await ctx.db.execute<{ upto: string; site_id: string | null; opens: boolean | null }>(sql`
    select ${UPTO} as upto, change.site_id, change.opens from (select 1) as always left join lateral (
      select site_id, opens from host_changes
      where tx >= ${from}::bigint and tx < pg_snapshot_xmax(pg_current_snapshot())::text::bigint order by seq limit ${MOST + 1}
    ) as change on true`);
  const changes = rows.flatMap(({ site_id: siteId, opens }) =>
    siteId === null ? [] : [{ siteId, opens: opens ?? false }],
  );
  return { upto: rows[0]?.upto ?? '0', changes: changes.length > MOST ? null : changes };
}

/** Nobody reads what is older than a day. Returns how many rows went. */
export async function purgeHostChanges(ctx: Ctx): Promise<number> {
  const { rowCount } = await ctx.db.delete(hostChanges).where(lt(hostChanges.at, daysAgo(ctx, 1)));
  return rowCount ?? 0;
}
