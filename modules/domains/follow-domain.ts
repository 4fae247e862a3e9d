import { eq } from 'drizzle-orm';
import type { Ctx } from '../../platform/ctx.ts';
import { followDomainJob } from './jobs.ts';
import { followDelay } from './register-domain.ts';
import { findRegistration } from './registration.ts';
import { settleRegistration } from './settle-registration.ts';
import { domainRegistrations } from './tables.ts';

/** Looks at a submitted operation; settles it, or comes back later. */
export async function followDomain(ctx: Ctx, registrationId: string): Promise<void> {
  const seen = await findRegistration(ctx.db, registrationId);
  if (seen?.state !== 'submitted' || !seen.operationId) return;
  const outcome = await ctx.ports.registrar.operation(seen.operationId);
  if (outcome.state !== 'pending') return settleRegistration(ctx, seen, outcome);
  const age = (ctx.clock.now().getTime() - seen.updatedAt.getTime()) / 1000;
  const waitsFor = outcome.waitsFor ?? null;
  await ctx.db.transaction(async (tx) => {
    if (waitsFor !== seen.waitsFor)
      await tx.update(domainRegistrations).set({ waitsFor }).where(eq(domainRegistrations.id, seen.id));
    const options = { delaySeconds: followDelay(age), key: registrationId };
    await ctx.jobs.enqueue(tx, followDomainJob, { registrationId }, options);
  });
}
