/** /manager/sites/{site}/numbers: what was counted of a site's visits, for whoever may read it (owner.md 7). `?days`: the period. */
import { numbersOf } from '../../../../modules/stats/index.server.ts';
import { PERIODS } from '../../../../modules/stats/schemas.ts';
import { ofOwnSite } from '../own-site.server.ts';
import type { Route } from './+types/numbers';
import { NumbersScreen } from './numbers-screen.tsx';

export function loader(given: Route.LoaderArgs) {
  const asked = new URL(given.request.url).searchParams.get('days');
  const period = PERIODS.find((days) => String(days) === asked) ?? 7;
  return ofOwnSite(given, 'read', (ctx, { by }) => numbersOf(ctx, { by, period }));
}

export default function NumbersRoute({ loaderData }: Route.ComponentProps) {
  return <NumbersScreen view={loaderData} />;
}
