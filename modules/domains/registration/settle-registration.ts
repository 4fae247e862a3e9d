import { audit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { emit, enqueue, inTransaction } from '../../../platform/transaction.ts';
import { alignDomainJob } from '../jobs.ts';
import type { OperationState } from './registrar.port.ts';
import { moveRegistration, type Registration } from './registration.ts';

/** Records how an operation ended and announces it, in one transaction. */
export async function settleRegistration(
  ctx: Ctx,
  seen: Registration,
  outcome: Exclude<OperationState, { state: 'pending' }>,
): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    if (outcome.state === 'done') {
      if (!(await moveRegistration(ctx, seen, 'registered', { registeredAt: ctx.clock.now(), waitsFor: null }))) return;
      await audit(ctx, 'domains.registered', seen.orderId, { domain: seen.domain });
      await enqueue(ctx, alignDomainJob, { registrationId: seen.id }, { key: seen.id });
      const { orderId, domain } = seen;
      await emit(ctx, 'domains.registered', { orderId, domain, registrationId: seen.id });
      return;
    }
    const { code, reason } = outcome;
    if (!(await moveRegistration(ctx, seen, 'failed', { failure: code, reason, authcode: null, waitsFor: null })))
      return;
    await audit(ctx, 'domains.failed', seen.orderId, { domain: seen.domain, failure: code });
    await emit(ctx, 'domains.failed', {
      orderId: seen.orderId,
      domain: seen.domain,
      registrationId: seen.id,
      failure: code,
    });
  });
}
