import { defineCall, reply } from '../../platform/http-call.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { proveOrder } from '../access/index.server.ts';
import { giveUpDomain, replaceDomain } from '../domains/index.server.ts';
import { requireHeldOrder, startOrder } from '../ordering/index.server.ts';
import * as schemas from '../ordering/schemas.ts';
import { findPreviewForPage, findUsedLink } from '../previews/index.server.ts';
import { showProgress } from './progress.ts';

const order = '/buy_yr/api/order/check/{id}';

/** A name for the order: from the preview, else from the page itself, so that nobody pays for a page that is not there. */
async function pageOf(ctx: Ctx, pageId: string): Promise<{ name: string }> {
  const preview = await findPreviewForPage(ctx, pageId);
  return { name: preview?.name ?? (await ctx.ports.social.read(pageId)).page.name };
}

/** Opening an order (C2), and what the success page needs. */
export const purchaseCalls = [
  defineCall({
    method: 'post',
    path: '/buy_yr/api/order/subscription',
    id: 'C2',
    summary: 'Open an order',
    limit: { burst: 30, perMinute: 20 },
    body: schemas.startOrderInput,
    answer: schemas.order,
    status: [201],
    async run(ctx, { body, locale }) {
      const { preview_link: cameBy, ...input } = await body();
      const [page, link] = await Promise.all([
        pageOf(ctx, input.facebook_page_id),
        cameBy ? findUsedLink(ctx, cameBy) : null,
      ]);
      const { order, secret } = await startOrder(ctx, { ...input, locale: input.locale ?? locale, page, link });
      // An agent's order is opened by their name; their browser is nobody's customer.
      return reply(order, { status: 201, ...(ctx.actor.kind === 'visitor' && { orderSession: secret }) });
    },
  }),
  defineCall({
    method: 'get',
    path: `${order}/progress`,
    id: 'S1-progress',
    summary: 'What happens after payment',
    answer: schemas.progress,
    run: (ctx, { params }) => showProgress(ctx, { id: params.id }),
  }),
  defineCall({
    method: 'post',
    path: `${order}/domain/replace`,
    id: 'S1-domain-replace',
    summary: 'Another name for one that could not be had',
    limit: { burst: 20, perMinute: 10 },
    body: schemas.replaceDomainInput,
    answer: schemas.progress,
    async run(ctx, { params, body }) {
      const held = await requireHeldOrder(ctx, params.id);
      const { domain, instead_of: failed } = await body();
      await replaceDomain(ctx, { by: await proveOrder(ctx, 'own', held.id), domain, failed });
      return showProgress(ctx, { id: held.id });
    },
  }),
  defineCall({
    method: 'post',
    path: `${order}/domain/refund`,
    id: 'S1-domain-refund',
    summary: 'The money of that name back',
    limit: { burst: 20, perMinute: 10 },
    body: schemas.refundDomainInput,
    answer: schemas.progress,
    async run(ctx, { params, body }) {
      const held = await requireHeldOrder(ctx, params.id);
      const { domain } = await body();
      await giveUpDomain(ctx, { by: await proveOrder(ctx, 'settle', held.id), domain });
      return showProgress(ctx, { id: held.id });
    },
  }),
];
