import { and, eq } from 'drizzle-orm';
import { audit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { AppError, isAppError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { emit, enqueue, inTransaction } from '../../../platform/transaction.ts';
import { noteFacts } from '../transfer/align-domain.ts';
import { renewDomainJob } from '../jobs.ts';
import { noteMissing } from '../note-missing.ts';
import { followDelay } from '../registration/register-domain.ts';
import type { DomainFacts } from '../registration/registrar.port.ts';
import { findRegistration, type Registration } from '../registration/registration.ts';
import { domainRenewals } from '../tables.ts';
import { yearIsDue } from '../zones/zones.rules.ts';

type Renewal = typeof domainRenewals.$inferSelect;
/** The registrar's clock may run behind ours. */
const CLOCKS_DIFFER_MS = 60 * 60 * 1000;

/**
 * Buys the year that its customer has paid for, once. The registrar's own date of expiry decides: it is read first, so a
 * year that was bought by a call whose answer was lost is seen and not bought again; and the order names the year it
 * starts from, so that the registrar refuses a second one. Comes back until the date has moved.
 */
export async function renewDomain(ctx: Ctx, registrationId: string): Promise<void> {
  const row = await findRegistration(ctx, registrationId);
  if (row?.state !== 'registered' || row.endedAt) return;
  const facts = await ctx.ports.registrar.details(row.domain);
  if (!facts) return noteMissing(ctx, row);
  await noteFacts(ctx, row, facts);
  await finishEarlier(ctx, row, facts);
  if (!yearIsDue(facts.expiresAt, row.paidUntil)) return;
  const renewal = await intend(ctx, row, facts);
  if (renewal.state === 'failed') return;
  const failure = renewal.operationId ? await failureOf(ctx, renewal.operationId) : await order(ctx, row, renewal);
  if (failure !== null) return fail(ctx, row, renewal, failure);
  const age = (ctx.clock.now().getTime() - renewal.createdAt.getTime()) / 1000;
  await inTransaction(ctx, (ctx) =>
    enqueue(ctx, renewDomainJob, { registrationId }, { delaySeconds: followDelay(age), key: registrationId }),
  );
}

/** Years that the registrar has counted since: done, whatever became of the call that asked for them. */
async function finishEarlier(ctx: Ctx, row: Registration, { expiresAt }: DomainFacts): Promise<void> {
  const open = await ctx.db.select().from(domainRenewals).where(eq(domainRenewals.registrationId, row.id));
  for (const renewal of open) {
    if (renewal.state === 'done' || renewal.fromYear >= expiresAt.getUTCFullYear()) continue;
    await inTransaction(ctx, async (ctx) => {
      const done = await ctx.db
        .update(domainRenewals)
        .set({ state: 'done', reason: null, updatedAt: ctx.clock.now() })
        .where(and(eq(domainRenewals.id, renewal.id), eq(domainRenewals.state, renewal.state)))
        .returning({ id: domainRenewals.id });
      if (done.length === 0) return;
      const { orderId, domain } = row;
      await audit(ctx, 'domains.renewed', orderId, { domain, from: renewal.fromYear });
      await emit(ctx, 'domains.renewed', { orderId, domain, registrationId: row.id, expiresAt });
    });
  }
}

/** The year's row, written before anything is ordered. */
async function intend(ctx: Ctx, row: Registration, { expiresAt }: DomainFacts): Promise<Renewal> {
  const year = { registrationId: row.id, fromYear: expiresAt.getUTCFullYear() };
  const now = ctx.clock.now();
  const fresh = { id: newId('ren'), ...year, state: 'wanted' as const, createdAt: now, updatedAt: now };
  await ctx.db.insert(domainRenewals).values(fresh).onConflictDoNothing();
  const [renewal] = await ctx.db
    .select()
    .from(domainRenewals)
    .where(and(eq(domainRenewals.registrationId, row.id), eq(domainRenewals.fromYear, year.fromYear)));
  if (!renewal) throw new AppError('domains.state', { reason: 'a renewal that was just written is not there' });
  return renewal;
}

/** Returns why it was refused for good, or null when it runs. Asks first whether an earlier call is running. */
async function order(ctx: Ctx, row: Registration, renewal: Renewal): Promise<string | null> {
  const since = new Date(renewal.createdAt.getTime() - CLOCKS_DIFFER_MS);
  const running = await ctx.ports.registrar.findOperation(row.domain, since, 'renewal');
  let operationId = running?.state.state === 'pending' ? running.operationId : null;
  try {
    operationId ??= (await ctx.ports.registrar.renew({ domain: row.domain, expiryYear: renewal.fromYear })).operationId;
  } catch (error) {
    if (!isAppError(error, 'domains.refused')) throw error;
    // Refused, perhaps, because another worker has just bought this very year.
    const now = await ctx.ports.registrar.details(row.domain);
    return now && now.expiresAt.getUTCFullYear() > renewal.fromYear ? null : error.message;
  }
  await ctx.db
    .update(domainRenewals)
    .set({ state: 'submitted', operationId, updatedAt: ctx.clock.now() })
    .where(and(eq(domainRenewals.id, renewal.id), eq(domainRenewals.state, 'wanted')));
  return null;
}

async function failureOf(ctx: Ctx, operationId: string): Promise<string | null> {
  const outcome = await ctx.ports.registrar.operation(operationId);
  return outcome.state === 'failed' ? outcome.reason : null;
}

async function fail(ctx: Ctx, row: Registration, renewal: Renewal, reason: string): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    // Without its operation: the next try is a new one.
    const failed = await ctx.db
      .update(domainRenewals)
      .set({ state: 'failed', operationId: null, reason, updatedAt: ctx.clock.now() })
      .where(and(eq(domainRenewals.id, renewal.id), eq(domainRenewals.fromYear, renewal.fromYear)))
      .returning({ id: domainRenewals.id });
    if (failed.length === 0) return;
    const { orderId, domain } = row;
    await audit(ctx, 'domains.renewal-failed', orderId, { domain, from: renewal.fromYear });
    await emit(ctx, 'domains.renewal-failed', { orderId, domain, registrationId: row.id, reason });
  });
}

/** Failed years are tried again, as long as they are paid for. */
export async function retryRenewal(ctx: Ctx, registrationId: string): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    await ctx.db
      .update(domainRenewals)
      .set({ state: 'wanted', updatedAt: ctx.clock.now() })
      .where(and(eq(domainRenewals.registrationId, registrationId), eq(domainRenewals.state, 'failed')));
    await enqueue(ctx, renewDomainJob, { registrationId }, { key: registrationId });
  });
}
