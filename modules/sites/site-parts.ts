import type { Ctx } from '../../platform/ctx.ts';
import type { SiteDocument } from '../../site-kit/document.ts';
import type { FileEntry } from './publishing/manifest.ts';

/** A page that a room adds to a published site. */
export interface SitePart {
  /** With its leading slash. Pages of the site itself cannot be replaced. */
  path: string;
  html: string;
}

declare module '../../platform/ctx.ts' {
  interface Contributions {
    /**
     * Pages of this room on a site, asked at each publishing. The same facts give the same bytes: whether a site has changed
     * is told by them, too. They are files of the version, with the policy that their own scripts and styles need.
     */
    siteParts: (ctx: Ctx, site: { siteId: string; doc: SiteDocument; origin: string }) => Promise<SitePart[]>;
  }
}

/** What all rooms add to this site, by path. */
export async function partsOfRooms(
  ctx: Ctx,
  site: { siteId: string; doc: SiteDocument; origin: string },
): Promise<SitePart[]> {
  const parts = await Promise.all(ctx.contributed('siteParts').map((add) => add(ctx, site)));
  return parts.flat().toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

/** Those that stand in nobody's place. */
export const besidePages = (parts: readonly SitePart[], pages: Record<string, FileEntry>): SitePart[] =>
  parts.filter(({ path }) => path.startsWith('/') && !(path in pages));
