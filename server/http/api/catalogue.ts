import { Hono } from 'hono';
import { checkTransferable, suggestDomains } from '../../../modules/domains/index.server.ts';
import * as domainSchemas from '../../../modules/domains/schemas.ts';
import { transferableInput } from '../../../modules/ordering/schemas.ts';
import { listPrices } from '../../../modules/plans/index.server.ts';
import { rateLimit } from '../middleware/rate-limit.ts';
import { readBody } from '../parse.ts';
import type { HttpEnv } from '../request-context.ts';

/** GET /buy_yr/api/prices: what a browser may know of the catalogue. */
export const priceRoutes = new Hono<HttpEnv>().get('/prices', async (c) => {
  const ctx = c.get('ctx');
  return c.json({ data: await listPrices(ctx, ctx.ports.payments) }, 200, { 'cache-control': 'no-store' });
});

/** Domain search of the specification (C1): a failure is an empty list; the header tells the screen which it was. */
export const domainRoutes = new Hono<HttpEnv>()
  .get('/domain/suggest', rateLimit({ burst: 60, perMinute: 90 }), async (c) => {
    const ctx = c.get('ctx');
    const query = domainSchemas.suggestQuery.safeParse(c.req.query());
    const headers = { 'cache-control': 'no-store' };
    if (!query.success) return c.json([], 200, { ...headers, 'x-search': 'ok' });
    try {
      return c.json(await suggestDomains(ctx, query.data), 200, { ...headers, 'x-search': 'ok' });
    } catch (error) {
      ctx.log.warn({ err: error }, 'domain search failed');
      return c.json([], 200, { ...headers, 'x-search': 'failed' });
    }
  })
  .post('/domain/transferable', rateLimit({ burst: 20, perMinute: 20 }), async (c) => {
    const input = await readBody(c, transferableInput);
    const { answer, why } = await checkTransferable(c.get('ctx'), input.domain, input.authcode);
    return c.json({ transferable: answer, why });
  });
