/** /manager/sites/{site}/edit: everything of a site that its owner may change (owner.md 1, Edit and the List). */
import { getDraft } from '../../../../modules/editor/index.server.ts';
import { ofOwnSite } from '../own-site.server.ts';
import type { Route } from './+types/edit';
import { EditScreen } from './edit-screen.tsx';

export const loader = (given: Route.LoaderArgs) => ofOwnSite(given, 'draft', getDraft);

/** The page fills the window; the list stands in the frame of every screen. */
export const handle = { bare: (_: unknown, search: string) => !new URLSearchParams(search).has('list') };

/** The screen keeps the draft, and asks by itself. */
export const shouldRevalidate = () => false;

export default function EditRoute({ loaderData }: Route.ComponentProps) {
  return <EditScreen key={loaderData.site.id} draft={loaderData} />;
}
