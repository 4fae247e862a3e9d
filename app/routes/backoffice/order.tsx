/** /sitimanager/order: the agents' order wizard (R10, A6). `id` is a social page, `order` one of the agent's orders. */
import { redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import type { BillingInfo } from '../../../modules/ordering/cart/billing.rules.ts';
import { orderOrPageId, TERMS_VERSION } from '../../../modules/ordering/schemas.ts';
import { findPreviewForPage } from '../../../modules/previews/index.server.ts';
import { pageContacts, type PageContacts } from '../../../modules/sites/index.server.ts';
import { LAYOUTS } from '../../../site-kit/names.ts';
import { appContext } from '../../context.ts';
import { StaffGate } from '../../forms/staff-gate.tsx';
import { paths } from '../../paths.ts';
import type { Route } from './+types/order';
import type { AgentOrderData } from './order-data.ts';
import { AgentOrderScreen } from './order-screen.tsx';

export async function loader({ context, request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const page = orderOrPageId.safeParse(query.get('id') ?? '');
  if (!page.success) throw redirect(paths.agentPreviews);
  const order = orderOrPageId.safeParse(query.get('order') ?? '');
  // What anybody may know of a page's preview; the order itself is asked for with the agent's token.
  const { ctx } = context.get(appContext);
  const [preview, contacts] = await Promise.all([findPreviewForPage(ctx, page.data), pageContacts(ctx, page.data)]);
  return {
    pageId: page.data,
    orderId: order.success ? order.data : null,
    pageName: preview?.name ?? '',
    previewUrl: preview?.url ?? null,
    layout: LAYOUTS.find((name) => name === query.get('layout')) ?? null,
    advised: preview?.layout ?? null,
    termsVersion: TERMS_VERSION,
    known: contacts ? billingFrom(contacts) : {},
  } satisfies AgentOrderData;
}

/** Said by the business itself, but not for an invoice: the form marks each of these until it is changed or saved. */
function billingFrom({ name, street, ...said }: PageContacts): Partial<BillingInfo> {
  const known = { business_name: name, address: street, ...said };
  return Object.fromEntries(Object.entries(known).filter(([, text]) => text !== ''));
}

/** A step is a place of the same screen, not a reason to ask the server again. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname === nextUrl.pathname && currentUrl.searchParams.get('id') === nextUrl.searchParams.get('id')
    ? false
    : defaultShouldRevalidate;

export default function AgentOrderRoute({ loaderData }: Route.ComponentProps) {
  return (
    <StaffGate staff="agent">
      {(agent) => (
        <AgentOrderScreen key={`${loaderData.pageId} ${loaderData.orderId ?? ''}`} agent={agent} loaded={loaderData} />
      )}
    </StaffGate>
  );
}
