import { and, eq, inArray } from 'drizzle-orm';
import { audit } from '../../platform/audit.ts';
import type { Ctx, TxCtx } from '../../platform/ctx.ts';
import { AppError, isAppError } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import { sealOrNull } from '../../platform/seal.ts';
import { inTransaction } from '../../platform/transaction.ts';
import type { OrderAccess } from '../access/index.server.ts';
import { buyDomainYear, domainEntry, hasUnsettledDomainYear, requireSubscription } from '../billing/index.server.ts';
import {
  countNames,
  hasName,
  normaliseDomain,
  requireAuthCode,
  requireAvailable,
  requireRegistrant,
  requireTransferable,
} from '../domains/index.server.ts';
import { K } from '../plans/index.server.ts';
import { requireAllowed } from './lifecycle/manage-subscription.ts';
import { lockOrder, type OrderRow } from './order-session.ts';
import type { AddDomainInput } from './schemas.ts';
import { domainAdditions } from './tables.ts';

export type Addition = typeof domainAdditions.$inferSelect;
/** A call whose answer was lost has ended by then, and the provider shows what became of it. */
export const CALL_IS_OVER_MS = 5 * 60_000;

/**
 * A name more for a running contract, for the catalogue's price of a year: paid now with the card on file, and with each
 * renewal. 'paid': it is being registered or fetched. 'payment-needed': the bank refused or asks, and `payUrl` settles it;
 * null where the provider did not answer and is asked again.
 * Pressing again, here or in another tab, takes the money once. Throws ordering.state, ordering.domain-invalid,
 * ordering.domain-taken, ordering.domains-full, ordering.domain-waits (another name waits for its payment),
 * billing.quote-old (the price shown does not hold), domains.… as the wizard's last step.
 */
export async function addDomain(
  ctx: Ctx,
  input: { id: string } & AddDomainInput,
): Promise<{ state: 'paid' | 'payment-needed'; payUrl: string | null }> {
  const { id, ...wish } = input;
  const { order, by } = await requireAllowed(ctx, id, 'add-domain');
  if ((await requireSubscription(ctx, { by })).cancelAt)
    throw new AppError('ordering.state', { status: 409, reason: 'the contract ends' });
  const read = normaliseDomain(wish.domain);
  if (!read.ok) throw new AppError('ordering.domain-invalid', { status: 422, fields: { domain: read.code } });
  const { ascii: domain } = read;
  // An earlier press, or another tab.
  if (await hasName(ctx, { by, domain })) return { state: 'paid', payUrl: null };
  const addition = (await findRunning(ctx, by, domain)) ?? (await begin(ctx, order, { ...wish, domain }));
  try {
    const { payUrl } = await buyDomainYear(ctx, { by, key: addition.id });
    const [now] = await ctx.db.select().from(domainAdditions).where(eq(domainAdditions.id, addition.id));
    return now?.state === 'paid' ? { state: 'paid', payUrl: null } : { state: 'payment-needed', payUrl };
  } catch (error) {
    // Nobody knows whether the money was taken: the screen says that it is being looked after, not that nothing was.
    if (isAppError(error, 'billing.provider-unavailable')) return { state: 'payment-needed', payUrl: null };
    // For good, and nothing was taken: the next wish need not wait for this one.
    if (isAppError(error) && !error.retryable) await inTransaction(ctx, (ctx) => dropAddition(ctx, addition));
    throw error;
  }
}

/** The same wish as before, while the provider may know of it; one that came to nothing is dropped. */
async function findRunning(ctx: Ctx, by: OrderAccess<'own'>, domain: string): Promise<Addition | null> {
  const open = await findOpen(ctx, by.orderId);
  if (!open) return null;
  const age = ctx.clock.now().getTime() - open.createdAt.getTime();
  if (age >= CALL_IS_OVER_MS && !(await hasUnsettledDomainYear(ctx, { by }))) {
    await inTransaction(ctx, (ctx) => dropAddition(ctx, open));
    return null;
  }
  if (open.domain === domain) return open;
  throw new AppError('ordering.domain-waits', { status: 409, fields: { domain: open.domain } });
}

/** The name that waits for its payment. */
export const findOpen = async (ctx: Ctx, orderId: string): Promise<Addition | undefined> => {
  const ofOrder = and(eq(domainAdditions.orderId, orderId), eq(domainAdditions.state, 'open'));
  const [row] = await ctx.db.select().from(domainAdditions).where(ofOrder);
  return row;
};

async function begin(ctx: Ctx, order: OrderRow, wish: AddDomainInput): Promise<Addition> {
  const { domain, kind } = wish;
  const entry = await domainEntry(ctx);
  if (entry.unit_amount !== wish.amount) throw new AppError('billing.quote-old', { status: 409 });
  if (wish.own) requireRegistrant([domain], order.domainInfo ?? order.billing);
  const code = kind === 'transfer' ? requireAuthCode(wish.authcode ?? '') : null;
  if (code === null) await requireAvailable(ctx, [domain]);
  else await requireTransferable(ctx, { domain, authcode: code });
  return inTransaction(ctx, async (ctx) => {
    // Two presses wait for each other here; the second finds the first's wish.
    await lockOrder(ctx, order.id);
    const open = await findOpen(ctx, order.id);
    if (open?.domain === domain) return open;
    if (open) throw new AppError('ordering.domain-waits', { status: 409, fields: { domain: open.domain } });
    if ((await countNames(ctx, order.id)) >= K.maxDomains) throw new AppError('ordering.domains-full', { status: 409 });
    const now = ctx.clock.now();
    const authcode = sealOrNull(ctx.config.dataKeys, code);
    const row: Addition = {
      id: newId('add'),
      orderId: order.id,
      domain,
      kind,
      own: wish.own,
      authcode,
      price: entry.unit_amount,
      state: 'open',
      chargeId: null,
      createdAt: now,
      updatedAt: now,
    };
    await ctx.db.insert(domainAdditions).values(row);
    await audit(ctx, 'ordering.add-domain', order.id, { domain, kind });
    return row;
  });
}

/** Nothing was paid for it and nothing will be. */
export async function dropAddition(ctx: TxCtx, { id, orderId, domain }: Addition): Promise<void> {
  const dropped = await ctx.db
    .update(domainAdditions)
    .set({ state: 'dropped', authcode: null, updatedAt: ctx.clock.now() })
    .where(and(eq(domainAdditions.id, id), inArray(domainAdditions.state, ['open'])))
    .returning({ id: domainAdditions.id });
  if (dropped.length > 0) await audit(ctx, 'ordering.drop-domain', orderId, { domain });
}
