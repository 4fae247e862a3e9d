import { audit } from '../../../platform/audit.ts';
import type { Ctx, TxCtx } from '../../../platform/ctx.ts';
import { AppError } from '../../../platform/errors.ts';
import { emit, inTransaction } from '../../../platform/transaction.ts';
import type { OrderAccess } from '../../access/index.server.ts';
import { requireAvailable } from './availability.ts';
import { normaliseDomain } from '../domain-name.ts';
import { findRegistration, registrationsOf, moveRegistration, type Registration } from './registration.ts';
import { claimDomain } from './request-registration.ts';

/**
 * The name the customer speaks of: `failed` as the screen named it, so that a press that comes twice does not meet the
 * next name that failed; without it the first. Throws domains.nothing-to-replace.
 */
async function requireFailed(ctx: TxCtx, orderId: string, failed: string | undefined): Promise<Registration> {
  const rows = await registrationsOf(ctx, orderId);
  const row = rows.find(
    (each) => each.state === 'failed' && !each.endedAt && (failed === undefined || each.domain === failed),
  );
  if (!row) throw new AppError('domains.nothing-to-replace', { status: 409 });
  return row;
}
const taken = () => new AppError('ordering.domain-taken', { status: 409, fields: { domain: 'taken' } });

/**
 * Another name for one that could not be had, at no further cost. Of several calls at
 * once for the same failed name one is done, and the others throw domains.nothing-to-replace.
 */
export async function replaceDomain(
  ctx: Ctx,
  { by, ...wish }: { by: OrderAccess<'own'>; domain: string; failed?: string | undefined },
): Promise<void> {
  const { orderId } = by;
  const read = normaliseDomain(wish.domain);
  if (!read.ok) throw new AppError('ordering.domain-invalid', { status: 422, fields: { domain: read.code } });
  await inTransaction(ctx, (ctx) => requireFailed(ctx, orderId, wish.failed));
  await requireAvailable(ctx, [read.ascii]);
  await inTransaction(ctx, async (ctx) => {
    const failed = await requireFailed(ctx, orderId, wish.failed);
    if (failed.domain === read.ascii) throw taken();
    if (!(await moveRegistration(ctx, failed, 'replaced'))) {
      throw new AppError('domains.nothing-to-replace', { status: 409 });
    }
    const { contact, holder, place, price, chargeId } = failed;
    const as = { place, price, chargeId, contact, holder };
    const name = { ...as, orderId, domain: read.ascii, kind: 'register' as const, authcode: null };
    // Nobody's, or the failed name stays failed: a paid name is never given up for nothing.
    if (!(await claimDomain(ctx, name))) throw taken();
    await audit(ctx, 'domains.replace', orderId, { domain: failed.domain, by: read.ascii });
  });
}

/** The money of a name that could not be had goes back; the site keeps its free address. */
export async function giveUpDomain(
  ctx: Ctx,
  { by, domain }: { by: OrderAccess<'settle'>; domain: string | undefined },
): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const failed = await requireFailed(ctx, by.orderId, domain);
    if (!(await moveRegistration(ctx, failed, 'refunding'))) {
      throw new AppError('domains.nothing-to-replace', { status: 409 });
    }
    await audit(ctx, 'domains.give-up', by.orderId, { domain: failed.domain });
    await requestDomainRefund(ctx, failed);
  });
}

/** In the caller's transaction. */
export const requestDomainRefund = (
  ctx: TxCtx,
  { id, orderId, domain, price, chargeId }: Registration,
): Promise<void> => emit(ctx, 'domains.refund-requested', { orderId, domain, registrationId: id, price, chargeId });

/** The refund of a name is done. Returns the name, or null when it was done before. */
export async function markDomainRefunded(ctx: TxCtx, registrationId: string): Promise<string | null> {
  const row = await findRegistration(ctx, registrationId);
  if (row?.state !== 'refunding' || !(await moveRegistration(ctx, row, 'refunded'))) return null;
  return row.domain;
}
