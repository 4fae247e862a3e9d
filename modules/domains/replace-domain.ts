import type { Ctx } from '../../platform/ctx.ts';
import { AppError } from '../../platform/errors.ts';
import { requireAvailable } from './availability.ts';
import { normaliseDomain } from './domain-name.ts';
import { listRegistrations, moveRegistration, type Registration } from './registration.ts';
import { wantDomains } from './want-domains.ts';

const failedOf = (rows: Registration[]) => rows.find((row) => row.state === 'failed');

/** Another name for one that could not be had, at no further cost. The caller has checked who asks. */
export async function replaceDomain(ctx: Ctx, orderId: string, wish: string): Promise<void> {
  const read = normaliseDomain(wish);
  if (!read.ok) throw new AppError('ordering.domain-invalid', { status: 422, fields: { domain: read.code } });
  await requireAvailable(ctx, [read.ascii]);
  await ctx.db.transaction(async (tx) => {
    const failed = failedOf(await listRegistrations(tx, orderId));
    if (!failed) throw new AppError('domains.nothing-to-replace', { status: 409 });
    if (failed.domain === read.ascii)
      throw new AppError('ordering.domain-taken', { status: 409, fields: { domain: 'taken' } });
    if (!(await moveRegistration(tx, ctx, failed, 'replaced'))) return;
    await wantDomains(tx, ctx, {
      orderId,
      domains: [read.ascii],
      kind: 'register',
      contact: failed.contact,
      authcode: null,
    });
  });
}

/** The money of a name that could not be had goes back; the site keeps its free address. */
export async function giveUpDomain(ctx: Ctx, orderId: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const failed = failedOf(await listRegistrations(tx, orderId));
    if (!failed) throw new AppError('domains.nothing-to-replace', { status: 409 });
    if (!(await moveRegistration(tx, ctx, failed, 'refunding'))) return;
    await ctx.emit(tx, 'domains.refund-wanted', { orderId, domain: failed.domain });
  });
}

/** The refund of a name is done. */
export async function markDomainRefunded(
  ctx: Ctx,
  tx: Parameters<typeof moveRegistration>[0],
  orderId: string,
  domain: string,
): Promise<void> {
  const row = (await listRegistrations(tx, orderId)).find((candidate) => candidate.domain === domain);
  if (row?.state === 'refunding') await moveRegistration(tx, ctx, row, 'refunded');
}
