/** /manager/sites/{site}/pages: the pages that the owner adds, and one of them (owner.md 1, Pages). */
import { getDraft } from '../../../../modules/editor/index.server.ts';
import { ownFiles } from '../../../../modules/sites/index.server.ts';
import { ofOwnSite } from '../own-site.server.ts';
import type { Route } from './+types/pages';
import { PagesFrame } from './pages-frame.tsx';

export const loader = (given: Route.LoaderArgs) =>
  ofOwnSite(given, 'draft', async (ctx, { by }) => {
    const [draft, files] = await Promise.all([getDraft(ctx, { by }), ownFiles(ctx, { by })]);
    return { draft, files };
  });

/** The screen keeps the draft, and asks by itself. */
export const shouldRevalidate = () => false;

export default function PagesRoute({ loaderData }: Route.ComponentProps) {
  return <PagesFrame key={loaderData.draft.site.id} draft={loaderData.draft} given={loaderData.files} />;
}
