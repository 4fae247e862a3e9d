/** /api/vetrina/payment/{id}/complete: what happens after payment, as it really happens (R12, S1). */
import { data } from 'react-router';
import { showProgress } from '../../../../modules/account/index.server.ts';
import { findOrder } from '../../../../modules/ordering/index.server.ts';
import { orderOrPageId } from '../../../../modules/ordering/schemas.ts';
import { appContext } from '../../../context.ts';
import { refusal } from '../../../ui/refusal.ts';
import type { Route } from './+types/complete';
import { ClosedOrder } from '../closed-order.tsx';
import { CompleteScreen } from './complete-screen.tsx';
import { idOf } from '../order-id.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { ctx } = context.get(appContext);
  const id = orderOrPageId.safeParse(params.id);
  if (!id.success) throw refusal(404, { code: 'http.not-found', requestId: ctx.requestId });
  const order = await findOrder(ctx, id.data);
  // The same answer whether the order exists elsewhere or not at all (X5).
  if (!order) return data({ id: id.data, order: null, progress: null }, { status: 404 });
  // The free address opens everywhere; whether a new name does already is asked by the screen.
  const progress = await showProgress(ctx, { id: idOf(order), unasked: true });
  return data({ id: id.data, order, progress });
}

/** Polling follows the order: a changed query needs no second loader. */
export const shouldRevalidate = () => false;

export default function CompleteRoute({ loaderData }: Route.ComponentProps) {
  if (!loaderData.order || !loaderData.progress) return <ClosedOrder id={loaderData.id} />;
  return <CompleteScreen key={idOf(loaderData.order)} order={loaderData.order} first={loaderData.progress} />;
}
