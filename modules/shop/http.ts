import type * as mini from 'zod/mini';
import type { Ctx } from '../../platform/ctx.ts';
import { defineCall, FileReply } from '../../platform/http-call.ts';
import { proveSite, type SiteAccess } from '../access/index.server.ts';
import { answerOrder } from './change-order.ts';
import { ordersCsv } from './orders-csv.ts';
import { removeProduct, saveProduct, saveSettings, setPrice } from './save-product.ts';
import * as schemas from './schemas.ts';
import { setStatus } from './set-status.ts';
import { setStock } from './set-stock.ts';
import { shopOfSite } from './shop-of-site.ts';

const of = '/buy_yr/api/site/{id}/shop';
/** A person presses these, one after the other, through a busy morning. */
const PRESSED = { burst: 60, perMinute: 60 };
const answer = schemas.shopView;

/** An act of whoever may change the draft of a site; answered with all that the screen shows. `id`: of what its path names. */
const act = <Body>(
  path: `/${string}`,
  about: { id: string; summary: string; body: mini.ZodMiniType<Body> },
  run: (ctx: Ctx, given: { by: SiteAccess<'draft'>; id: string } & Body) => Promise<unknown>,
) =>
  defineCall({
    method: 'post',
    path: `${of}${path}`,
    limit: PRESSED,
    answer,
    ...about,
    async run(ctx, { params, body }) {
      // Which parameters a path has that is put together here, its type cannot say.
      const {
        id,
        product,
        variant,
        order = '',
      }: { id: string } & Partial<Record<'product' | 'variant' | 'order', string>> = params;
      const by = await proveSite(ctx, 'draft', id);
      await run(ctx, { by, id: product ?? variant ?? order, ...(await body()) });
      return shopOfSite(ctx, { by });
    },
  });

/** The shop of a site: products and the day's orders by whoever may write for it, opened by whoever may publish it. */
export const shopCalls = [
  defineCall({
    method: 'get',
    path: of,
    id: 'P8-shop',
    summary: 'What a site sells, and who has ordered it',
    limit: PRESSED,
    answer,
    run: async (ctx, { params }) => shopOfSite(ctx, { by: await proveSite(ctx, 'draft', params.id) }),
  }),
  defineCall({
    method: 'post',
    path: `${of}/state`,
    id: 'P8-shop-state',
    summary: 'Open the shop on the site, or pause it',
    limit: PRESSED,
    body: schemas.stateInput,
    answer,
    async run(ctx, { params, body }) {
      const by = await proveSite(ctx, 'publish', params.id);
      await setStatus(ctx, { by, ...(await body()) });
      return shopOfSite(ctx, { by: await proveSite(ctx, 'draft', params.id) });
    },
  }),
  act('/settings', { id: 'P8-shop-settings', summary: 'How it sells', body: schemas.settingsInput }, saveSettings),
  act(
    '/products',
    { id: 'P8-shop-product', summary: 'A product, new or changed', body: schemas.productInput },
    saveProduct,
  ),
  act(
    '/products/{product}/remove',
    { id: 'P8-shop-remove', summary: 'Put a product away', body: schemas.noInput },
    removeProduct,
  ),
  act(
    '/variants/{variant}/price',
    { id: 'P8-shop-price', summary: 'Change one price', body: schemas.priceInput },
    setPrice,
  ),
  act(
    '/variants/{variant}/stock',
    { id: 'P8-shop-stock', summary: 'How many can still be ordered', body: schemas.stockInput },
    setStock,
  ),
  act(
    '/orders/{order}/answer',
    {
      id: 'P8-shop-answer',
      summary: 'Accept, refuse or cancel an order; say that it is ready, and what became of it',
      body: schemas.answerInput,
    },
    answerOrder,
  ),
  defineCall({
    method: 'get',
    path: `${of}/orders.csv`,
    id: 'P8-shop-export',
    summary: 'Every order that is kept, for a spreadsheet',
    limit: PRESSED,
    answer: { file: 'text/csv' },
    async run(ctx, { params }) {
      const text = await ordersCsv(ctx, { by: await proveSite(ctx, 'manage', params.id) });
      return new FileReply(Buffer.from(text), {
        headers: {
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': 'attachment; filename="orders.csv"',
          'cache-control': 'no-store',
        },
      });
    },
  }),
];
