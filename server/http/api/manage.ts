import { Hono } from 'hono';
import { requireHeldOrder } from '../../../modules/ordering/index.server.ts';
import { managedOrder } from '../../../modules/reports/index.server.ts';
import type { ManagedOrder } from '../../../modules/reports/schemas.ts';
import { siteForOrder } from '../../../modules/sites/index.server.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import type { HttpEnv } from '../request-context.ts';

async function managed(ctx: Ctx, id: string): Promise<ManagedOrder> {
  const held = await requireHeldOrder(ctx, id);
  return managedOrder(ctx, held, await siteForOrder(ctx, held.id));
}

/** What the customer's order page asks after the purchase. */
export const manageRoutes = new Hono<HttpEnv>().get('/order/check/:id/manage', async (c) =>
  c.json(await managed(c.get('ctx'), c.req.param('id'))),
);
