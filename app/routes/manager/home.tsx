/** /manager: the orders that this browser holds, and where customers sign in (S3). {site}/admin leads here (S2). */
import { redirect } from 'react-router';
import { helpedSites, proveSite } from '../../../modules/access/index.server.ts';
import { heldOrders } from '../../../modules/ordering/index.server.ts';
import { socialProblem } from '../../../modules/ordering/schemas.ts';
import { customersOrders } from '../../../modules/reports/index.server.ts';
import { findSiteAddress, publishedUrls } from '../../../modules/sites/index.server.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { isAppError } from '../../../platform/errors.ts';
import { appContext } from '../../context.ts';
import { paths } from '../../paths.ts';
import type { Route } from './+types/home';
import type { HelpedSite } from './helped-list.tsx';
import { HomeScreen } from './home-screen.tsx';

const SITE = /^[\w-]{1,64}$/;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx } = context.get(appContext);
  const query = new URL(request.url).searchParams;
  const asked = query.get('site') ?? '';
  const [site, held, helped] = await Promise.all([
    SITE.test(asked) ? findSiteAddress(ctx, asked) : null,
    heldOrders(ctx),
    helpedSites(ctx),
  ]);
  const way = site && (await wayIn(ctx, site, held));
  if (way) return redirect(way);
  const urls = await publishedUrls(
    ctx,
    held.map(({ id }) => id),
  );
  const problem = socialProblem.safeParse(query.get('problem'));
  return {
    orders: await customersOrders(ctx, { rows: held, siteUrls: urls }),
    helped: await addressesOf(ctx, helped),
    // Whose order it is stays here: the address is what everybody knows of a site.
    site: site && { id: asked, url: site.url },
    social: ctx.ports.pageLogin !== null,
    problem: problem.success ? `ordering.social-${problem.data}` : null,
  };
}

/** A free site has a place of its own; whoever may change another is led there, others who hold the order to the order; null: this browser shows nothing for it. */
async function wayIn(
  ctx: Ctx,
  site: { id: string; orderId: string | null },
  held: readonly { id: string }[],
): Promise<string | null> {
  const { orderId } = site;
  if (orderId === null) return paths.freeSite(site.id);
  try {
    await proveSite(ctx, 'draft', site.id);
    return paths.editSite(site.id);
  } catch (error) {
    if (!isAppError(error, 'sites.not-found')) throw error;
    return held.some(({ id }) => id === orderId) ? paths.managedOrder(orderId) : null;
  }
}

/** Of the sites that this browser helps with, without those that are closed. */
async function addressesOf(ctx: Ctx, ids: readonly string[]): Promise<HelpedSite[]> {
  const found = await Promise.all(ids.map((id) => findSiteAddress(ctx, id)));
  return found.flatMap((site) => (site ? [{ id: site.id, name: site.name, url: site.url }] : []));
}

export default function ManagerRoute({ loaderData }: Route.ComponentProps) {
  return <HomeScreen {...loaderData} />;
}
