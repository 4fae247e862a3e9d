import { and, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import { audit } from '../../platform/audit.ts';
import { all, BATCH, inBatches } from '../../platform/batches.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { mayRemoveFiles } from '../../platform/file-hold.ts';
import type { Db, Tx } from '../../platform/db.ts';
import { fileKey } from './manifest.ts';
import { siteContents, sites, siteHosts, siteVersions } from './tables.ts';

/**
 * The content of sites that closed before `before`: what they accepted, versions, built pages, hosts, the owner's legal data. The row stays
 * with its slug as long as the order does, so that nobody else gets an address that was somebody's.
 */
export async function forgetClosedSites(ctx: Ctx, before: Date): Promise<number> {
  return inBatches(ctx, async (tx) => {
    // A backup is being made: the next night is early enough.
    if (!(await mayRemoveFiles(tx))) return all([]);
    const closed = await tx
      .select({ id: sites.id })
      .from(sites)
      .where(and(eq(sites.status, 'closed'), lt(sites.updatedAt, before), isNotNull(sites.legal)))
      .limit(BATCH)
      .for('update', { skipLocked: true });
    const ids = closed.map(({ id }) => id);
    if (ids.length === 0) return all(ids);
    const own = await ownFiles(tx, ids);
    await tx.delete(siteHosts).where(inArray(siteHosts.siteId, ids));
    await tx
      .update(sites)
      .set({ legal: null, name: '', currentVersionId: null, heldAt: null, heldFor: null })
      .where(inArray(sites.id, ids));
    await tx.delete(siteVersions).where(inArray(siteVersions.siteId, ids));
    // Its photos leave with it.
    await tx.delete(siteContents).where(inArray(siteContents.siteId, ids));
    for (const id of ids) await audit(tx, ctx, 'sites.forgotten', id);
    for (const hash of own) await ctx.ports.files.remove(fileKey({ hash, compressed: true }));
    return all(ids);
  });
}

/** Built texts of these sites that no other site has; fonts, which are no texts, stay. */
async function ownFiles(tx: Tx, ids: string[]): Promise<string[]> {
  const { rows } = await tx.execute<{ hash: string }>(sql`
    with file as (
      select v.site_id = any(${sql.param(ids)}::text[]) as own, f.value as entry
      from site_versions v, jsonb_each(v.files) f where f.value->>'kind' = 'bytes' and (f.value->>'compressed')::boolean
    )
    select entry->>'hash' as hash from file
    group by 1 having bool_and(own)`);
  return rows.map(({ hash }) => hash);
}

/** What is left of a forgotten site when its order goes. Returns the ids of the sites. */
export async function forgetSiteRows(tx: Tx, orderIds: string[]): Promise<string[]> {
  const gone = await tx.delete(sites).where(inArray(sites.orderId, orderIds)).returning({ id: sites.id });
  return gone.map(({ id }) => id);
}

/** Those of these orders whose site still has content. */
export async function ordersWithContent(tx: Tx | Db, orderIds: string[]): Promise<Set<string>> {
  const rows = await tx
    .select({ orderId: sites.orderId })
    .from(sites)
    .innerJoin(siteVersions, eq(siteVersions.siteId, sites.id))
    .where(inArray(sites.orderId, orderIds));
  return new Set(rows.map(({ orderId }) => orderId));
}
