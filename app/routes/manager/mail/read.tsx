/** /manager/orders/{id}/mail/{box}: a mailbox read in the browser, by its owner. */
import { data } from 'react-router';
import { proveOrder } from '../../../../modules/access/index.server.ts';
import { hasMail, showMail } from '../../../../modules/mailboxes/index.server.ts';
import { orderOrPageId } from '../../../../modules/ordering/schemas.ts';
import { isAppError } from '../../../../platform/errors.ts';
import { appContext } from '../../../context.ts';
import { refusal } from '../../../ui/refusal.ts';
import { ClosedOrder } from '../../order/closed-order.tsx';
import type { Route } from './+types/read';
import { ReadScreen } from './read-screen.tsx';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { ctx } = context.get(appContext);
  const notFound = () => refusal(404, { code: 'http.not-found', requestId: ctx.requestId });
  const id = orderOrPageId.safeParse(params.id);
  if (!id.success || !hasMail(ctx)) throw notFound();
  try {
    const { names } = await showMail(ctx, { by: await proveOrder(ctx, 'own', id.data) });
    const box = names.flatMap(({ boxes }) => boxes).find((each) => each.id === params.box);
    if (!box) throw notFound();
    return data({ id: id.data, box });
  } catch (error) {
    // The same answer whether the order exists elsewhere or not at all (X5).
    if (isAppError(error, 'ordering.not-found')) return data({ id: id.data, box: null }, { status: 404 });
    throw error;
  }
}

/** The screen asks the mail host itself. */
export const shouldRevalidate = () => false;

export default function ReadRoute({ loaderData }: Route.ComponentProps) {
  if (!loaderData.box) return <ClosedOrder id={loaderData.id} />;
  return <ReadScreen key={loaderData.box.id} order={loaderData.id} box={loaderData.box} />;
}
