import { Hono } from 'hono';
import { agentOrders } from '../../../modules/ordering/index.server.ts';
import { agentOrdersQuery } from '../../../modules/ordering/schemas.ts';
import { agentPreviews } from '../../../modules/previews/index.server.ts';
import { agentPreviewsQuery } from '../../../modules/previews/schemas.ts';
import { AppError } from '../../../platform/errors.ts';
import type { HttpEnv } from '../request-context.ts';

const badQuery = () => new AppError('http.bad-input', { status: 400, fields: { query: 'invalid' } });

/** GET /agent/orders: the sales of the agent who asks (A6); /agent/previews: the sites they had made or have shared (A3). */
export const agentRoutes = new Hono<HttpEnv>()
  .get('/agent/orders', async (c) => {
    const query = agentOrdersQuery.safeParse(c.req.query());
    if (!query.success) throw badQuery();
    return c.json(await agentOrders(c.get('ctx'), query.data));
  })
  .get('/agent/previews', async (c) => {
    const query = agentPreviewsQuery.safeParse(c.req.query());
    if (!query.success) throw badQuery();
    return c.json(await agentPreviews(c.get('ctx'), query.data));
  });
