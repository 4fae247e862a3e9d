import { and, eq } from 'drizzle-orm';
import { audit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db.ts';
import { publishSiteJob } from './jobs.ts';
import { announceChange } from './site-changes.ts';
import { siteHosts } from './tables.ts';

/**
 * A domain is no longer the site's. Was it the address that search engines see, then the first of `others` that the site
 * has becomes it, or the free address where there is none. Safe twice.
 */
export async function detachHost(
  tx: Tx,
  ctx: Ctx,
  { siteId, host, others }: { siteId: string; host: string; others: string[] },
): Promise<void> {
  const ofSite = eq(siteHosts.siteId, siteId);
  const [gone] = await tx
    .delete(siteHosts)
    .where(and(ofSite, eq(siteHosts.host, host)))
    .returning();
  if (!gone) return;
  const left = gone.canonical ? await tx.select({ host: siteHosts.host }).from(siteHosts).where(ofSite) : [];
  const next = others.find((each) => left.some((row) => row.host === each));
  if (next) await tx.update(siteHosts).set({ canonical: true }).where(eq(siteHosts.host, next));
  await audit(tx, ctx, 'sites.host-detached', siteId, { host, next: next ?? null });
  await announceChange(tx, siteId, { opens: false });
  if (gone.canonical) await ctx.jobs.enqueue(tx, publishSiteJob, { siteId }, { key: siteId });
}
