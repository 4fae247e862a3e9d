/** /manager/sites/{site}: is it up, does it follow its page, what happened, what waits (owner.md 1, Home). */
import { proveSite, rightsOf } from '../../../../modules/access/index.server.ts';
import { textsAtAGlance } from '../../../../modules/copywriting/index.server.ts';
import { numbersOf } from '../../../../modules/stats/index.server.ts';
import { areasOfSite, siteContentOf, type SiteArea } from '../../../../modules/sites/index.server.ts';
import { followingOf, readOnOpening } from '../../../../modules/sync/index.server.ts';
import { ofOwnSite } from '../own-site.server.ts';
import type { Route } from './+types/site';
import { SiteScreen } from './site-screen.tsx';

export const loader = (given: Route.LoaderArgs) =>
  ofOwnSite(given, 'read', async (ctx, { by }) => {
    await readOnOpening(ctx, { by });
    const may = rightsOf(by.author.role);
    const [{ site, publishedAt }, following, numbers, texts, areas] = await Promise.all([
      siteContentOf(ctx, { by }),
      followingOf(ctx, { by }),
      numbersOf(ctx, { by, period: 7 }),
      // A helper asks us for nothing: that is the contract's.
      may.includes('manage') ? textsAtAGlance(ctx, { by: await proveSite(ctx, 'manage', by.siteId) }) : null,
      may.includes('draft') ? areasOfSite(ctx, { by: await proveSite(ctx, 'draft', by.siteId) }) : [],
    ]);
    return {
      status: site.status,
      publishedAt: publishedAt?.toISOString() ?? null,
      following,
      numbers,
      texts,
      bookings: areas.find(({ area }) => area === 'bookings') ?? null,
      shop: shopIn(areas),
      news: areas.find(({ area }) => area === 'news') ?? null,
    };
  });

const shopIn = (areas: readonly SiteArea[]) => areas.find((each) => each.area === 'shop') ?? null;

/** The screen keeps what it shows by the answers to what is pressed. */
export const shouldRevalidate = () => false;

export default function SiteRoute({ loaderData }: Route.ComponentProps) {
  return <SiteScreen key={loaderData.following.site.id} {...loaderData} />;
}
