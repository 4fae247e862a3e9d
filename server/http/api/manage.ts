import { Hono } from 'hono';
import { proveOrder } from '../../../modules/access/index.server.ts';
import { managedDomains } from '../../../modules/domains/index.server.ts';
import {
  addDomain,
  callOffDomain,
  cancelAtTerm,
  chooseRenewalPlan,
  declareWithdrawal,
  keepSubscription,
  leaveForFree,
  openCardPage,
  openPayPage,
  quotePro,
  requireHeldOrder,
  upgradeToPro,
  withdrawOrder,
  withdrawUntil,
} from '../../../modules/ordering/index.server.ts';
import { addDomainInput } from '../../../modules/ordering/schemas.ts';
import { offerOf } from '../../../modules/plans/index.server.ts';
import { managedOrder } from '../../../modules/reports/index.server.ts';
import * as schemas from '../../../modules/reports/schemas.ts';
import { siteForOrder } from '../../../modules/sites/index.server.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { rateLimit } from '../middleware/rate-limit.ts';
import { readBody } from '../parse.ts';
import type { HttpEnv } from '../request-context.ts';

async function managed(ctx: Ctx, id: string): Promise<schemas.ManagedOrder> {
  const held = await requireHeldOrder(ctx, id);
  const by = await proveOrder(ctx, 'read', held.id);
  const [site, domains] = await Promise.all([siteForOrder(ctx, { by }), managedDomains(ctx, { by })]);
  return managedOrder(ctx, held, { site, domains, withdrawUntil: withdrawUntil(held), offer: offerOf(ctx) });
}

const path = '/order/check/:id/manage';

/** What the customer's order page asks and changes after the purchase; every change is answered with the order as it is then. */
export const manageRoutes = new Hono<HttpEnv>()
  .get(path, async (c) => c.json(await managed(c.get('ctx'), c.req.param('id'))))
  .post(`${path}/upgrade/quote`, rateLimit({ burst: 20, perMinute: 10 }), async (c) =>
    c.json(await quotePro(c.get('ctx'), c.req.param('id'))),
  )
  .post(`${path}/upgrade`, async (c) => {
    const [ctx, id] = [c.get('ctx'), c.req.param('id')];
    const { amount, proration_date: prorationDate } = await readBody(c, schemas.upgradeInput);
    const { state, payUrl } = await upgradeToPro(ctx, id, { amount, prorationDate });
    return c.json({ state, pay_url: payUrl, order: await managed(ctx, id) });
  })
  .post(`${path}/domain`, rateLimit({ burst: 20, perMinute: 10 }), async (c) => {
    const [ctx, id] = [c.get('ctx'), c.req.param('id')];
    const { state, payUrl } = await addDomain(ctx, id, await readBody(c, addDomainInput));
    return c.json({ state, pay_url: payUrl, order: await managed(ctx, id) });
  })
  .post(`${path}/domain/call-off`, rateLimit({ burst: 20, perMinute: 10 }), async (c) => {
    const [ctx, id] = [c.get('ctx'), c.req.param('id')];
    await callOffDomain(ctx, { by: await proveOrder(ctx, 'own', id) });
    return c.json(await managed(ctx, id));
  })
  .post(`${path}/renewal-plan`, async (c) => {
    const [ctx, id] = [c.get('ctx'), c.req.param('id')];
    await chooseRenewalPlan(ctx, id, (await readBody(c, schemas.renewalPlanInput)).plan);
    return c.json(await managed(ctx, id));
  })
  .post(`${path}/cancel`, async (c) => {
    const [ctx, id] = [c.get('ctx'), c.req.param('id')];
    await cancelAtTerm(ctx, id);
    return c.json(await managed(ctx, id));
  })
  .post(`${path}/keep`, async (c) => {
    const [ctx, id] = [c.get('ctx'), c.req.param('id')];
    await keepSubscription(ctx, id);
    return c.json(await managed(ctx, id));
  })
  .post(`${path}/free-exit`, async (c) => {
    const [ctx, id] = [c.get('ctx'), c.req.param('id')];
    await leaveForFree(ctx, id);
    return c.json(await managed(ctx, id));
  })
  .post(`${path}/withdraw`, async (c) => {
    const [ctx, id] = [c.get('ctx'), c.req.param('id')];
    const { name, mail } = await readBody(c, schemas.withdrawInput);
    await withdrawOrder(ctx, id, { name, mail }, c.get('locale'));
    return c.json(await managed(ctx, id));
  })
  // Pages of the card provider are made at the press of a button and live for minutes.
  .post(`${path}/card`, rateLimit({ burst: 20, perMinute: 10 }), async (c) =>
    c.json({ url: await openCardPage(c.get('ctx'), c.req.param('id')) }),
  )
  .post(`${path}/pay`, rateLimit({ burst: 20, perMinute: 10 }), async (c) =>
    c.json({ url: await openPayPage(c.get('ctx'), c.req.param('id')) }),
  )
  // Without the order's session: whoever bought can withdraw from any device. The answer is the same for any contract.
  .post('/withdrawal', rateLimit({ burst: 5, perMinute: 1 }), async (c) => {
    const { name, contract, mail } = await readBody(c, schemas.withdrawalInput);
    await declareWithdrawal(c.get('ctx'), { name, contract, mail }, c.get('locale'));
    return c.json({});
  });
