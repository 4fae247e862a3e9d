import { Hono } from 'hono';
import { pagePicture } from '../../../modules/previews/index.server.ts';
import { previewInput } from '../../../modules/previews/schemas.ts';
import { rateLimit } from '../middleware/rate-limit.ts';
import type { HttpEnv } from '../request-context.ts';

/** GET /page/{id}/picture: a page's profile picture from our own host, so that a visitor's browser never meets the network. */
export const pagePictureRoutes = new Hono<HttpEnv>().get(
  '/page/:id/picture',
  rateLimit({ burst: 120, perMinute: 240 }),
  async (c) => {
    const id = previewInput.shape.id.safeParse(c.req.param('id'));
    const bytes = id.success ? await pagePicture(c.get('ctx'), id.data) : null;
    if (!bytes) return c.body(null, 404, { 'cache-control': 'public, max-age=300' });
    return c.body(new Uint8Array(bytes), 200, {
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=3600',
      'x-content-type-options': 'nosniff',
    });
  },
);
