import { audit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { inTransaction } from '../../platform/transaction.ts';
import type { Staff } from '../access/index.server.ts';
import { retryRefund } from '../billing/index.server.ts';
import { retryRegistration } from '../domains/index.server.ts';
import { publishAgain } from '../sites/index.server.ts';
import type { RetryInput } from './schemas.ts';

const STEPS = { domain: retryRegistration, site: publishAgain, refund: retryRefund };

/** Does a step of an order now: each looks before it repeats. Throws as the step's room does when there is nothing to do. */
export async function retryStep(
  ctx: Ctx,
  { orderId, step, id }: { by: Staff<'operator'>; orderId: string } & RetryInput,
): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    await STEPS[step](ctx, id);
    await audit(ctx, 'operations.retry-step', orderId, { step, id });
  });
}
