import { Hono } from 'hono';
import { proveOrder } from '../../../modules/access/index.server.ts';
import { applyCheckout } from '../../../modules/billing/index.server.ts';
import { giveUpDomain, replaceDomain } from '../../../modules/domains/index.server.ts';
import {
  getOrder,
  requireHeldOrder,
  requirePreparedOrder,
  startOrder,
} from '../../../modules/ordering/index.server.ts';
import * as schemas from '../../../modules/ordering/schemas.ts';
import { findPreviewForPage, findUsedLink } from '../../../modules/previews/index.server.ts';
import { orderProgress } from '../../../modules/reports/index.server.ts';
import { siteForOrder } from '../../../modules/sites/index.server.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { AppError, isAppError } from '../../../platform/errors.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { customerMail } from '../../reactions/customer-mail.ts';
import { orderFacts } from '../../reactions/order-facts.ts';
import { rateLimit } from '../middleware/rate-limit.ts';
import { setOrderCookie } from '../middleware/order-cookie.ts';
import { readBody } from '../parse.ts';
import type { HttpEnv } from '../request-context.ts';

/** A name for the order: from the preview, else from the page itself, so that nobody pays for a page that is not there. */
async function pageOf(ctx: Ctx, pageId: string): Promise<{ name: string }> {
  const preview = await findPreviewForPage(ctx, pageId);
  return { name: preview?.name ?? (await ctx.ports.social.read(pageId)).page.name };
}

async function progressOf(ctx: Ctx, id: string) {
  const held = await requirePreparedOrder(ctx, id);
  const site = await siteForOrder(ctx, { by: await proveOrder(ctx, 'read', held.id) });
  const openUrl = site && ((await ctx.ports.names.resolves(new URL(site.url).hostname)) ? site.url : site.freeUrl);
  const progress = await orderProgress(ctx, held.id, site && openUrl ? { ...site, openUrl } : null);
  if (!progress) throw new AppError('ordering.not-found', { status: 404 });
  return progress;
}

/** Opening an order (C2), and what the success page needs: calls for which several rooms stand together. */
export const orderRoutes = new Hono<HttpEnv>()
  .post('/order/subscription', rateLimit({ burst: 30, perMinute: 20 }), async (c) => {
    const ctx = c.get('ctx');
    const { preview_link: cameBy, ...input } = await readBody(c, schemas.startOrderInput);
    const [page, link] = await Promise.all([
      pageOf(ctx, input.facebook_page_id),
      cameBy ? findUsedLink(ctx, cameBy) : null,
    ]);
    const { order, secret } = await startOrder(ctx, { ...input, locale: input.locale ?? c.get('locale') }, page, link);
    // An agent's order is opened by their name; their browser is nobody's customer.
    if (ctx.actor.kind === 'visitor') setOrderCookie(c, ctx, secret);
    return c.json(order, 201);
  })
  .get('/order/check/:id/progress', async (c) => c.json(await progressOf(c.get('ctx'), c.req.param('id'))))
  .post('/order/check/:id/sync', rateLimit({ burst: 40, perMinute: 30 }), async (c) => {
    const ctx = c.get('ctx');
    const held = await requireHeldOrder(ctx, c.req.param('id'));
    const { session_id: sessionId } = await readBody(c, schemas.syncInput);
    await applyCheckout(ctx, { by: await proveOrder(ctx, 'settle', held.id), sessionId });
    return c.json(await getOrder(ctx, held.id));
  })
  .post('/order/check/:id/domain/replace', rateLimit({ burst: 20, perMinute: 10 }), async (c) => {
    const ctx = c.get('ctx');
    const held = await requireHeldOrder(ctx, c.req.param('id'));
    const { domain, instead_of: failed } = await readBody(c, schemas.replaceDomainInput);
    await replaceDomain(ctx, { by: await proveOrder(ctx, 'own', held.id), domain, failed });
    return c.json(await progressOf(ctx, held.id));
  })
  .post('/order/check/:id/domain/refund', rateLimit({ burst: 20, perMinute: 10 }), async (c) => {
    const ctx = c.get('ctx');
    const held = await requireHeldOrder(ctx, c.req.param('id'));
    const { domain } = await readBody(c, schemas.refundDomainInput);
    await giveUpDomain(ctx, { by: await proveOrder(ctx, 'settle', held.id), domain });
    return c.json(await progressOf(ctx, held.id));
  })
  .post('/order/check/:id/mail-link', rateLimit({ burst: 3, perMinute: 1 }), async (c) => {
    await sendLinkAgain(c.get('ctx'), c.req.param('id'));
    return c.json({});
  });

/**
 * The link goes to the order's own address, so whoever asks need not hold it; the answer is the same whether the order
 * exists or not. One mail for each minute at most.
 */
async function sendLinkAgain(ctx: Ctx, id: string): Promise<void> {
  if (!schemas.orderOrPageId.safeParse(id).success) return;
  const occasion = String(Math.floor(ctx.clock.now().getTime() / 60_000));
  try {
    await inTransaction(ctx, async (ctx) => customerMail(ctx, await orderFacts(ctx, id), 'order-link', { occasion }));
  } catch (error) {
    if (!isAppError(error, 'ordering.not-found')) throw error;
  }
}
