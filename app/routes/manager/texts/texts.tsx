/** /manager/sites/{site}/texts: texts that we write for the owner (coverage P5). */
import { textsOfSite } from '../../../../modules/copywriting/index.server.ts';
import { ofOwnSite } from '../own-site.server.ts';
import type { Route } from './+types/texts';
import { TextsScreen } from './texts-screen.tsx';

export const loader = (given: Route.LoaderArgs) => ofOwnSite(given, 'manage', textsOfSite);

/** The screen keeps what it shows by the answers to what is pressed. */
export const shouldRevalidate = () => false;

export default function TextsRoute({ loaderData }: Route.ComponentProps) {
  return <TextsScreen key={loaderData.site.id} loaded={loaderData} />;
}
