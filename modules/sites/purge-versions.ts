import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import { audit } from '../../platform/audit.ts';
import { BATCH, daysAgo } from '../../platform/batches.ts';
import type { Ctx, TxCtx } from '../../platform/ctx.ts';
import { mayRemoveFiles, removableBefore } from '../../platform/file-hold.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { fileKey } from './publishing/manifest.ts';
import { thinned } from './publishing/thin-versions.ts';
import { sites, siteVersions } from './tables.ts';

/** A version leaves its month whole after thirty days: a site that was not published since then has been looked at before. */
const LOOKED_AT_DAYS = 45;

/**
 * Versions of sites that were published lately, as `thinned` says: rows that go, and documents and pages of older ones, which are
 * composed anew when somebody wants them back. Returns how many versions were thinned. Safe twice.
 */
export async function purgeVersions(ctx: Ctx): Promise<number> {
  let removed = 0;
  for (let after = ''; ;) {
    const found = await ctx.db
      .selectDistinct({ siteId: siteVersions.siteId })
      .from(siteVersions)
      .where(and(gt(siteVersions.createdAt, daysAgo(ctx, LOOKED_AT_DAYS)), gt(siteVersions.siteId, after)))
      .orderBy(siteVersions.siteId)
      .limit(BATCH);
    for (const { siteId } of found) removed += await inTransaction(ctx, (ctx) => thinSite(ctx, siteId));
    if (found.length < BATCH) return removed;
    after = found.at(-1)?.siteId ?? '';
  }
}

async function thinSite(ctx: TxCtx, siteId: string): Promise<number> {
  // A backup is being made: the next night is early enough.
  if (!(await mayRemoveFiles(ctx))) return 0;
  // A publication names its pages under the same lock, and looks whether they are there (storeAgain).
  const [site] = await ctx.db
    .select({ shown: sites.currentVersionId })
    .from(sites)
    .where(eq(sites.id, siteId))
    .for('update', { skipLocked: true });
  if (!site) return 0;
  const rows = await ctx.db
    .select({
      id: siteVersions.id,
      at: siteVersions.createdAt,
      cause: siteVersions.cause,
      isBuilt: sql<boolean>`${siteVersions.files} is not null`,
    })
    .from(siteVersions)
    .where(eq(siteVersions.siteId, siteId))
    .orderBy(desc(siteVersions.createdAt), desc(siteVersions.id));
  const versions = rows.map(({ id, at, cause }) => ({
    id,
    at,
    isOwners: cause === 'owner',
    isShown: id === site.shown,
  }));
  const { gone, bare } = thinned(versions, { now: ctx.clock.now(), recent: removableBefore(ctx, daysAgo(ctx, 1)) });
  const built = new Set(rows.flatMap(({ id, isBuilt }) => (isBuilt ? [id] : [])));
  const undone = [...gone, ...bare].filter((id) => built.has(id));
  if (gone.length === 0 && undone.length === 0) return 0;
  const loose = await pagesOnlyOf(ctx, siteId, undone);
  await ctx.db
    .update(siteVersions)
    .set({ document: null, translations: null, files: null })
    .where(inArray(siteVersions.id, undone));
  await ctx.db.delete(siteVersions).where(inArray(siteVersions.id, gone));
  for (const hash of loose) await ctx.ports.files.remove(fileKey({ hash, compressed: true }));
  await audit(ctx, 'sites.versions-thinned', siteId, { gone: gone.length, bare: undone.length });
  return new Set([...gone, ...undone]).size;
}

const SHARED = '(^|/)(404|privacy|cookies|quality|sources)$';
/** Pages and site maps. */
const PAGE = sql`f.value->>'kind' = 'bytes' and f.value->>'type' ~ '^(text/html|application/xml|text/xml)'`;

/**
 * Pages of these versions that no other one has. Most name their site's address and are no other site's; those that do not ("nothing is
 * here", privacy) are left alone, because two sites of one page would have the same.
 */
async function pagesOnlyOf(ctx: TxCtx, siteId: string, ids: readonly string[]): Promise<string[]> {
  const { rows } = await ctx.db.execute<{ hash: string }>(sql`
    select f.value->>'hash' as hash from site_versions v, jsonb_each(v.files) f
    where v.site_id = ${siteId} and v.files is not null and ${PAGE}
    group by 1 having bool_and(v.id = any(${sql.param(ids)}::text[])) and bool_and(f.key !~ ${SHARED})`);
  return rows.map(({ hash }) => hash);
}
