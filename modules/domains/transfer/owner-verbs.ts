import { and, eq } from 'drizzle-orm';
import { audit } from '../../../platform/audit.ts';
import type { Ctx, TxCtx } from '../../../platform/ctx.ts';
import { AppError } from '../../../platform/errors.ts';
import { emit, enqueue, inTransaction } from '../../../platform/transaction.ts';
import type { OrderAccess } from '../../access/index.server.ts';
import { alignDomainJob } from '../jobs.ts';
import { registrationsOf, type Registration } from '../registration/registration.ts';
import { domainRegistrations } from '../tables.ts';

/** Throws domains.not-yours: the order has no such name, or has it not yet, or no longer. */
async function requireRegistered(ctx: Ctx, orderId: string, domain: string): Promise<Registration> {
  const rows = await registrationsOf(ctx, orderId);
  const row = rows.find((each) => each.domain === domain && each.state === 'registered');
  if (!row) throw new AppError('domains.not-yours', { status: 409 });
  return row;
}

async function want(ctx: TxCtx, row: Registration, also: { wantLocked: boolean; codeGivenAt?: Date }) {
  await ctx.db
    .update(domainRegistrations)
    .set(also)
    .where(and(eq(domainRegistrations.id, row.id), eq(domainRegistrations.state, 'registered')));
  await enqueue(ctx, alignDomainJob, { registrationId: row.id }, { key: row.id });
}

/** Locks or unlocks a name against transfers. Takes effect within seconds. */
export async function setDomainLock(
  ctx: Ctx,
  { by, domain, locked }: { by: OrderAccess<'own'>; domain: string; locked: boolean },
): Promise<void> {
  const row = await requireRegistered(ctx, by.orderId, domain);
  await inTransaction(ctx, async (ctx) => {
    await want(ctx, row, { wantLocked: locked });
    await audit(ctx, locked ? 'domains.lock' : 'domains.unlock', by.orderId, { domain: row.domain });
  });
}

/**
 * All that is needed to take a name elsewhere, in one step: the lock opens and the code is answered. The code is written
 * down nowhere. Throws domains.registrar-unavailable.
 */
export async function leaveWithDomain(
  ctx: Ctx,
  { by, domain }: { by: OrderAccess<'own'>; domain: string },
): Promise<{ authcode: string }> {
  const { orderId } = by;
  const row = await requireRegistered(ctx, orderId, domain);
  const authcode = await ctx.ports.registrar.authCode(row.domain);
  await inTransaction(ctx, async (ctx) => {
    await want(ctx, row, { wantLocked: false, codeGivenAt: ctx.clock.now() });
    await audit(ctx, 'domains.code-given', orderId, { domain: row.domain });
    await emit(ctx, 'domains.code-given', { orderId, domain: row.domain, registrationId: row.id });
  });
  return { authcode };
}
