import { and, eq, isNull, sql } from 'drizzle-orm';
import { audit } from '../../../platform/audit.ts';
import type { TxCtx } from '../../../platform/ctx.ts';
import { enqueue } from '../../../platform/transaction.ts';
import { renewDomainJob } from '../jobs.ts';
import { domainRegistrations } from '../tables.ts';

const ofOrder = (orderId: string) => and(eq(domainRegistrations.orderId, orderId), isNull(domainRegistrations.endedAt));

/**
 * The customer has paid up to `paidUntil`: what their names lack of it is bought. The only way in which a further year
 * is ever ordered, so that none is paid for a customer who has not paid.
 */
export async function renewDomains(
  ctx: TxCtx,
  { orderId, paidUntil }: { orderId: string; paidUntil: Date },
): Promise<void> {
  const rows = await ctx.db
    .update(domainRegistrations)
    .set({ paidUntil })
    .where(ofOrder(orderId))
    .returning({ id: domainRegistrations.id, state: domainRegistrations.state });
  for (const { id, state } of rows) {
    if (state === 'registered') await enqueue(ctx, renewDomainJob, { registrationId: id }, { key: id });
  }
}

/**
 * The contract is over: the names stay their owners' until they expire, and no further year is bought. What was not
 * ordered yet is not ordered any more, and the code with which it would have been fetched is forgotten.
 */
export async function endDomains(ctx: TxCtx, orderId: string): Promise<void> {
  const ended = await ctx.db
    .update(domainRegistrations)
    .set({
      endedAt: ctx.clock.now(),
      authcode: null,
      state: sql`case when ${domainRegistrations.state} = 'wanted' then 'lapsed' else ${domainRegistrations.state} end`,
    })
    .where(ofOrder(orderId))
    .returning({ domain: domainRegistrations.domain });
  if (ended.length > 0) await audit(ctx, 'domains.ended', orderId, { domains: ended.map((row) => row.domain) });
}
