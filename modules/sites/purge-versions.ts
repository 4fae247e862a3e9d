import { and, asc, gt, isNotNull, ne, or, eq } from 'drizzle-orm';
import { BATCH, daysAgo } from '../../platform/batches.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { thinSite } from './thin-site.ts';
import { sites, siteVersions } from './tables.ts';

/** A version leaves its month whole after thirty days: a site that was not published since then has been looked at before. */
const LOOKED_AT_DAYS = 45;

/**
 * Versions of sites as `thinned` says: those of sites that were published lately, and of others where an older version still
 * stands whole. Returns how many versions were thinned. Safe twice.
 */
export async function purgeVersions(ctx: Ctx): Promise<number> {
  const since = daysAgo(ctx, LOOKED_AT_DAYS);
  const lately = await thinEach(ctx, (after) =>
    ctx.db
      .selectDistinct({ siteId: siteVersions.siteId })
      .from(siteVersions)
      .where(and(gt(siteVersions.createdAt, since), gt(siteVersions.siteId, after)))
      .orderBy(asc(siteVersions.siteId))
      .limit(BATCH),
  );
  const quiet = await thinEach(ctx, (after) =>
    ctx.db
      .selectDistinct({ siteId: siteVersions.siteId })
      .from(siteVersions)
      .innerJoin(sites, eq(sites.id, siteVersions.siteId))
      .where(
        and(
          or(isNotNull(siteVersions.files), isNotNull(siteVersions.content)),
          ne(siteVersions.id, sites.currentVersionId),
          gt(siteVersions.siteId, after),
        ),
      )
      .orderBy(asc(siteVersions.siteId))
      .limit(BATCH),
  );
  return lately + quiet;
}

/** Each in a transaction of its own, by id. */
async function thinEach(ctx: Ctx, sitesAfter: (id: string) => Promise<{ siteId: string }[]>): Promise<number> {
  let thinned = 0;
  for (let after = ''; ;) {
    const found = await sitesAfter(after);
    for (const { siteId } of found)
      // One site's trouble is its own: the others are thinned, and the next night tries it again.
      try {
        thinned += await inTransaction(ctx, (ctx) => thinSite(ctx, siteId));
      } catch (error) {
        ctx.log.error({ siteId, err: error }, 'the versions of a site could not be thinned');
      }
    if (found.length < BATCH) return thinned;
    after = found.at(-1)?.siteId ?? '';
  }
}
