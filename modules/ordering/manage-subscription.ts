import type { Ctx } from '../../platform/ctx.ts';
import { AppError } from '../../platform/errors.ts';
import { inTransaction } from '../../platform/transaction.ts';
import {
  chooseNextPlan,
  openPortal,
  payPage,
  quoteUpgrade,
  requireSubscription,
  scheduleEnd,
  upgrade,
  useFreeExit,
  type UpgradeQuote,
} from '../billing/index.server.ts';
import type { Plan } from '../plans/index.server.ts';
import { lockOrder, requireHeldOrder, type OrderRow } from './order-session.ts';
import { allows, type OrderAction } from './order.states.ts';

/** The held order, in a state that allows the action. Throws ordering.not-found, ordering.state. */
export async function requireAllowed(ctx: Ctx, id: string, action: OrderAction): Promise<OrderRow> {
  const order = await requireHeldOrder(ctx, id);
  if (!allows(order.state, action)) {
    throw new AppError('ordering.state', { status: 409, reason: `${action} in state ${order.state}` });
  }
  return order;
}

/** What PRO would take now; changes nothing. */
export async function quotePro(ctx: Ctx, id: string): Promise<UpgradeQuote> {
  return quoteUpgrade(ctx, (await requireAllowed(ctx, id, 'upgrade')).id);
}

/** Goes up to PRO for the amount that was shown. */
export async function upgradeToPro(ctx: Ctx, id: string, shown: { amount: number; prorationDate: number }) {
  return upgrade(ctx, (await requireAllowed(ctx, id, 'upgrade')).id, shown);
}

/** Which plan the next renewal buys: a smaller one, or the present one after all. */
export async function chooseRenewalPlan(ctx: Ctx, id: string, plan: Plan): Promise<void> {
  await chooseNextPlan(ctx, (await requireAllowed(ctx, id, 'downgrade')).id, plan);
}

/** Ends the contract with the year that is paid. Throws billing.cancel-late within the last days. */
export async function cancelAtTerm(ctx: Ctx, id: string): Promise<void> {
  await scheduleEnd(ctx, (await requireAllowed(ctx, id, 'cancel')).id, true);
}

/** Takes the cancellation back while the year lasts. */
export async function keepSubscription(ctx: Ctx, id: string): Promise<void> {
  await scheduleEnd(ctx, (await requireAllowed(ctx, id, 'keep')).id, false);
}

/** Leaves a renewal whose notice cannot be proven: at once, with its money back. Throws billing.no-free-exit. */
export async function leaveForFree(ctx: Ctx, id: string): Promise<void> {
  const held = await requireAllowed(ctx, id, 'free-exit');
  await inTransaction(ctx, async (ctx) => {
    await lockOrder(ctx, held.id);
    await useFreeExit(ctx, held.id);
  });
}

/** Address of the card provider's page for card and invoices, in the order's language. */
export async function openCardPage(ctx: Ctx, id: string): Promise<string> {
  const order = await requireAllowed(ctx, id, 'card');
  const returnUrl = `${ctx.config.publicUrl}/manager/orders/${order.id}`;
  return openPortal(ctx, order.id, { returnUrl, locale: order.locale });
}

/** Address of the page on which an owed renewal can be paid now. Throws billing.nothing-owed. */
export async function openPayPage(ctx: Ctx, id: string): Promise<string> {
  const order = await requireAllowed(ctx, id, 'pay');
  const url = await payPage(ctx, (await requireSubscription(ctx, order.id)).id, 'renewal');
  if (!url) throw new AppError('billing.nothing-owed', { status: 409 });
  return url;
}
