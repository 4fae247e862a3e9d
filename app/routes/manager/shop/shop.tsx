/** /manager/sites/{site}/shop: who has ordered, what is sold, and how (pro.md 1.4 and 2). */
import { shopOfSite } from '../../../../modules/shop/index.server.ts';
import { ofOwnSite } from '../own-site.server.ts';
import type { Route } from './+types/shop';
import { ShopScreen } from './shop-screen.tsx';

export const loader = (given: Route.LoaderArgs) => ofOwnSite(given, 'draft', shopOfSite);

/** The screen keeps what it shows by the answers to what is pressed, and asks anew by itself. */
export const shouldRevalidate = () => false;

export default function ShopRoute({ loaderData }: Route.ComponentProps) {
  return <ShopScreen key={loaderData.site.id} loaded={loaderData} />;
}
