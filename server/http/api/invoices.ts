import { Hono } from 'hono';
import { proveOrder } from '../../../modules/access/index.server.ts';
import { documentPdf } from '../../../modules/invoicing/index.server.ts';
import { requireHeldOrder } from '../../../modules/ordering/index.server.ts';
import { rateLimit } from '../middleware/rate-limit.ts';
import type { HttpEnv } from '../request-context.ts';

/** The documents of an order for whoever holds it. */
export const invoiceRoutes = new Hono<HttpEnv>().get(
  '/order/check/:id/invoices/:invoice',
  rateLimit({ burst: 30, perMinute: 20 }),
  async (c) => {
    const ctx = c.get('ctx');
    const held = await requireHeldOrder(ctx, c.req.param('id'));
    const by = await proveOrder(ctx, 'own', held.id);
    const { bytes, fileName } = await documentPdf(ctx, { by, id: c.req.param('invoice') });
    return c.body(new Uint8Array(bytes), 200, {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${fileName}"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });
  },
);
