import { Hono } from 'hono';
import { confirmEvents, receivePageEvents } from '../../../modules/sync/index.server.ts';
import { limitBody } from '../parse.ts';
import type { HttpEnv } from '../request-context.ts';

const MAX_BYTES = 1024 * 1024;

/** News of connected pages: verified on the raw bytes, stored, answered; the pages are read in jobs. */
export const socialEvents = new Hono<HttpEnv>()
  .get('/webhooks/social', (c) => c.text(confirmEvents(c.get('ctx'), { query: c.req.query() })))
  .post('/webhooks/social', limitBody(MAX_BYTES), async (c) => {
    const raw = new Uint8Array(await c.req.arrayBuffer());
    await receivePageEvents(c.get('ctx'), { raw, signature: c.req.header('x-hub-signature-256') ?? '' });
    return c.text('EVENT_RECEIVED');
  });
