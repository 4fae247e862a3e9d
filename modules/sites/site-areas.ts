import type { Ctx } from '../../platform/ctx.ts';
import type { SiteAccess } from '../access/index.server.ts';

/** A part of what an owner does with a site that a room brings; its screen stands at `/manager/sites/{site}/{area}`. */
export interface SiteArea {
  area: 'bookings' | 'shop' | 'news';
  /** How much of it waits for an answer. */
  waiting: number;
}

declare module '../../platform/ctx.ts' {
  interface Contributions {
    /** What the first screen of a site says of this room; null where there is nothing to say of it. */
    siteArea: (ctx: Ctx, given: { by: SiteAccess<'draft'> }) => Promise<SiteArea | null>;
  }
}

/** What rooms bring to this site, in their order. */
export async function areasOfSite(ctx: Ctx, given: { by: SiteAccess<'draft'> }): Promise<SiteArea[]> {
  const areas = await Promise.all(ctx.contributed('siteArea').map((of) => of(ctx, given)));
  return areas.filter((area) => area !== null);
}
