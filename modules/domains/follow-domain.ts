import type { Ctx } from '../../platform/ctx.ts';
import { followDomainJob } from './jobs.ts';
import { followDelay } from './register-domain.ts';
import { findRegistration } from './registration.ts';
import { settleRegistration } from './settle-registration.ts';

/** Looks at a submitted operation; settles it, or comes back later. */
export async function followDomain(ctx: Ctx, registrationId: string): Promise<void> {
  const seen = await findRegistration(ctx.db, registrationId);
  if (seen?.state !== 'submitted' || !seen.operationId) return;
  const outcome = await ctx.ports.registrar.operation(seen.operationId);
  if (outcome.state !== 'pending') return settleRegistration(ctx, seen, outcome);
  const age = (ctx.clock.now().getTime() - seen.updatedAt.getTime()) / 1000;
  await ctx.db.transaction((tx) =>
    ctx.jobs.enqueue(tx, followDomainJob, { registrationId }, { delaySeconds: followDelay(age), key: registrationId }),
  );
}
