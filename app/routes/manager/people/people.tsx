/** /manager/sites/{site}/people: whom a site keeps something of, and from whom it takes nothing online, for its owner (pro.md 1.4). */
import { peopleOfSite } from '../../../../modules/blocklist/index.server.ts';
import { ofOwnSite } from '../own-site.server.ts';
import type { Route } from './+types/people';
import { PeopleScreen } from './people-screen.tsx';

export const loader = (given: Route.LoaderArgs) => ofOwnSite(given, 'manage', peopleOfSite);

/** The screen keeps what it shows by the answers to what is pressed. */
export const shouldRevalidate = () => false;

export default function PeopleRoute({ loaderData }: Route.ComponentProps) {
  return <PeopleScreen key={loaderData.site.id} loaded={loaderData} />;
}
