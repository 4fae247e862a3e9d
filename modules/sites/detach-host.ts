import { and, asc, eq } from 'drizzle-orm';
import { audit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db.ts';
import { publishSiteJob } from './jobs.ts';
import { announceChange } from './site-changes.ts';
import { siteHosts } from './tables.ts';

/**
 * A domain is no longer the site's. Was it the address that search engines see, then the oldest of the others becomes it,
 * or the free address where there is none. Safe twice.
 */
export async function detachHost(tx: Tx, ctx: Ctx, { siteId, host }: { siteId: string; host: string }): Promise<void> {
  const ofSite = eq(siteHosts.siteId, siteId);
  const [gone] = await tx
    .delete(siteHosts)
    .where(and(ofSite, eq(siteHosts.host, host)))
    .returning();
  if (!gone) return;
  const [next] = gone.canonical
    ? await tx.select().from(siteHosts).where(ofSite).orderBy(asc(siteHosts.createdAt), asc(siteHosts.host)).limit(1)
    : [];
  if (next) await tx.update(siteHosts).set({ canonical: true }).where(eq(siteHosts.host, next.host));
  await audit(tx, ctx, 'sites.host-detached', siteId, { host, next: next?.host ?? null });
  await announceChange(tx, siteId, { opens: false });
  if (gone.canonical) await ctx.jobs.enqueue(tx, publishSiteJob, { siteId }, { key: siteId });
}
