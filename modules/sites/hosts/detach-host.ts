import { and, eq } from 'drizzle-orm';
import { audit } from '../../../platform/audit.ts';
import type { TxCtx } from '../../../platform/ctx.ts';
import { requestPublish } from '../publishing/publish-again.ts';
import { announceChange } from '../site-changes.ts';
import { siteHosts } from '../tables.ts';

/**
 * A domain is no longer the site's. Was it the address that search engines see, then the first of `others` that the site
 * has becomes it, or the free address where there is none. Safe twice.
 */
export async function detachHost(
  ctx: TxCtx,
  { siteId, host, others }: { siteId: string; host: string; others: string[] },
): Promise<void> {
  const ofSite = eq(siteHosts.siteId, siteId);
  const [gone] = await ctx.db
    .delete(siteHosts)
    .where(and(ofSite, eq(siteHosts.host, host)))
    .returning();
  if (!gone) return;
  const left = gone.canonical ? await ctx.db.select({ host: siteHosts.host }).from(siteHosts).where(ofSite) : [];
  const next = others.find((each) => left.some((row) => row.host === each));
  if (next) await ctx.db.update(siteHosts).set({ canonical: true }).where(eq(siteHosts.host, next));
  await audit(ctx, 'sites.host-detached', siteId, { host, next: next ?? null });
  await announceChange(ctx, siteId, { opens: false });
  if (gone.canonical) await requestPublish(ctx, siteId);
}
