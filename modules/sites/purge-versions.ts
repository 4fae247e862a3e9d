import { and, asc, gt, isNotNull, ne, or, eq } from 'drizzle-orm';
import { BATCH, daysAgo } from '../../platform/batches.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { forEachIsolated } from '../../platform/for-each-isolated.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { thinSite } from './thin-site.ts';
import { sites, siteVersions } from './tables.ts';

/** A version leaves its month whole after thirty days: a site that was not published since then has been looked at before. */
const LOOKED_AT_DAYS = 45;

/**
 * Versions of sites as `thinned` says: those of sites that were published lately, and of others where an older version still
 * stands whole; each in a transaction of its own, by id. Returns how many versions were thinned. Safe twice.
 */
export async function purgeVersions(ctx: Ctx): Promise<number> {
  let thinned = 0;
  for (let after = ''; ;) {
    const rows = await sitesAfter(ctx, after);
    await forEachIsolated(ctx, {
      rows,
      each: async ({ siteId }) => void (thinned += await inTransaction(ctx, (ctx) => thinSite(ctx, siteId))),
      failed: ({ siteId }, err) => ctx.log.error({ siteId, err }, 'the versions of a site could not be thinned'),
    });
    if (rows.length < BATCH) return thinned;
    after = rows.at(-1)?.siteId ?? '';
  }
}

function sitesAfter(ctx: Ctx, after: string): Promise<{ siteId: string }[]> {
  const lately = ctx.db
    .selectDistinct({ siteId: siteVersions.siteId })
    .from(siteVersions)
    .where(and(gt(siteVersions.createdAt, daysAgo(ctx, LOOKED_AT_DAYS)), gt(siteVersions.siteId, after)));
  const quiet = ctx.db
    .selectDistinct({ siteId: siteVersions.siteId })
    .from(siteVersions)
    .innerJoin(sites, eq(sites.id, siteVersions.siteId))
    .where(
      and(
        or(isNotNull(siteVersions.files), isNotNull(siteVersions.content)),
        ne(siteVersions.id, sites.currentVersionId),
        gt(siteVersions.siteId, after),
      ),
    );
  return lately.union(quiet).orderBy(asc(siteVersions.siteId)).limit(BATCH);
}
