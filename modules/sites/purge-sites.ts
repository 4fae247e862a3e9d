import { and, eq, inArray, isNotNull, isNull, lt, ne, notExists, or, sql } from 'drizzle-orm';
import { audit } from '../../platform/audit.ts';
import { all, BATCH, inBatches } from '../../platform/batches.ts';
import type { Ctx, TxCtx } from '../../platform/ctx.ts';
import { mayRemoveFiles, removableBefore } from '../../platform/file-hold.ts';
import { emit } from '../../platform/transaction.ts';
import { eraseHelpers } from '../access/index.server.ts';
import { eraseFilesOf } from './files/purge-own-files.ts';
import { fileKey } from './publishing/manifest.ts';
import { siteContents, sites, siteHosts, siteVersions } from './tables.ts';

/**
 * The content of sites that closed before `before`: what they accepted, versions, built pages, hosts, the owner's legal data, helpers. The row stays
 * with its slug as long as the order does, or a year of a free one, so that nobody else gets an address that was somebody's. Where somebody
 * still has a right there (`needsSite`), what their pages are drawn from stays until it has ended.
 */
export async function purgeClosedSites(ctx: Ctx, before: Date): Promise<number> {
  return inBatches(ctx, async (ctx) => {
    // A backup is being made: the next night is early enough.
    if (!(await mayRemoveFiles(ctx))) return all([]);
    const unneeded = and(...ctx.contributed('needsSite').map((rows) => notExists(rows(ctx, sites.id))));
    const closed = await ctx.db
      .select({ id: sites.id, isNeeded: sql<boolean>`not (${unneeded ?? sql`true`})` })
      .from(sites)
      .where(
        and(
          eq(sites.status, 'closed'),
          lt(sites.updatedAt, removableBefore(ctx, before)),
          or(isNotNull(sites.legal), and(ne(sites.name, ''), unneeded)),
        ),
      )
      .limit(BATCH)
      .for('update', { skipLocked: true });
    const over = closed.map(({ id }) => id);
    if (over.length === 0) return all(over);
    await ctx.db.delete(siteHosts).where(inArray(siteHosts.siteId, over));
    await eraseHelpers(ctx, over);
    await ctx.db.update(sites).set({ legal: null }).where(inArray(sites.id, over));
    const ids = closed.filter(({ isNeeded }) => !isNeeded).map(({ id }) => id);
    if (ids.length === 0) return all(over);
    const own = await ownFiles(ctx, ids);
    await ctx.db
      .update(sites)
      .set({ name: '', currentVersionId: null, heldAt: null, heldFor: null })
      .where(inArray(sites.id, ids));
    await ctx.db.delete(siteVersions).where(inArray(siteVersions.siteId, ids));
    await eraseFilesOf(ctx, ids);
    // Its photos leave with it.
    await ctx.db.delete(siteContents).where(inArray(siteContents.siteId, ids));
    for (const id of ids) await audit(ctx, 'sites.forgotten', id);
    for (const hash of own) await ctx.ports.files.remove(fileKey({ hash, compressed: true }));
    return all(over);
  });
}

/** Ids of sites that closed before, as a subquery. */
export const closedBefore = (ctx: Ctx, before: Date) =>
  ctx.db
    .select({ id: sites.id })
    .from(sites)
    .where(and(eq(sites.status, 'closed'), lt(sites.updatedAt, before)));

/** Ids of sites whose pages visitors get, as a subquery. */
export const shownSites = (ctx: Ctx) =>
  ctx.db
    .select({ id: sites.id })
    .from(sites)
    .where(and(eq(sites.status, 'live'), isNotNull(sites.currentVersionId)));

/** Built texts of these sites that no other site has; fonts, which are no texts, stay. */
async function ownFiles(ctx: TxCtx, ids: string[]): Promise<string[]> {
  const { rows } = await ctx.db.execute<{ hash: string }>(sql`
    with file as (
      select v.site_id = any(${sql.param(ids)}::text[]) as own, f.value as entry
      from site_versions v, jsonb_each(v.files) f where f.value->>'kind' = 'bytes' and (f.value->>'compressed')::boolean
    )
    select entry->>'hash' as hash from file
    group by 1 having bool_and(own)`);
  return rows.map(({ hash }) => hash);
}

/** What is left of a forgotten site when its order goes. */
export async function purgeSiteRows(ctx: TxCtx, orderIds: string[]): Promise<void> {
  const gone = await ctx.db.delete(sites).where(inArray(sites.orderId, orderIds)).returning({ id: sites.id });
  if (gone.length > 0) await emit(ctx, 'sites.erased', { siteIds: gone.map(({ id }) => id) });
}

/** What is left of free sites that closed before `before` and whose content is forgotten. Returns how many. */
export async function purgeFreeSites(ctx: Ctx, before: Date): Promise<number> {
  return inBatches(ctx, async (ctx) => {
    const old = ctx.db
      .select({ id: sites.id })
      .from(sites)
      .where(and(isNull(sites.orderId), eq(sites.status, 'closed'), eq(sites.name, ''), lt(sites.updatedAt, before)))
      .limit(BATCH)
      .for('update', { skipLocked: true });
    const gone = await ctx.db.delete(sites).where(inArray(sites.id, old)).returning({ id: sites.id });
    if (gone.length > 0) await emit(ctx, 'sites.erased', { siteIds: gone.map(({ id }) => id) });
    return all(gone);
  });
}

/** Those of these orders whose site still has content. */
export async function ordersWithContent(ctx: Ctx, orderIds: string[]): Promise<Set<string>> {
  const rows = await ctx.db
    .select({ orderId: sites.orderId })
    .from(sites)
    .innerJoin(siteVersions, eq(siteVersions.siteId, sites.id))
    .where(inArray(sites.orderId, orderIds));
  return new Set(rows.flatMap(({ orderId }) => orderId ?? []));
}
