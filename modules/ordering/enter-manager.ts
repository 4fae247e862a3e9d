import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Ctx } from '../../platform/ctx.ts';
import { AppError } from '../../platform/errors.ts';
import { emit, inTransaction } from '../../platform/transaction.ts';
import { heldOrders } from './lifecycle/held-orders.ts';
import { hashOf, helpersOfMail, renewSession } from '../access/index.server.ts';
import { paidOrdersOfMail, paidOrdersOfPages } from './lifecycle/paid-orders.ts';
import { managerKeys } from './tables.ts';

/**
 * Opens everything that was bought under the address to which this key was sent, and every site that its reader helps with,
 * once. Returns the secret for the order
 * cookie. Throws ordering.manager-link-invalid (404): unknown, used or too old, which nobody needs to tell apart.
 */
export async function enterByKey(ctx: Ctx, key: string): Promise<string> {
  const now = ctx.clock.now();
  return inTransaction(ctx, async (ctx) => {
    const [used] = await ctx.db
      .update(managerKeys)
      .set({ usedAt: now })
      .where(and(eq(managerKeys.hash, hashOf(key)), isNull(managerKeys.usedAt), gt(managerKeys.expiresAt, now)))
      .returning({ mail: managerKeys.mail });
    const orderIds = used ? await paidOrdersOfMail(ctx, used.mail) : [];
    const helperIds = used ? await helpersOfMail(ctx, used.mail) : [];
    // An order may have been given another address since, a grant taken away: then the key opens nothing, and says so.
    if (orderIds.length + helperIds.length === 0) throw new AppError('ordering.manager-link-invalid', { status: 404 });
    return renewSession(ctx, { orderIds, helperIds, by: 'mail' });
  });
}

/**
 * Opens everything that was bought for the social pages that this person manages; `code` and `redirectUri` as they came
 * back from the network, `orderId` the one that must be among them, if any. Returns the secret for the order cookie. Throws
 * ordering.social-no-order (404) when there is nothing, and what the port throws.
 */
export async function enterByPages(
  ctx: Ctx,
  { code, redirectUri, orderId: needed }: { code: string; redirectUri: string; orderId?: string },
): Promise<string> {
  const login = ctx.ports.pageLogin;
  if (!login) throw new AppError('http.not-found', { status: 404 });
  const { pageIds } = await login.pagesOf(code, redirectUri);
  return inTransaction(ctx, async (ctx) => {
    const ids = pageIds.length > 0 ? await paidOrdersOfPages(ctx, pageIds) : [];
    if (ids.length === 0 || (needed !== undefined && !ids.includes(needed)))
      throw new AppError('ordering.social-no-order', { status: 404 });
    const held = new Set((await heldOrders(ctx)).map(({ id }) => id));
    for (const orderId of ids.filter((id) => !held.has(id))) await emit(ctx, 'ordering.entered-by-page', { orderId });
    return renewSession(ctx, { orderIds: ids, by: 'social' });
  });
}
