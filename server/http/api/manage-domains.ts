import { Hono } from 'hono';
import { proveOrder } from '../../../modules/access/index.server.ts';
import { answerMailQuestion, leaveWithDomain, setDomainLock } from '../../../modules/domains/index.server.ts';
import { answerMailInput } from '../../../modules/domains/mail-question.rules.ts';
import * as schemas from '../../../modules/domains/schemas.ts';
import { requireHeldOrder } from '../../../modules/ordering/index.server.ts';
import { rateLimit } from '../middleware/rate-limit.ts';
import { readBody } from '../parse.ts';
import type { HttpEnv } from '../request-context.ts';

/** What the customer can do with a name after the purchase. */
export const manageDomainRoutes = new Hono<HttpEnv>()
  .post('/order/check/:id/domain/lock', rateLimit({ burst: 20, perMinute: 10 }), async (c) => {
    const ctx = c.get('ctx');
    const held = await requireHeldOrder(ctx, c.req.param('id'));
    const by = await proveOrder(ctx, 'own', held.id);
    await setDomainLock(ctx, { by, ...(await readBody(c, schemas.domainLockInput)) });
    return c.json({});
  })
  .post('/order/check/:id/domain/mail', rateLimit({ burst: 20, perMinute: 10 }), async (c) => {
    const ctx = c.get('ctx');
    const held = await requireHeldOrder(ctx, c.req.param('id'));
    const by = await proveOrder(ctx, 'own', held.id);
    await answerMailQuestion(ctx, { by, ...(await readBody(c, answerMailInput)) });
    return c.json({});
  })
  .post('/order/check/:id/domain/leave', rateLimit({ burst: 5, perMinute: 2 }), async (c) => {
    const ctx = c.get('ctx');
    const held = await requireHeldOrder(ctx, c.req.param('id'));
    const { domain } = await readBody(c, schemas.domainLeaveInput);
    const by = await proveOrder(ctx, 'own', held.id);
    return c.json(await leaveWithDomain(ctx, { by, domain }), 200, { 'cache-control': 'no-store' });
  });
