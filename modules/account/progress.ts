import type { Ctx } from '../../platform/ctx.ts';
import { AppError } from '../../platform/errors.ts';
import { proveOrder } from '../access/index.server.ts';
import { requirePreparedOrder } from '../ordering/index.server.ts';
import type { Progress } from '../ordering/schemas.ts';
import { orderProgress } from '../reports/index.server.ts';
import { siteForOrder } from '../sites/index.server.ts';

/**
 * What happens after the payment. The site opens at its free address until its own name is found in the DNS.
 * @param input.unasked the DNS is not asked: the free address opens everywhere, and the screen asks again
 * Throws ordering.not-found unless the caller may prepare the order.
 */
export async function showProgress(ctx: Ctx, input: { id: string; unasked?: boolean }): Promise<Progress> {
  const order = await requirePreparedOrder(ctx, input.id);
  const site = await siteForOrder(ctx, { by: await proveOrder(ctx, 'read', order.id) });
  const found = site && !input.unasked && (await ctx.ports.names.resolves(new URL(site.url).hostname));
  const shown = site && { ...site, openUrl: found ? site.url : site.freeUrl };
  const progress = await orderProgress(ctx, { orderId: order.id, site: shown });
  if (!progress) throw new AppError('ordering.not-found', { status: 404 });
  return progress;
}
