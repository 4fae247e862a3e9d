import type { Ctx } from '../../../platform/ctx.ts';
import { AppError } from '../../../platform/errors.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { proveOrder, type OrderAccess } from '../../access/index.server.ts';
import {
  chooseNextPlan,
  openPortal,
  payPage,
  quoteUpgrade,
  scheduleEnd,
  upgrade,
  usePenaltyFreeCancellation,
  type UpgradeQuote,
} from '../../billing/index.server.ts';
import type { Plan } from '../../plans/index.server.ts';
import { lockOrder, requireHeldOrder, type OrderRow } from '../order-session.ts';
import { allows, type OrderAction } from '../order.states.ts';

/** The held order, in a state that allows the action, with the proof that it is the caller's. Throws ordering.not-found, ordering.state. */
export async function requireAllowed(
  ctx: Ctx,
  id: string,
  action: OrderAction,
): Promise<{ order: OrderRow; by: OrderAccess<'own'> }> {
  const order = await requireHeldOrder(ctx, id);
  if (!allows(order.state, action)) {
    throw new AppError('ordering.state', { status: 409, reason: `${action} in state ${order.state}` });
  }
  return { order, by: await proveOrder(ctx, 'own', order.id) };
}

/** What PRO would take now; changes nothing. */
export async function quotePro(ctx: Ctx, id: string): Promise<UpgradeQuote> {
  const { by } = await requireAllowed(ctx, id, 'upgrade');
  return quoteUpgrade(ctx, { by });
}

/** Goes up to PRO for the amount that was shown. */
export async function upgradeToPro(ctx: Ctx, input: { id: string; amount: number; prorationDate: number }) {
  const { id, ...shown } = input;
  const { by } = await requireAllowed(ctx, id, 'upgrade');
  return upgrade(ctx, { by, ...shown });
}

/** Which plan the next renewal buys: a smaller one, or the present one after all. */
export async function chooseRenewalPlan(ctx: Ctx, input: { id: string; plan: Plan }): Promise<void> {
  const { id, plan } = input;
  const { by } = await requireAllowed(ctx, id, 'downgrade');
  await chooseNextPlan(ctx, { by, plan });
}

/** Ends the contract with the year that is paid. Throws billing.cancel-late within the last days. */
export async function cancelAtTerm(ctx: Ctx, id: string): Promise<void> {
  const { order } = await requireAllowed(ctx, id, 'cancel');
  await scheduleEnd(ctx, { by: await proveOrder(ctx, 'end', order.id), end: true });
}

/** Takes the cancellation back while the year lasts. */
export async function keepSubscription(ctx: Ctx, id: string): Promise<void> {
  const { order } = await requireAllowed(ctx, id, 'keep');
  await scheduleEnd(ctx, { by: await proveOrder(ctx, 'end', order.id), end: false });
}

/** Leaves a renewal whose notice cannot be proven: at once, with its money back. Throws billing.no-free-exit. */
export async function leaveForFree(ctx: Ctx, id: string): Promise<void> {
  const { order: held } = await requireAllowed(ctx, id, 'free-exit');
  await inTransaction(ctx, async (ctx) => {
    await lockOrder(ctx, held.id);
    await usePenaltyFreeCancellation(ctx, held.id);
  });
}

/** Address of the card provider's page for card and invoices, in the order's language. */
export async function openCardPage(ctx: Ctx, id: string): Promise<string> {
  const { order, by } = await requireAllowed(ctx, id, 'card');
  const returnUrl = `${ctx.config.publicUrl}/manager/orders/${order.id}`;
  return openPortal(ctx, { by, returnUrl, locale: order.locale });
}

/** Address of the page on which an owed renewal can be paid now. Throws billing.nothing-owed. */
export async function openPayPage(ctx: Ctx, id: string): Promise<string> {
  const { by } = await requireAllowed(ctx, id, 'pay');
  const url = await payPage(ctx, { by, kind: 'renewal' });
  if (!url) throw new AppError('billing.nothing-owed', { status: 409 });
  return url;
}
