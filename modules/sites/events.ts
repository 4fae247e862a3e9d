import type { Lang } from '../../site-kit/names.ts';
import type { Tier } from './schemas.ts';

declare module '../../platform/ctx.ts' {
  interface DomainEvents {
    /** A new version of a site is what visitors see. `orderId`, here and below: null of a free one. */
    'sites.published': { siteId: string; orderId: string | null; tier: Tier; pageId: string; versionId: string };
    /** What should be published failed a gate and waits for a person. */
    'sites.held': { siteId: string; orderId: string | null; reasons: string };
    /** It should be published, and nobody has read its social page, or the reading was given up. */
    'sites.page-requested': { pageId: string; lang: Lang };
    /** It waits no more: what is on show passes. */
    'sites.released': { siteId: string };
    /** Visitors see it, see a polite page in its place, or nothing: see setSiteState. */
    'sites.state-changed': { siteId: string; pageId: string; state: 'on' | 'suspended' | 'closed' };
    /** Its page has another id at the network, and its owner said that it is theirs. */
    'sites.page-replaced': { siteId: string; orderId: string; pageId: string };
    /** A free site is an order's from now on, with its address and all that it shows. */
    'sites.bought': { siteId: string; orderId: string };
    /** Nothing is left of these sites: their orders are forgotten, or their time for free has long ended. */
    'sites.erased': { siteIds: string[] };
  }
}
