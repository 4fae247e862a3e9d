import { eq } from 'drizzle-orm';
import type { Ctx } from '../../../platform/ctx.ts';
import { enqueue, inTransaction } from '../../../platform/transaction.ts';
import { pollDomainJob } from '../jobs.ts';
import { followDelay } from './register-domain.ts';
import { findRegistration } from './registration.ts';
import { settleRegistration } from './settle-registration.ts';
import { domainRegistrations } from '../tables.ts';

/** Looks at a submitted operation; settles it, or comes back later. */
export async function pollDomain(ctx: Ctx, registrationId: string): Promise<void> {
  const seen = await findRegistration(ctx, registrationId);
  if (seen?.state !== 'submitted' || !seen.operationId) return;
  const outcome = await ctx.ports.registrar.operation(seen.operationId);
  if (outcome.state !== 'pending') return settleRegistration(ctx, seen, outcome);
  const age = (ctx.clock.now().getTime() - seen.updatedAt.getTime()) / 1000;
  const waitsFor = outcome.waitsFor ?? null;
  await inTransaction(ctx, async (ctx) => {
    if (waitsFor !== seen.waitsFor)
      await ctx.db.update(domainRegistrations).set({ waitsFor }).where(eq(domainRegistrations.id, seen.id));
    const options = { delaySeconds: followDelay(age), key: registrationId };
    await enqueue(ctx, pollDomainJob, { registrationId }, options);
  });
}
