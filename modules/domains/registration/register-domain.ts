import { audit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { isUniqueViolation } from '../../../platform/db.ts';
import { AppError, isAppError } from '../../../platform/errors.ts';
import { unseal } from '../../../platform/seal.ts';
import { restoredFrom } from '../../../platform/recovery.ts';
import { enqueue, inTransaction } from '../../../platform/transaction.ts';
import { openContact } from './contact.ts';
import { pollDomainJob } from '../jobs.ts';
import { keepPresentZone } from '../zones/present-zone.ts';
import { findRegistration, moveRegistration, type Registration } from './registration.ts';
import { settleRegistration } from './settle-registration.ts';

/** Seconds between two looks at a running operation: quick at first, then patient. */
export const followDelay = (ageSeconds: number): number => (ageSeconds < 60 ? 1 : ageSeconds < 3600 ? 30 : 900);

/**
 * Orders a name at the registrar, once. The registrar knows no idempotency key: before every call, and after every
 * refusal, it is asked whether an operation for this name exists already, so that a time-out or a crash after the call,
 * or a second worker, repeats nothing and mistakes nothing for a failure.
 */
export async function registerDomain(ctx: Ctx, registrationId: string): Promise<void> {
  const seen = await findRegistration(ctx, registrationId);
  if (seen?.state !== 'wanted') return;
  try {
    const running = await findRunning(ctx, seen);
    // Without name servers of ours a name keeps those it has.
    const { zones } = ctx.config;
    const moves = seen.kind === 'transfer' && (zones.addresses.length > 0 || zones.nameServers.length > 0);
    if (!running && moves && !(await keepPresentZone(ctx, seen))) return;
    const operationId = running ?? (await order(ctx, seen));
    await inTransaction(ctx, async (ctx) => {
      if (!(await moveRegistration(ctx, seen, 'submitted', { operationId, authcode: null }))) return;
      await audit(ctx, 'domains.submit', seen.orderId, { domain: seen.domain, operation: operationId });
      await enqueue(ctx, pollDomainJob, { registrationId }, { delaySeconds: 1, key: registrationId });
    });
  } catch (error) {
    // The operation found is another order's: two customers paid for one name, and the first has it.
    const taken =
      isAppError(error, 'ordering.domain-taken') || isUniqueViolation(error, 'domain_registrations_operation');
    if (!taken && !isAppError(error, 'domains.refused')) throw error;
    const reason = isAppError(error) ? error.message : 'its operation belongs to another order';
    await settleRegistration(ctx, seen, { state: 'failed', code: taken ? 'taken' : 'refused', reason });
  }
}

/** The registrar's clock may run behind ours; older operations are not this order's, and there are ever more of them. */
const CLOCKS_DIFFER_MS = 60 * 60 * 1000;

async function findRunning(ctx: Ctx, { domain, createdAt }: Registration): Promise<string | null> {
  // A restored order may have had its name ordered in the time that was lost.
  const restored = await restoredFrom(ctx.db);
  const since = new Date(Math.min(createdAt.getTime(), restored?.getTime() ?? Infinity) - CLOCKS_DIFFER_MS);
  const found = await ctx.ports.registrar.findOperation(domain, since);
  return found && found.state.state !== 'failed' ? found.operationId : null;
}

async function order(ctx: Ctx, wanted: Registration): Promise<string> {
  try {
    return (await place(ctx, wanted)).operationId;
  } catch (error) {
    if (!isAppError(error, 'domains.refused') && !isAppError(error, 'ordering.domain-taken')) throw error;
    // Refused, perhaps, because another worker has just had it.
    const operationId = await findRunning(ctx, wanted);
    if (!operationId) throw error;
    return operationId;
  }
}

async function place(ctx: Ctx, wanted: Registration): Promise<{ operationId: string }> {
  const { domain } = wanted;
  const { dataKeys } = ctx.config;
  const contact = openContact(dataKeys, wanted.contact);
  if (wanted.kind === 'transfer') {
    const authCode = unseal(dataKeys, wanted.authcode ?? '');
    return ctx.ports.registrar.transfer({ domain, contact, authCode, years: 1 });
  }
  // The search may be an hour old: somebody may have been faster.
  if ((await ctx.ports.registrar.check(domain)) === 'UNAVAILABLE') {
    throw new AppError('ordering.domain-taken', { status: 409, reason: 'taken between search and payment' });
  }
  return ctx.ports.registrar.register({ domain, contact, years: 1 });
}
