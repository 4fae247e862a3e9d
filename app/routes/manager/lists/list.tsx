/** /manager/sites/{site}/list/{kind}: what a business sells, row by row (owner.md 1, Menu and prices). */
import { data } from 'react-router';
import { getDraft, listScheduled } from '../../../../modules/editor/index.server.ts';
import { ofOwnSite } from '../own-site.server.ts';
import type { Route } from './+types/list';
import { ListScreen } from './list-screen.tsx';

export async function loader(given: Route.LoaderArgs) {
  const { kind } = given.params;
  const loaded = await ofOwnSite(given, 'draft', async (ctx, input) => {
    const [draft, scheduled] = await Promise.all([getDraft(ctx, input), listScheduled(ctx, input)]);
    return { draft, scheduled, kind };
  });
  if (!loaded.draft.units.some(({ unit }) => unit === `list/${kind}`)) throw data(null, { status: 404 });
  return loaded;
}

/** The screen keeps the draft, and asks by itself. */
export const shouldRevalidate = () => false;

export default function ListRoute({ loaderData }: Route.ComponentProps) {
  const { draft, kind } = loaderData;
  return <ListScreen key={`${draft.site.id} ${kind}`} {...loaderData} />;
}
