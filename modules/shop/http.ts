import { downloadHeaders } from '../../platform/download-headers.ts';
import { defineCall, FileReply } from '../../platform/http-call.ts';
import { callsOfSite, proveSite } from '../access/index.server.ts';
import { answerQuestion } from './answer-question.ts';
import { answerOrder } from './change-order.ts';
import { orderProducts } from './order-products.ts';
import { ordersCsv } from './orders-csv.ts';
import { registerCsv } from './register-csv.ts';
import { registerPdf } from './register-pdf.ts';
import { refundElsewhere, refundOrder } from './refund-order.ts';
import { removeDelivery, saveDelivery } from './save-delivery.ts';
import { removeProduct, saveProduct, saveSettings, setPrice } from './save-product.ts';
import * as schemas from './schemas.ts';
import { setMode } from './set-mode.ts';
import { setStatus } from './set-status.ts';
import { setStock } from './set-stock.ts';
import { shopOfSite } from './shop-of-site.ts';
import { shopView } from './views/schemas.ts';

/** A person presses these, one after the other, through a busy morning. */
const PRESSED = { burst: 60, perMinute: 60 };
const { look, draft, publish, dispose } = callsOfSite({
  path: '/shop',
  limit: PRESSED,
  answer: shopView,
  view: shopOfSite,
});

/** The shop of a site: products and the day's orders by whoever may write for it, opened by whoever may publish it. */
export const shopCalls = [
  look({ id: 'P8-shop', summary: 'What a site sells, and who has ordered it' }),
  publish(
    '/state',
    { id: 'P8-shop-state', summary: 'Open the shop on the site, or pause it', body: schemas.stateInput },
    setStatus,
  ),
  draft('/settings', { id: 'P8-shop-settings', summary: 'How it sells', body: schemas.settingsInput }, saveSettings),
  publish(
    '/deliveries',
    { id: 'P8-shop-delivery', summary: 'A way of delivery, new or changed', body: schemas.deliveryInput },
    saveDelivery,
  ),
  publish(
    '/deliveries/{way}/remove',
    { id: 'P8-shop-delivery-remove', summary: 'Offer a way of delivery no more', body: schemas.noInput },
    removeDelivery,
  ),
  draft(
    '/products',
    { id: 'P8-shop-product', summary: 'A product, new or changed', body: schemas.productInput },
    saveProduct,
  ),
  draft(
    '/products/order',
    { id: 'P8-shop-order', summary: 'The order in which products stand', body: schemas.orderInput },
    orderProducts,
  ),
  draft(
    '/products/{product}/remove',
    { id: 'P8-shop-remove', summary: 'Put a product away', body: schemas.noInput },
    removeProduct,
  ),
  draft(
    '/variants/{variant}/price',
    { id: 'P8-shop-price', summary: 'Change one price', body: schemas.priceInput },
    setPrice,
  ),
  draft(
    '/variants/{variant}/stock',
    { id: 'P8-shop-stock', summary: 'How many can still be ordered', body: schemas.stockInput },
    setStock,
  ),
  draft(
    '/orders/{order}/answer',
    {
      id: 'P8-shop-answer',
      summary: 'Accept, refuse or cancel an order; say that it is ready or on its way, and what became of it',
      body: schemas.answerInput,
    },
    answerOrder,
  ),
  draft(
    '/questions/{question}/answer',
    {
      id: 'P8-shop-question',
      summary: 'Take over what the list of the site says anew of a product, or leave it as it is',
      body: schemas.questionInput,
    },
    answerQuestion,
  ),
  dispose('/mode', { id: 'P8-shop-mode', summary: 'How new orders are paid', body: schemas.modeInput }, setMode),
  dispose(
    '/orders/{order}/refund',
    { id: 'P8-shop-refund', summary: 'Give money back for an order', body: schemas.refundInput },
    refundOrder,
  ),
  dispose(
    '/orders/{order}/refund-elsewhere',
    {
      id: 'P8-shop-refund-elsewhere',
      summary:
        'Money that the provider would not give back, or that was paid at the door, has been given back another way',
      body: schemas.elsewhereInput,
    },
    refundElsewhere,
  ),
  defineCall({
    method: 'get',
    path: '/buy_yr/api/site/{id}/shop/register.csv',
    id: 'P8-shop-register',
    summary: 'Takings of a month by day and rate, for a spreadsheet',
    limit: PRESSED,
    query: { month: 'year and month, 2026-12; the present where none is said' },
    answer: { file: 'text/csv' },
    async run(ctx, { params, readQuery, locale }) {
      const by = await proveSite(ctx, 'manage', params.id);
      const { month = ctx.clock.now().toISOString().slice(0, 7) } = readQuery(schemas.registerQuery);
      const headers = downloadHeaders('text/csv; charset=utf-8', `filename="register-${month}.csv"`);
      return new FileReply(Buffer.from(await registerCsv(ctx, { by, month, lang: locale })), { headers });
    },
  }),
  defineCall({
    method: 'get',
    path: '/buy_yr/api/site/{id}/shop/register.pdf',
    id: 'P8-shop-register-pdf',
    summary: 'Takings of a month by day and rate, to print',
    limit: PRESSED,
    query: { month: 'year and month, 2026-12; the present where none is said' },
    answer: { file: 'application/pdf' },
    async run(ctx, { params, readQuery, locale }) {
      const by = await proveSite(ctx, 'manage', params.id);
      const { month = ctx.clock.now().toISOString().slice(0, 7) } = readQuery(schemas.registerQuery);
      const bytes = await registerPdf(ctx, { by, month, lang: locale });
      const headers = downloadHeaders('application/pdf', `filename="register-${month}.pdf"`);
      return new FileReply(new Uint8Array(bytes), { headers });
    },
  }),
  defineCall({
    method: 'get',
    path: '/buy_yr/api/site/{id}/shop/orders.csv',
    id: 'P8-shop-export',
    summary: 'Every order that is kept, for a spreadsheet',
    limit: PRESSED,
    answer: { file: 'text/csv' },
    screen: '/manager/sites/{id}/shop',
    async run(ctx, { params, locale }) {
      const by = await proveSite(ctx, 'dispose', params.id);
      const text = await ordersCsv(ctx, { by, lang: locale });
      const headers = downloadHeaders('text/csv; charset=utf-8', 'filename="orders.csv"');
      return new FileReply(Buffer.from(text), { headers });
    },
  }),
];
