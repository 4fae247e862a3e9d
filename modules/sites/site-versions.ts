import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { Ctx } from '../../platform/ctx.ts';
import type { SiteAccess } from '../access/index.server.ts';
import type { Cause } from './schemas.ts';
import { withContent } from './site-history.ts';
import { sites, siteVersions, type VersionContent } from './tables.ts';

export interface SiteVersion {
  id: string;
  at: Date;
  /** The role of whoever published it; null: nobody did. */
  by: string | null;
  /** The id of the helper it was; null where the role says it all. */
  who: string | null;
  cause: Cause;
  /** What it was composed of; null for one from before that was kept. */
  content: VersionContent | null;
  current: boolean;
}

/** Versions that only say how many pieces are left are nobody's history. */
const ofHistory = (siteId: string) => and(eq(siteVersions.siteId, siteId), ne(siteVersions.cause, 'stock'));

const columns = {
  id: siteVersions.id,
  at: siteVersions.createdAt,
  by: siteVersions.by,
  who: siteVersions.who,
  cause: sql<Cause>`${siteVersions.cause}`,
  content: siteVersions.content,
  shown: sites.currentVersionId,
};
const asVersion = ({ shown, ...row }: Omit<SiteVersion, 'current'> & { shown: string | null }): SiteVersion => ({
  ...row,
  current: row.id === shown,
});

/** The versions of a site, the youngest first, at most so many. */
export async function versionsOfSite(ctx: Ctx, { by, most }: { by: SiteAccess; most: number }): Promise<SiteVersion[]> {
  const rows = await ctx.db
    .select(columns)
    .from(siteVersions)
    .innerJoin(sites, eq(sites.id, siteVersions.siteId))
    .where(ofHistory(by.siteId))
    .orderBy(desc(siteVersions.createdAt), desc(siteVersions.id))
    .limit(most);
  const versions = (await withContent(ctx, by.siteId, rows)).map(asVersion);
  // Only pieces moved since the youngest: what is on show is what it is.
  const [youngest, ...older] = versions;
  const isShown = !youngest || !rows[0]?.shown || versions.some(({ current }) => current);
  return isShown ? versions : [{ ...youngest, current: true }, ...older];
}

/** When and why each of them was published, the youngest first, at most so many. */
export const publicationsOfSite = (
  ctx: Ctx,
  { by, most }: { by: SiteAccess; most: number },
): Promise<Pick<SiteVersion, 'at' | 'cause'>[]> =>
  ctx.db
    .select({ at: columns.at, cause: columns.cause })
    .from(siteVersions)
    .where(ofHistory(by.siteId))
    .orderBy(desc(siteVersions.createdAt), desc(siteVersions.id))
    .limit(most);

/** One of them; null for none of this site. */
export async function versionOfSite(ctx: Ctx, { by, id }: { by: SiteAccess; id: string }): Promise<SiteVersion | null> {
  const rows = await ctx.db
    .select(columns)
    .from(siteVersions)
    .innerJoin(sites, eq(sites.id, siteVersions.siteId))
    .where(and(ofHistory(by.siteId), eq(siteVersions.id, id)));
  const [row] = await withContent(ctx, by.siteId, rows);
  return row ? asVersion(row) : null;
}
