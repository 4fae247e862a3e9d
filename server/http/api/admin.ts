import { Hono } from 'hono';
import { proveOrder, proveStaff } from '../../../modules/access/index.server.ts';
import { listStaff } from '../../../modules/identity/index.server.ts';
import { resendDocument } from '../../../modules/invoicing/index.server.ts';
import { buyerCorrection } from '../../../modules/invoicing/schemas.ts';
import { newStaffInput, ROLES } from '../../../modules/identity/schemas.ts';
import {
  completeTask,
  enterLetter,
  giveBack,
  inviteAgent,
  invitePersonAgain,
  replayEvent,
  retryJob,
  retryStep,
  sendMailAgain,
  switchPerson,
} from '../../../modules/operations/index.server.ts';
import { allowSecondSale } from '../../../modules/ordering/index.server.ts';
import * as schemas from '../../../modules/operations/schemas.ts';
import {
  countWaiting,
  listFailedJobs,
  listInboxEvents,
  listOrders,
  listPreviews,
  listTasks,
  wholeOrder,
} from '../../../modules/reports/index.server.ts';
import { siteForOrder } from '../../../modules/sites/index.server.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { AppError } from '../../../platform/errors.ts';
import { recoveryView } from '../../recovery/recovery-view.ts';
import { compareNow, go } from '../../recovery/recover.ts';
import { recogniseServer } from '../middleware/server-to-server.ts';
import { readBody, readQuery } from '../parse.ts';
import type { HttpEnv } from '../request-context.ts';

async function whole(ctx: Ctx, id: string) {
  const site = await siteForOrder(ctx, { by: await proveOrder(ctx, 'read', id) });
  const order = await wholeOrder(ctx, id, site?.url ?? null);
  if (!order) throw new AppError('ordering.not-found', { status: 404 });
  return order;
}

const operator = (ctx: Ctx) => ({ by: proveStaff(ctx, 'operator') });

/** The operator's calls (C10), for the console with a bearer token and for our other servers with a password (C11). */
export const adminRoutes = new Hono<HttpEnv>()
  .use('/admin/*', recogniseServer, (c, next) => {
    operator(c.get('ctx'));
    return next();
  })
  .get('/admin/recovery', async (c) => c.json(await recoveryView(c.get('ctx'))))
  .post('/admin/recovery/compare', async (c) => {
    await compareNow(c.get('ctx'));
    return c.json(await recoveryView(c.get('ctx')));
  })
  .post('/admin/recovery/go', async (c) => {
    const { compared_at: comparedAt } = await readBody(c, schemas.goInput);
    await go(c.get('ctx'), comparedAt);
    return c.json(await recoveryView(c.get('ctx')));
  })
  .get('/admin/waiting', async (c) => c.json(await countWaiting(c.get('ctx'))))
  .get('/admin/tasks', async (c) => c.json(await listTasks(c.get('ctx'), readQuery(c, schemas.tasksQuery))))
  .post('/admin/tasks/resolve', async (c) => {
    const ctx = c.get('ctx');
    await completeTask(ctx, { ...operator(ctx), ...(await readBody(c, schemas.resolveInput)) });
    return c.json({});
  })
  .get('/admin/orders', async (c) => c.json(await listOrders(c.get('ctx'), readQuery(c, schemas.ordersQuery))))
  .get('/admin/orders/:id', async (c) => c.json(await whole(c.get('ctx'), c.req.param('id'))))
  .post('/admin/orders/:id/retry', async (c) => {
    const [ctx, orderId] = [c.get('ctx'), c.req.param('id')];
    await retryStep(ctx, { ...operator(ctx), orderId, ...(await readBody(c, schemas.retryInput)) });
    return c.json(await whole(ctx, orderId));
  })
  .post('/admin/orders/:id/refund', async (c) => {
    const [ctx, orderId] = [c.get('ctx'), c.req.param('id')];
    await giveBack(ctx, { ...operator(ctx), orderId, refund: await readBody(c, schemas.refundInput) });
    return c.json(await whole(ctx, orderId));
  })
  .post('/admin/orders/:id/letter', async (c) => {
    const [ctx, orderId] = [c.get('ctx'), c.req.param('id')];
    await enterLetter(ctx, { ...operator(ctx), orderId, ...(await readBody(c, schemas.letterInput)) });
    return c.json(await whole(ctx, orderId));
  })
  .post('/admin/orders/:id/second-sale', async (c) => {
    const [ctx, orderId] = [c.get('ctx'), c.req.param('id')];
    await allowSecondSale(ctx, { ...operator(ctx), orderId, ...(await readBody(c, schemas.secondSaleInput)) });
    return c.json(await whole(ctx, orderId));
  })
  .post('/admin/invoices/:invoice/resend', async (c) => {
    const [ctx, invoiceId] = [c.get('ctx'), c.req.param('invoice')];
    await resendDocument(ctx, { ...operator(ctx), invoiceId, correction: await readBody(c, buyerCorrection) });
    return c.json({});
  })
  .post('/admin/mails/resend', async (c) => {
    const ctx = c.get('ctx');
    await sendMailAgain(ctx, { ...operator(ctx), mailId: (await readBody(c, schemas.idInput)).id });
    return c.json({});
  })
  .get('/admin/previews', async (c) => c.json(await listPreviews(c.get('ctx'), readQuery(c, schemas.previewsQuery))))
  .get('/admin/jobs', async (c) => c.json(await listFailedJobs(c.get('ctx'), readQuery(c, schemas.jobsQuery))))
  .post('/admin/jobs/retry', async (c) => {
    const ctx = c.get('ctx');
    await retryJob(ctx, { ...operator(ctx), ...(await readBody(c, schemas.idInput)) });
    return c.json({});
  })
  .get('/admin/inbox', async (c) => c.json(await listInboxEvents(c.get('ctx'), readQuery(c, schemas.inboxQuery))))
  .post('/admin/inbox/replay', async (c) => {
    const ctx = c.get('ctx');
    await replayEvent(ctx, { ...operator(ctx), ...(await readBody(c, schemas.idInput)) });
    return c.json({});
  })
  .get('/admin/staff', async (c) => {
    const roles = await Promise.all(ROLES.map((role) => listStaff(c.get('ctx'), role)));
    return c.json({
      next: null,
      data: roles.flat().map(({ disabledAt, ...person }) => ({ ...person, disabled: disabledAt !== null })),
    });
  })
  .post('/admin/staff', async (c) => {
    const ctx = c.get('ctx');
    const person = await readBody(c, newStaffInput);
    return c.json(await inviteAgent(ctx, { ...operator(ctx), ...person, lang: c.get('locale') }), 201);
  })
  .post('/admin/staff/:id/:what{invite|disable|enable}', async (c) => {
    const ctx = c.get('ctx');
    const { id: userId, what } = c.req.param();
    const about = { ...operator(ctx), userId };
    if (what === 'invite') await invitePersonAgain(ctx, { ...about, lang: c.get('locale') });
    else await switchPerson(ctx, { ...about, disabled: what === 'disable' });
    return c.json({});
  });
