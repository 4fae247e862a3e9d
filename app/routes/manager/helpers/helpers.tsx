/** /manager/sites/{site}/helpers: who may edit the site beside its owner (owner.md 1 and 9). */
import { listHelpers } from '../../../../modules/access/index.server.ts';
import { findSiteAddress } from '../../../../modules/sites/index.server.ts';
import { AppError } from '../../../../platform/errors.ts';
import { ofOwnSite } from '../own-site.server.ts';
import type { Route } from './+types/helpers';
import { HelpersScreen } from './helpers-screen.tsx';

export const loader = (given: Route.LoaderArgs) =>
  ofOwnSite(given, 'manage', async (ctx, { by }) => {
    const [view, site] = await Promise.all([listHelpers(ctx, { by }), findSiteAddress(ctx, by.siteId)]);
    if (!site) throw new AppError('sites.not-found', { status: 404 });
    // "Here today" is the server's day, so that both sides write the same.
    return { view, site: { id: site.id, name: site.name, url: site.url }, now: ctx.clock.now().toISOString() };
  });

/** The screen keeps what it shows by the answers to what is pressed. */
export const shouldRevalidate = () => false;

export default function HelpersRoute({ loaderData }: Route.ComponentProps) {
  return <HelpersScreen key={loaderData.site.id} {...loaderData} />;
}
