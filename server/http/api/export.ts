import { makeZip } from 'client-zip';
import { Hono } from 'hono';
import type { ExportedFile } from '../../../platform/exported-file.ts';
import { exportOrder } from '../../export-order.ts';
import { rateLimit } from '../middleware/rate-limit.ts';
import type { HttpEnv } from '../request-context.ts';

async function* zipped(files: AsyncIterable<ExportedFile>, lastModified: Date) {
  for await (const { path, bytes } of files) yield { name: path, lastModified, input: bytes };
}

/** All of an order as one ZIP, written while it is read: the first byte does not wait for the last photo. */
export const exportRoutes = new Hono<HttpEnv>().get(
  '/order/check/:id/export',
  rateLimit({ burst: 3, perMinute: 0.2 }),
  async (c) => {
    const ctx = c.get('ctx');
    const files = await exportOrder(ctx, c.req.param('id'), c.get('locale'));
    const now = ctx.clock.now();
    return c.body(makeZip(zipped(files, now)), 200, {
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="vetrina-${now.toISOString().slice(0, 10)}.zip"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });
  },
);
