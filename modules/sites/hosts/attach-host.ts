import { and, eq, ne } from 'drizzle-orm';
import { audit } from '../../../platform/audit.ts';
import { AppError } from '../../../platform/errors.ts';
import type { TxCtx } from '../../../platform/ctx.ts';
import { requestPublish } from '../publishing/publish-again.ts';
import { announceChange } from '../site-changes.ts';
import { siteHosts } from '../tables.ts';

const HOST = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;

/**
 * Lets a domain answer for a site. A canonical host is the one that search engines see, so the site is published again.
 * Safe twice. Throws 'sites.host-invalid' or 'sites.host-taken' (another site answers there).
 */
export async function attachHost(
  ctx: TxCtx,
  input: { siteId: string; host: string; canonical: boolean },
): Promise<void> {
  const { siteId, host, canonical } = input;
  const ours = host === ctx.config.sitesDomain || host.endsWith(`.${ctx.config.sitesDomain}`);
  if (!HOST.test(host) || ours) throw new AppError('sites.host-invalid', { status: 422 });
  const [row] = await ctx.db
    .insert(siteHosts)
    .values({ host, siteId, canonical, createdAt: ctx.clock.now() })
    .onConflictDoUpdate({ target: siteHosts.host, set: { canonical }, setWhere: eq(siteHosts.siteId, siteId) })
    .returning({ host: siteHosts.host });
  if (!row) throw new AppError('sites.host-taken', { status: 409 });
  if (canonical) {
    await ctx.db
      .update(siteHosts)
      .set({ canonical: false })
      .where(and(eq(siteHosts.siteId, siteId), ne(siteHosts.host, host)));
  }
  await audit(ctx, 'sites.host-attached', siteId, { host, canonical });
  await announceChange(ctx, siteId, { opens: true });
  await requestPublish(ctx, siteId);
}
