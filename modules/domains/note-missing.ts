import { eq } from 'drizzle-orm';
import { audit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { emit, inTransaction } from '../../platform/transaction.ts';
import { moveRegistration, type Registration } from './registration/registration.ts';
import { domainRegistrations } from './tables.ts';

/** A registrar's list may lag behind a moment; a name that is still missing after this long has gone. */
const SURE_AFTER_MS = 6 * 60 * 60 * 1000;

/**
 * A name of ours is not in the registrar's account. Where its owner was given the code it has left, where the contract is
 * over and its year too it has lapsed: said at the second sight, hours later. In any other case a person looks.
 */
export async function noteMissing(ctx: Ctx, row: Registration): Promise<void> {
  const { orderId, domain, price, id: registrationId } = row;
  const now = ctx.clock.now();
  const since = row.missingSince ?? now;
  const over = row.endedAt !== null && row.expiresAt !== null && row.expiresAt < now;
  const how = row.codeGivenAt ? 'left' : over ? 'lapsed' : null;
  await inTransaction(ctx, async (ctx) => {
    if (how && now.getTime() - since.getTime() >= SURE_AFTER_MS) {
      if (!(await moveRegistration(ctx, row, how, { checkedAt: now }))) return;
      await audit(ctx, `domains.${how}`, orderId, { domain });
      return emit(ctx, 'domains.gone', { orderId, domain, registrationId, price, how });
    }
    await ctx.db
      .update(domainRegistrations)
      .set({ missingSince: since, checkedAt: now })
      .where(eq(domainRegistrations.id, registrationId));
    if (how) return;
    const detail = `${domain} is registered in our books since ${row.registeredAt?.toISOString()} and not in the account`;
    await emit(ctx, 'domains.differs', { orderId, domain, what: 'missing', detail });
  });
}
