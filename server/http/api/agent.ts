import { Hono } from 'hono';
import { agentOrders } from '../../../modules/ordering/index.server.ts';
import { agentOrdersQuery } from '../../../modules/ordering/schemas.ts';
import { AppError } from '../../../platform/errors.ts';
import type { HttpEnv } from '../request-context.ts';

/** GET /agent/orders: the orders that the agent who asks has opened (A6). */
export const agentRoutes = new Hono<HttpEnv>().get('/agent/orders', async (c) => {
  const query = agentOrdersQuery.safeParse(c.req.query());
  if (!query.success) throw new AppError('http.bad-input', { status: 400, fields: { query: 'invalid' } });
  return c.json(await agentOrders(c.get('ctx'), query.data));
});
