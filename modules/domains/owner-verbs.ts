import { and, eq } from 'drizzle-orm';
import { audit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { alignDomainJob } from './jobs.ts';
import { listRegistrations, type Registration } from './registration.ts';
import { domainRegistrations } from './tables.ts';

/** Throws domains.not-yours: the order has no such name, or has it not yet, or no longer. */
async function requireRegistered(ctx: Ctx, orderId: string, domain: string): Promise<Registration> {
  const rows = await listRegistrations(ctx.db, orderId);
  const row = rows.find((each) => each.domain === domain && each.state === 'registered');
  if (!row) throw new AppError('domains.not-yours', { status: 409 });
  return row;
}

async function want(ctx: Ctx, tx: Tx, row: Registration, also: { wantLocked: boolean; codeGivenAt?: Date }) {
  await tx
    .update(domainRegistrations)
    .set(also)
    .where(and(eq(domainRegistrations.id, row.id), eq(domainRegistrations.state, 'registered')));
  await ctx.jobs.enqueue(tx, alignDomainJob, { registrationId: row.id }, { key: row.id });
}

/** Locks or unlocks a name against transfers. The caller has checked who asks. Takes effect within seconds. */
export async function setDomainLock(
  ctx: Ctx,
  orderId: string,
  input: { domain: string; locked: boolean },
): Promise<void> {
  const row = await requireRegistered(ctx, orderId, input.domain);
  await ctx.db.transaction(async (tx) => {
    await want(ctx, tx, row, { wantLocked: input.locked });
    await audit(tx, ctx, input.locked ? 'domains.lock' : 'domains.unlock', orderId, { domain: row.domain });
  });
}

/**
 * All that is needed to take a name elsewhere, in one step: the lock opens and the code is answered. The code is written
 * down nowhere. The caller has checked who asks. Throws domains.registrar-unavailable.
 */
export async function leaveWithDomain(ctx: Ctx, orderId: string, domain: string): Promise<{ authcode: string }> {
  const row = await requireRegistered(ctx, orderId, domain);
  const authcode = await ctx.ports.registrar.authCode(row.domain);
  await ctx.db.transaction(async (tx) => {
    await want(ctx, tx, row, { wantLocked: false, codeGivenAt: ctx.clock.now() });
    await audit(tx, ctx, 'domains.code-given', orderId, { domain: row.domain });
    await ctx.emit(tx, 'domains.code-given', { orderId, domain: row.domain, registrationId: row.id });
  });
  return { authcode };
}
