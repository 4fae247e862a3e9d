/** /vetrina/free/{page}: what a free site is, and the way to put this page's online (coverage P7). */
import { isOffered } from '../../../modules/free-sites/index.server.ts';
import { freeProblem } from '../../../modules/free-sites/schemas.ts';
import { offerOf } from '../../../modules/plans/index.server.ts';
import { findPreviewForPage } from '../../../modules/previews/index.server.ts';
import { LAYOUTS } from '../../../site-kit/names.ts';
import { appContext } from '../../context.ts';
import { refusal } from '../../ui/refusal.ts';
import type { Route } from './+types/offer';
import { OfferScreen } from './offer-screen.tsx';

const PAGE = /^[A-Za-z0-9._-]{1,64}$/;

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { ctx } = context.get(appContext);
  const { page } = params;
  if (!offerOf(ctx).free || !PAGE.test(page)) {
    throw refusal(404, { code: 'http.not-found', requestId: ctx.requestId });
  }
  const query = new URL(request.url).searchParams;
  const [offered, preview] = await Promise.all([isOffered(ctx, page), findPreviewForPage(ctx, page)]);
  const problem = freeProblem.safeParse(query.get('problem'));
  return {
    page,
    name: preview?.name ?? null,
    layout: LAYOUTS.find((layout) => layout === query.get('layout')) ?? null,
    domain: ctx.config.sitesDomain,
    offered,
    problem: problem.success ? problem.data : null,
  };
}

export default function FreeOfferRoute({ loaderData }: Route.ComponentProps) {
  return <OfferScreen {...loaderData} />;
}
