/** /manager/sites/{site}/following: whether a site follows its page, what came, and what waits for its owner (owner.md 6). */
import { followingOf, readOnOpening } from '../../../../modules/sync/index.server.ts';
import { ofOwnSite } from '../own-site.server.ts';
import type { Route } from './+types/following';
import { FollowingScreen } from './following-screen.tsx';

export const loader = (given: Route.LoaderArgs) =>
  ofOwnSite(given, 'decide', async (ctx, { by }) => {
    await readOnOpening(ctx, { by });
    return followingOf(ctx, { by });
  });

/** The screen keeps what it shows, and asks by itself. */
export const shouldRevalidate = () => false;

export default function FollowingRoute({ loaderData }: Route.ComponentProps) {
  return <FollowingScreen key={loaderData.site.id} loaded={loaderData} />;
}
