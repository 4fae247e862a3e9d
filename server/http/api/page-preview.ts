import { Hono } from 'hono';
import {
  getPreview,
  mailPreviewLink,
  openPreviewLink,
  revokePreviewLink,
  sharePreview,
  startPreview,
} from '../../../modules/previews/index.server.ts';
import {
  mailPreviewInput,
  openPreviewLinkInput,
  previewInput,
  sharePreviewInput,
} from '../../../modules/previews/schemas.ts';
import { rateLimit } from '../middleware/rate-limit.ts';
import { readBody } from '../parse.ts';
import type { HttpEnv } from '../request-context.ts';

const FRESH = { 'cache-control': 'no-store' };

/**
 * POST /page/preview: the generated site of a social page (C8). The answer comes at once, with the address and how far
 * the site is; GET /page/preview/{_id} follows it. An agent's links to it can be revoked; a visitor has one sent by mail.
 */
export const pagePreviewRoutes = new Hono<HttpEnv>()
  .post('/page/preview', rateLimit({ burst: 20, perMinute: 20 }), async (c) => {
    const preview = await startPreview(c.get('ctx'), await readBody(c, previewInput));
    return c.json(preview, preview.status === 'ready' ? 200 : 202, FRESH);
  })
  .get('/page/preview/:id', async (c) => c.json(await getPreview(c.get('ctx'), c.req.param('id')), 200, FRESH))
  .post('/page/preview/:id/share', rateLimit({ burst: 30, perMinute: 30 }), async (c) => {
    const { layout } = await readBody(c, sharePreviewInput);
    return c.json(await sharePreview(c.get('ctx'), c.req.param('id'), { layout: layout ?? null }), 201, FRESH);
  })
  .post('/page/preview-link/open', rateLimit({ burst: 60, perMinute: 60 }), async (c) => {
    const { value } = await readBody(c, openPreviewLinkInput);
    return c.json(await openPreviewLink(c.get('ctx'), value), 200, FRESH);
  })
  .post('/page/preview-link/:id/revoke', async (c) => {
    await revokePreviewLink(c.get('ctx'), c.req.param('id'));
    return c.json({});
  })
  .post('/page/preview/:id/mail', rateLimit({ burst: 3, perMinute: 1 }), async (c) => {
    await mailPreviewLink(c.get('ctx'), c.req.param('id'), await readBody(c, mailPreviewInput));
    return c.json({});
  });
