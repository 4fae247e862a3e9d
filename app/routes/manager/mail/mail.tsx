/** /manager/orders/{id}/mail: the mailboxes of an order, for its owner (mailboxes.md 2). */
import { data } from 'react-router';
import { proveOrder } from '../../../../modules/access/index.server.ts';
import { hasMail, showMail } from '../../../../modules/mailboxes/index.server.ts';
import { orderOrPageId } from '../../../../modules/ordering/schemas.ts';
import { isAppError } from '../../../../platform/errors.ts';
import { appContext } from '../../../context.ts';
import { refusal } from '../../../ui/refusal.ts';
import { ClosedOrder } from '../../order/closed-order.tsx';
import type { Route } from './+types/mail';
import { MailScreen } from './mail-screen.tsx';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { ctx } = context.get(appContext);
  const id = orderOrPageId.safeParse(params.id);
  if (!id.success || !hasMail(ctx)) throw refusal(404, { code: 'http.not-found', requestId: ctx.requestId });
  try {
    return data({ id: id.data, mail: await showMail(ctx, { by: await proveOrder(ctx, 'own', id.data) }) });
  } catch (error) {
    // The same answer whether the order exists elsewhere or not at all (X5).
    if (isAppError(error, 'ordering.not-found')) return data({ id: id.data, mail: null }, { status: 404 });
    throw error;
  }
}

/** The screen keeps what it shows by the answers to what is pressed. */
export const shouldRevalidate = () => false;

export default function MailRoute({ loaderData }: Route.ComponentProps) {
  if (!loaderData.mail) return <ClosedOrder id={loaderData.id} />;
  return <MailScreen key={loaderData.id} loaded={loaderData.mail} />;
}
