import { and, asc, eq, gt } from 'drizzle-orm';
import type { Ctx } from '../../platform/ctx.ts';
import { isAppError } from '../../platform/errors.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { proveOrder } from '../access/index.server.ts';
import { applyOrderSubscription, hasUnsettledDomainYear, forEachAtProvider } from '../billing/index.server.ts';
import { dropAddition, type Addition } from './add-domain.ts';
import { domainAdditions } from './tables.ts';

/** The provider lets a change that waits for its payment lapse after 23 hours. */
const LAPSED_AFTER_MS = 25 * 60 * 60_000;
const PAGE = 50;

/** Names that wait for their payment: a lost event loses none, and one that lapsed is waited for no more. */
export async function pollAdditions(ctx: Ctx): Promise<void> {
  let after = '';
  for (;;) {
    const open = await ctx.db
      .select()
      .from(domainAdditions)
      .where(and(eq(domainAdditions.state, 'open'), gt(domainAdditions.id, after)))
      .orderBy(asc(domainAdditions.id))
      .limit(PAGE);
    await forEachAtProvider(ctx, {
      rows: open,
      each: (each) => follow(ctx, each),
      failed: ({ orderId }, error) =>
        ctx.log.warn({ err: error, orderId }, 'a name that waits for its payment could not be asked after'),
    });
    if (open.length < PAGE) return;
    after = open.at(-1)?.id ?? '';
  }
}

async function follow(ctx: Ctx, addition: Addition): Promise<void> {
  const by = await proveOrder(ctx, 'settle', addition.orderId);
  await applyOrderSubscription(ctx, { by });
  if (ctx.clock.now().getTime() - addition.createdAt.getTime() < LAPSED_AFTER_MS) return;
  const waits = await hasUnsettledDomainYear(ctx, { by }).catch((error: unknown) => {
    // The contract is over: the provider has ended what waited with it.
    if (isAppError(error, 'billing.no-subscription')) return false;
    throw error;
  });
  if (!waits) await inTransaction(ctx, (ctx) => dropAddition(ctx, addition));
}
