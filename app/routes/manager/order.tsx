/** /manager/orders/{id}: the customer's place after the purchase, opened by the order session or a mail's link. */
import { data } from 'react-router';
import { showManagedOrder } from '../../../modules/account/index.server.ts';
import { hasMail } from '../../../modules/mailboxes/index.server.ts';
import { orderOrPageId } from '../../../modules/ordering/schemas.ts';
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
    const order = await showManagedOrder(ctx, id.data);
    return data({ id: order.order_id, order, mail: hasMail(ctx) });
  } catch (error) {
    // The same answer whether the order exists elsewhere or not at all (X5).
    if (isAppError(error, 'ordering.not-found'))
      return data({ id: id.data, order: null, mail: false }, { status: 404 });
    throw error;
  }
}

/** The screen asks again by itself after each change. */
export const shouldRevalidate = () => false;

export default function ManagerOrderRoute({ loaderData }: Route.ComponentProps) {
  if (!loaderData.order) return <ClosedOrder id={loaderData.id} />;
  return <OrderScreen key={loaderData.order.order_id} loaded={loaderData.order} mail={loaderData.mail} />;
}
