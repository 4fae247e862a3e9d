/** /manager/free/{site}: the place of a free site's owner (coverage P7). {site}/admin leads here (S2). */
import { redirect } from 'react-router';
import { proveFreeSite } from '../../../modules/access/index.server.ts';
import { viewOfFreeSite } from '../../../modules/free-sites/index.server.ts';
import { freeDone } from '../../../modules/free-sites/schemas.ts';
import { findFreeSite, findSiteAddress } from '../../../modules/sites/index.server.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { isAppError } from '../../../platform/errors.ts';
import { appContext } from '../../context.ts';
import { paths } from '../../paths.ts';
import { refusal } from '../../ui/refusal.ts';
import type { Route } from './+types/own';
import { Door } from './door.tsx';
import { OwnScreen } from './own-screen.tsx';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { ctx } = context.get(appContext);
  const free = await findFreeSite(ctx, params.site);
  // One that was bought is its buyer's, whose place is elsewhere.
  if (!free) throw await elsewhere(ctx, params.site);
  const done = freeDone.safeParse(new URL(request.url).searchParams.get('done'));
  const view = await ofOwn(ctx, free.id);
  return {
    // Whoever proves nothing is told what everybody knows of a site.
    site: { page: free.pageId, name: free.name, url: free.url },
    view,
    done: done.success ? done.data : null,
  };
}

async function ofOwn(ctx: Ctx, id: string) {
  try {
    return await viewOfFreeSite(ctx, { by: await proveFreeSite(ctx, id) });
  } catch (error) {
    if (isAppError(error, 'sites.not-found')) return null;
    throw error;
  }
}

async function elsewhere(ctx: Ctx, site: string): Promise<unknown> {
  return (await findSiteAddress(ctx, site))
    ? redirect(paths.manager({ site }))
    : refusal(404, { code: 'http.not-found', requestId: ctx.requestId });
}

/** The screen keeps what it shows by the answers to what is pressed. */
export const shouldRevalidate = () => false;

export default function FreeSiteRoute({ loaderData: { site, view, done } }: Route.ComponentProps) {
  return view ? <OwnScreen key={view.site.id} loaded={view} done={done} /> : <Door site={site} />;
}
