import { audit } from '../../../platform/audit.ts';
import type { Ctx, TxCtx } from '../../../platform/ctx.ts';
import { AppError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { emit, inTransaction } from '../../../platform/transaction.ts';
import type { Lang } from '../../../site-kit/names.ts';
import { requestFullRefund } from '../../billing/index.server.ts';
import { changeState } from '../lifecycle/change-state.ts';
import { lockOrder, requireHeldOrder, type OrderRow } from '../order-session.ts';
import { allows } from '../order.states.ts';
import { orders, withdrawals } from '../tables.ts';
import { eq } from 'drizzle-orm';
import { withdrawalDeadline } from './withdrawal-deadline.ts';

/** What a consumer declares: name, which contract, and where the receipt is to go (directive (EU) 2023/2673, art. 11a). */
export interface Declaration {
  name: string;
  contract: string;
  mail: string;
  lang: Lang;
}

/** Last moment to withdraw from an order; null for a business, and before there is a contract. */
export const withdrawUntil = (order: Pick<OrderRow, 'type' | 'paidAt'>): Date | null =>
  order.type === 'customer' && order.paidAt ? withdrawalDeadline(order.paidAt) : null;

/**
 * Withdraws from the order that this browser holds. Once: a second press finds the first declaration. Throws
 * ordering.no-withdrawal (a business, or an order that is over) and ordering.withdrawal-late.
 */
export async function withdrawOrder(ctx: Ctx, input: Omit<Declaration, 'contract'> & { id: string }) {
  const { id, ...given } = input;
  const held = await requireHeldOrder(ctx, id);
  return withdraw(ctx, held.id, { ...given, contract: held.id });
}

/**
 * Withdraws without the order's session: who knows the contract's number and the address it was concluded with is its
 * holder. Anything else is kept as it was declared, acknowledged to `mail`, and put before a person; the answer is the
 * same, so that nothing can be learned of other people's orders.
 */
export async function declareWithdrawal(ctx: Ctx, given: Declaration): Promise<void> {
  const contract = given.contract.trim();
  const [order] = await ctx.db.select().from(orders).where(eq(orders.id, contract));
  const matches = order && order.billing.mail.trim().toLowerCase() === given.mail.trim().toLowerCase();
  if (matches) return withdraw(ctx, order.id, { ...given, contract });
  await inTransaction(ctx, async (ctx) => {
    const withdrawalId = await declare(ctx, null, given);
    await emit(ctx, 'ordering.withdrawal-unmatched', { withdrawalId });
  });
}

async function withdraw(ctx: Ctx, orderId: string, given: Declaration): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const order = await lockOrder(ctx, orderId);
    const [known] = await ctx.db.select().from(withdrawals).where(eq(withdrawals.orderId, orderId));
    if (known) return;
    const until = withdrawUntil(order);
    if (!until || !allows(order.state, 'withdraw')) throw new AppError('ordering.no-withdrawal', { status: 409 });
    if (ctx.clock.now() > until) throw new AppError('ordering.withdrawal-late', { status: 409 });
    const withdrawalId = await declare(ctx, orderId, given);
    await changeState(ctx, order, 'withdrawn', 'the consumer withdrew within the legal time', {
      suspendedFor: null,
    });
    await requestFullRefund(ctx, { orderId, name: 'withdrawal', reason: 'withdrawal', cancel: 'withdrawn' });
    await emit(ctx, 'ordering.withdrawn', { orderId, withdrawalId });
  });
}

async function declare(ctx: TxCtx, orderId: string | null, given: Declaration): Promise<string> {
  const id = newId('wdr');
  const { name, contract, mail, lang } = given;
  const row = { id, orderId, name: name.trim(), contract: contract.trim(), mail: mail.trim(), lang };
  await ctx.db.insert(withdrawals).values({ ...row, declaredAt: ctx.clock.now() });
  await audit(ctx, 'ordering.withdraw', orderId ?? id, { withdrawal: id });
  return id;
}
