/** /manager/orders/{id}: the customer's place after the purchase, opened by the order session or a mail's link. */
import { data } from 'react-router';
import { proveOrder } from '../../../modules/access/index.server.ts';
import { managedDomains } from '../../../modules/domains/index.server.ts';
import { requireHeldOrder, withdrawUntil } from '../../../modules/ordering/index.server.ts';
import { orderOrPageId } from '../../../modules/ordering/schemas.ts';
import { offerOf } from '../../../modules/plans/index.server.ts';
import { managedOrder } from '../../../modules/reports/index.server.ts';
import { siteForOrder } from '../../../modules/sites/index.server.ts';
import { isAppError } from '../../../platform/errors.ts';
import { appContext } from '../../context.ts';
import { refusal } from '../../ui/refusal.ts';
import { ClosedOrder } from '../order/closed-order.tsx';
import type { Route } from './+types/order';
import { OrderScreen } from './order-screen.tsx';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { ctx } = context.get(appContext);
  const id = orderOrPageId.safeParse(params.id);
  if (!id.success) throw refusal(404, { code: 'http.not-found', requestId: ctx.requestId });
  try {
    const held = await requireHeldOrder(ctx, id.data);
    const by = await proveOrder(ctx, 'read', held.id);
    const [site, domains] = await Promise.all([siteForOrder(ctx, { by }), managedDomains(ctx, { by })]);
    const known = { site, domains, withdrawUntil: withdrawUntil(held), offer: offerOf(ctx) };
    return data({ id: held.id, order: await managedOrder(ctx, held, known) });
  } catch (error) {
    // The same answer whether the order exists elsewhere or not at all (X5).
    if (isAppError(error, 'ordering.not-found')) return data({ id: id.data, order: null }, { status: 404 });
    throw error;
  }
}

/** The screen asks again by itself after each change. */
export const shouldRevalidate = () => false;

export default function ManagerOrderRoute({ loaderData }: Route.ComponentProps) {
  if (!loaderData.order) return <ClosedOrder id={loaderData.id} />;
  return <OrderScreen key={loaderData.order.order_id} loaded={loaderData.order} />;
}
