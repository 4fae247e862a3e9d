/** /manager/sites/{site}/news: who subscribed, the letter that is written, and how letters are received (pro.md 1.4 and 4). */
import { newsOfSite } from '../../../../modules/newsletter/index.server.ts';
import { ofOwnSite } from '../own-site.server.ts';
import type { Route } from './+types/news';
import { NewsScreen } from './news-screen.tsx';

export const loader = (given: Route.LoaderArgs) => ofOwnSite(given, 'draft', newsOfSite);

/** The screen keeps what it shows by the answers to what is pressed. */
export const shouldRevalidate = () => false;

export default function NewsRoute({ loaderData }: Route.ComponentProps) {
  return <NewsScreen key={loaderData.site.id} loaded={loaderData} />;
}
