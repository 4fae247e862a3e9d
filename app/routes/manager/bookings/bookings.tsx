/** /manager/sites/{site}/bookings: who comes, who waits for an answer, and how booking works (pro.md 1.4 and 3). */
import { bookingsOfSite } from '../../../../modules/booking/index.server.ts';
import { ofOwnSite } from '../own-site.server.ts';
import type { Route } from './+types/bookings';
import { BookingsScreen } from './bookings-screen.tsx';

export const loader = (given: Route.LoaderArgs) => ofOwnSite(given, 'draft', bookingsOfSite);

/** The screen keeps what it shows by the answers to what is pressed, and asks anew by itself. */
export const shouldRevalidate = () => false;

export default function BookingsRoute({ loaderData }: Route.ComponentProps) {
  return <BookingsScreen key={loaderData.site.id} loaded={loaderData} />;
}
