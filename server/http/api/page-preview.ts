import { Hono } from 'hono';
import { getPreview, startPreview } from '../../../modules/previews/index.server.ts';
import { previewInput } from '../../../modules/previews/schemas.ts';
import { rateLimit } from '../middleware/rate-limit.ts';
import { readBody } from '../parse.ts';
import type { HttpEnv } from '../request-context.ts';

const FRESH = { 'cache-control': 'no-store' };

/**
 * POST /page/preview: the generated site of a social page (C8). The answer comes at once, with the address and how far
 * the site is; GET /page/preview/{_id} follows it.
 */
export const pagePreviewRoutes = new Hono<HttpEnv>()
  .post('/page/preview', rateLimit({ burst: 20, perMinute: 20 }), async (c) => {
    const preview = await startPreview(c.get('ctx'), await readBody(c, previewInput));
    return c.json(preview, preview.status === 'ready' ? 200 : 202, FRESH);
  })
  .get('/page/preview/:id', async (c) => c.json(await getPreview(c.get('ctx'), c.req.param('id')), 200, FRESH));
