/** /manager/sites/{site}/photos: the photos of a site, for its owner (owner.md 1, Photos). */
import { getDraft } from '../../../../modules/editor/index.server.ts';
import { ofOwnSite } from '../own-site.server.ts';
import type { Route } from './+types/photos';
import { PhotosScreen } from './photos-screen.tsx';

export const loader = (given: Route.LoaderArgs) => ofOwnSite(given, 'draft', getDraft);

/** The screen keeps the draft, and asks by itself. */
export const shouldRevalidate = () => false;

export default function PhotosRoute({ loaderData }: Route.ComponentProps) {
  return <PhotosScreen key={loaderData.site.id} draft={loaderData} />;
}
