import { AppError } from '../../platform/errors.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { inTransaction } from '../../platform/transaction.ts';
import type { OrderAccess } from '../access/index.server.ts';
import { callOffDomainYear } from '../billing/index.server.ts';
import { CALL_IS_OVER_MS, dropAddition, findOpen } from './add-domain.ts';

/**
 * Takes back a name more that waits for its payment: nobody can pay it any more, and another can be chosen at once. One
 * that was paid meanwhile stays the order's; twice is once, also when an answer was lost. Throws ordering.domain-asked
 * (409) while the provider may still be charging for it.
 */
export async function callOffDomain(ctx: Ctx, { by }: { by: OrderAccess<'own'> }): Promise<void> {
  const wish = await findOpen(ctx, by.orderId);
  if (!wish) return;
  const voided = await callOffDomainYear(ctx, { by, key: wish.id });
  // Paid a moment ago, and by now the order's.
  if (!(await findOpen(ctx, by.orderId))) return;
  const age = ctx.clock.now().getTime() - wish.createdAt.getTime();
  if (!voided && age < CALL_IS_OVER_MS) throw new AppError('ordering.domain-asked', { status: 409, retryable: true });
  await inTransaction(ctx, (ctx) => dropAddition(ctx, wish));
}
