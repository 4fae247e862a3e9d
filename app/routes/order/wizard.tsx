/** /api/vetrina/payment/{id?}: the customer's order wizard (R11, W1 to W12). */
import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { findOrder } from '../../../modules/ordering/index.server.ts';
import { orderOrPageId, TERMS_VERSION } from '../../../modules/ordering/schemas.ts';
import { listPrices } from '../../../modules/plans/index.server.ts';
import { findPreviewForPage } from '../../../modules/previews/index.server.ts';
import { LAYOUTS } from '../../../site-kit/names.ts';
import { appContext } from '../../context.ts';
import { paths } from '../../paths.ts';
import { refusal } from '../../ui/refusal.ts';
import type { Route } from './+types/wizard';
import { ClosedOrder } from './closed-order.tsx';
import { NoParams } from './no-params.tsx';
import type { WizardData } from './wizard-data.ts';
import { WizardScreen } from './wizard-screen.tsx';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { ctx } = context.get(appContext);
  if (!params.id) return { screen: 'no-params' } as const;
  const id = orderOrPageId.safeParse(params.id);
  if (!id.success) throw refusal(404, { code: 'http.not-found', requestId: ctx.requestId });

  const query = new URL(request.url).searchParams;
  // The provider's return goes to the page that asks for the truth.
  if (query.has('session_id')) throw redirect(`${paths.paymentComplete(id.data)}?${query.toString()}`);

  const order = await findOrder(ctx, id.data);
  if (!order && id.data.startsWith('ord_')) return data({ screen: 'closed', id: id.data } as const, { status: 404 });
  const pageId = order?.facebook_page_id ?? id.data;
  const [prices, preview] = await Promise.all([
    // Without the catalogue the billing step still works; the browser asks for the prices again.
    listPrices(ctx, ctx.ports.payments).catch(() => null),
    findPreviewForPage(ctx, pageId),
  ]);
  const layout = LAYOUTS.find((name) => name === query.get('layout')) ?? order?.layout ?? preview?.layout ?? null;
  return {
    screen: 'wizard',
    pageId,
    pageName: preview?.name ?? order?.page_name ?? '',
    order,
    prices,
    layout,
    previewUrl: preview?.url ?? null,
    termsVersion: TERMS_VERSION,
  } satisfies WizardData;
}
/** A step is a place of the same screen, not a reason to ask the server again. */
export const shouldRevalidate = (args: ShouldRevalidateFunctionArgs) =>
  args.currentUrl.pathname === args.nextUrl.pathname && args.currentUrl.search !== args.nextUrl.search
    ? false
    : args.defaultShouldRevalidate;

export default function WizardRoute({ loaderData }: Route.ComponentProps) {
  if (loaderData.screen === 'no-params') return <NoParams />;
  if (loaderData.screen === 'closed') return <ClosedOrder id={loaderData.id} />;
  return <WizardScreen key={loaderData.pageId} loaded={loaderData} />;
}
