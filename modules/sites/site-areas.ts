import type { Ctx } from '../../platform/ctx.ts';
import type { SiteAccess } from '../access/index.server.ts';

interface Area {
  area: 'bookings' | 'news';
  /** How much of it waits for an answer. */
  waiting: number;
}
export interface ShopArea extends Omit<Area, 'area'> {
  area: 'shop';
  /** Orders that are paid, and neither ready nor on their way. */
  paid: number;
  /** What the list of the site says anew of what is sold. */
  asked: number;
  /**
   * Orders whose buyers wait for money until its owner presses; `by`: the first last day of the law, "2026-12-16", null where the law names
   * none; null where nothing is owed, and for whoever may not give back.
   */
  owed: { count: number; by: string | null; isLate: boolean } | null;
}
/** A part of what an owner does with a site that a room brings; its screen stands at `/manager/sites/{site}/{area}`. */
export type SiteArea = Area | ShopArea;

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
