import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { daysAgo } from '../../platform/batches.ts';
import type { TxCtx } from '../../platform/ctx.ts';
import { noteFloor } from '../../platform/schema-fit.ts';
import { mayRemoveFiles, removableBefore } from '../../platform/file-hold.ts';
import { pagesOnlyOf } from './pages-of-versions.ts';
import { fileKey } from './publishing/manifest.ts';
import { thinned } from './publishing/thin-versions.ts';
import { historyOf, writeHistory } from './site-history.ts';
import { sites, siteVersions } from './tables.ts';

/** Migrations that a version knows which reads what is packed here: one from before would purge the photos that it names. */
const PACKED_SINCE = 71;

/**
 * The versions of one site as `thinned` says: rows that go, and the pages of older ones that stay. What each but the one on show was
 * made of is packed together, and its document goes: it is composed anew when somebody wants it back. Returns how many were thinned.
 */
export async function thinSite(ctx: TxCtx, siteId: string): Promise<number> {
  // A backup is being made: the next night is early enough.
  if (!(await mayRemoveFiles(ctx))) return 0;
  // A publication names its pages under the same lock, and looks whether they are there (storeAgain).
  const [site] = await ctx.db
    .select({ shown: sites.currentVersionId, slug: sites.slug })
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
      isWhole: sql<boolean>`${siteVersions.content} is not null or ${siteVersions.document} is not null`,
    })
    .from(siteVersions)
    .where(eq(siteVersions.siteId, siteId))
    .orderBy(desc(siteVersions.createdAt), desc(siteVersions.id));
  const versions = rows.map(({ id, at, cause }) => ({
    id,
    at,
    isOwners: cause === 'owner',
    isStock: cause === 'stock',
    isShown: id === site.shown,
  }));
  const { gone: ending, bare } = thinned(versions, {
    now: ctx.clock.now(),
    recent: removableBefore(ctx, daysAgo(ctx, 1)),
  });
  const gone = new Set(ending);
  const leaving = new Set([...gone, ...bare]);
  const undone = rows.flatMap(({ id, isBuilt }) => (isBuilt && leaving.has(id) ? [id] : []));
  const packed = rows.flatMap(({ id, isWhole }) => (isWhole && id !== site.shown && !gone.has(id) ? [id] : []));
  if (gone.size === 0 && undone.length === 0 && packed.length === 0) return 0;
  const loose = await pagesOnlyOf(ctx, { id: siteId, slug: site.slug }, undone);
  const kept = new Set(rows.flatMap(({ id }) => (gone.has(id) ? [] : [id])));
  if (gone.size > 0 || packed.length > 0) await pack(ctx, siteId, { kept, packed });
  await ctx.db.update(siteVersions).set({ files: null }).where(inArray(siteVersions.id, undone));
  await ctx.db.delete(siteVersions).where(inArray(siteVersions.id, ending));
  for (const hash of loose) await ctx.ports.files.remove(fileKey({ hash, compressed: true }));
  return new Set([...gone, ...undone, ...packed]).size;
}

async function pack(
  ctx: TxCtx,
  siteId: string,
  { kept, packed }: { kept: ReadonlySet<string>; packed: string[] },
): Promise<void> {
  const history = await historyOf(ctx, siteId);
  const whole = await ctx.db
    .select({ id: siteVersions.id, content: siteVersions.content })
    .from(siteVersions)
    .where(and(inArray(siteVersions.id, packed), isNotNull(siteVersions.content)))
    .orderBy(siteVersions.createdAt, siteVersions.id);
  // Those whose row is gone, by whatever, are wanted by nobody.
  const left = Object.entries(history).filter(([id]) => kept.has(id));
  const added = whole.flatMap(({ id, content }) => (content ? [[id, content] as const] : []));
  if (added.length > 0 || left.length < Object.keys(history).length) {
    await noteFloor(ctx.db, PACKED_SINCE);
    await writeHistory(ctx, siteId, Object.fromEntries([...left, ...added]));
  }
  await ctx.db
    .update(siteVersions)
    .set({ document: null, translations: null, content: null })
    .where(inArray(siteVersions.id, packed));
}
