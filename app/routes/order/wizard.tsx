/** /api/vetrina/payment/{id?}: the customer's order wizard (R11, W1 to W12). */
import { useEffect } from 'react';
import { data, redirect, useRevalidator, type ShouldRevalidateFunctionArgs } from 'react-router';
import { findOrder } from '../../../modules/ordering/index.server.ts';
import { proveOrder } from '../../../modules/access/index.server.ts';
import { offerBoxes } from '../../../modules/mailboxes/index.server.ts';
import { isEditable } from '../../../modules/ordering/order.states.ts';
import { orderOrPageId, TERMS_VERSION } from '../../../modules/ordering/schemas.ts';
import { listPrices } from '../../../modules/plans/index.server.ts';
import type { PriceItem } from '../../../modules/plans/prices/schemas.ts';
import { findPreviewForPage, mayBeAPage } from '../../../modules/previews/index.server.ts';
import { LAYOUTS } from '../../../site-kit/names.ts';
import { appContext } from '../../context.ts';
import { paths } from '../../paths.ts';
import { refusal } from '../../ui/refusal.ts';
import type { Route } from './+types/wizard';
import { ClosedOrder } from './closed-order.tsx';
import { idOf } from './order-id.ts';
import { NoPage } from './no-page.tsx';
import { NoParams } from './no-params.tsx';
import type { WizardData } from './wizard-data.ts';
import { WizardScreen } from './wizard-screen.tsx';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { ctx, nonce, locale } = context.get(appContext);
  if (!params.id) return { screen: 'no-params' } as const;
  // Kept for everybody who has no order: what belongs to this page is asked for when the screen lives.
  if (nonce === undefined) return { screen: 'kept', termsVersion: TERMS_VERSION } as const;
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
  if (!order && !preview && !(await mayBeAPage(ctx, pageId)))
    return data({ screen: 'no-page' } as const, { status: 404 });
  const pageName = preview?.name ?? order?.page_name ?? '';
  const open = order && isEditable(order.status);
  const boxes =
    order && !open
      ? null
      : await offerBoxes(ctx, {
          by: order && (await proveOrder(ctx, 'prepare', idOf(order))),
          name: pageName,
          lang: locale,
        });
  const layout = LAYOUTS.find((name) => name === query.get('layout')) ?? order?.layout ?? preview?.layout ?? null;
  return {
    screen: 'wizard',
    pageId,
    pageName,
    order,
    prices,
    layout,
    previewUrl: preview?.url ?? null,
    boxes,
    termsVersion: TERMS_VERSION,
  } satisfies WizardData;
}
/** What a kept page knew, until the server has told what belongs to this visit. */
let kept: { termsVersion: string } | null = null;

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  try {
    const told = await serverLoader();
    kept = null;
    return told;
  } catch (error) {
    // The line broke under a form that is being filled in: it works without what the server would have told.
    if (kept && error instanceof TypeError) return { screen: 'unknown', ...kept } as const;
    throw error;
  }
}

/** A step is a place of the same screen, not a reason to ask the server again, unless it has not answered yet. */
export const shouldRevalidate = (args: ShouldRevalidateFunctionArgs) =>
  kept === null && args.currentUrl.pathname === args.nextUrl.pathname && args.currentUrl.search !== args.nextUrl.search
    ? false
    : args.defaultShouldRevalidate;

export default function WizardRoute({ loaderData, params: { id = '' } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const { screen } = loaderData;
  useEffect(() => {
    if (loaderData.screen !== 'kept') return undefined;
    kept = { termsVersion: loaderData.termsVersion };
    // Not in the same breath: a slow phone has just drawn the form, and somebody may be typing.
    const soon = setTimeout(() => void revalidate());
    return () => clearTimeout(soon);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, however often the server's answer is drawn
  }, [screen]);

  if (loaderData.screen === 'no-params') return <NoParams />;
  if (loaderData.screen === 'no-page') return <NoPage />;
  if (loaderData.screen === 'closed') return <ClosedOrder id={loaderData.id} />;
  if (loaderData.screen === 'wizard') return <WizardScreen key={loaderData.pageId} loaded={loaderData} />;
  return <WizardScreen key={id} loaded={nothingYet(id, loaderData)} />;
}

const NO_PRICES: PriceItem[] = [];
/** `prices`: awaited from the server, or (null) asked for by the screen itself. */
const nothingYet = (pageId: string, known: { screen: 'kept' | 'unknown'; termsVersion: string }): WizardData => ({
  screen: known.screen,
  pageId,
  pageName: '',
  order: null,
  prices: known.screen === 'kept' ? NO_PRICES : null,
  layout: null,
  previewUrl: null,
  boxes: null,
  termsVersion: known.termsVersion,
});
