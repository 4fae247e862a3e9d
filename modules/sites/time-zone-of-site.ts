import { eq } from 'drizzle-orm';
import type { Ctx } from '../../platform/ctx.ts';
import { AppError } from '../../platform/errors.ts';
import type { SiteAccess } from '../access/index.server.ts';
import { sites, siteVersions } from './tables.ts';

/** The zone of the clock where the business is, IANA, as its site was published with. Throws 'sites.not-published' (409) before it was. */
export async function timeZoneOfSite(ctx: Ctx, { by }: { by: SiteAccess }): Promise<string> {
  const [version] = await ctx.db
    .select({ document: siteVersions.document })
    .from(sites)
    .innerJoin(siteVersions, eq(siteVersions.id, sites.currentVersionId))
    .where(eq(sites.id, by.siteId));
  if (!version?.document) throw new AppError('sites.not-published', { status: 409, retryable: true });
  return version.document.timeZone;
}
