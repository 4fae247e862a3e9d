import type { Ctx } from '../../platform/ctx.ts';
import type { SiteDocument } from '../../site-kit/document.ts';
import type { ComposeOptions } from './publishing/composer.port.ts';
import type { Tier } from './schemas.ts';

/** A page that a room adds to a published site. */
export interface SitePart {
  /** With its leading slash. Pages of the site itself cannot be replaced. */
  path: string;
  html: string;
  /** Search engines are told of it: it stands in the site map of a site that has one. */
  listed: boolean;
}

declare module '../../platform/ctx.ts' {
  interface Contributions {
    /**
     * Pages of this room on a site, asked at each publishing. The same facts give the same bytes: whether a site has changed
     * is told by them, too. They are files of the version, with the policy that their own scripts and styles need, and are measured with its other pages: a fault of one holds the version.
     */
    siteParts: (ctx: Ctx, site: { siteId: string; doc: SiteDocument; origin: string }) => Promise<SitePart[]>;
    /** What this room lets a site offer on its pages, asked at each publishing and for each draft. */
    siteBlocks: (ctx: Ctx, site: { id: string; tier: Tier }) => Promise<SiteBlocks>;
  }
}

/** What visitors can do on a site besides reading; absent: not that. */
export type SiteBlocks = Partial<Pick<ComposeOptions, 'booking' | 'shop' | 'newsletter' | 'processor'>>;

export async function blocksOfRooms(ctx: Ctx, site: { id: string; tier: Tier }): Promise<SiteBlocks> {
  const blocks = await Promise.all(ctx.contributed('siteBlocks').map((of) => of(ctx, site)));
  return Object.assign({}, ...blocks) as SiteBlocks;
}

/** What all rooms add to this site, by path. */
export async function partsOfRooms(
  ctx: Ctx,
  site: { siteId: string; doc: SiteDocument; origin: string },
): Promise<SitePart[]> {
  const parts = await Promise.all(ctx.contributed('siteParts').map((add) => add(ctx, site)));
  return parts.flat().toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

/** Those that stand in nobody's place: of two at one path, the first. */
export function besidePages(parts: readonly SitePart[], files: readonly string[]): SitePart[] {
  const taken = new Set(files);
  return parts.filter(({ path }) => path.startsWith('/') && !taken.has(path) && taken.add(path));
}
