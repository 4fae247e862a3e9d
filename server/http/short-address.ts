import { Hono } from 'hono';
import { followShortAddress } from '../../modules/previews/index.server.ts';
import { isAppError } from '../../platform/errors.ts';
import { rateLimit } from './middleware/rate-limit.ts';
import type { HttpEnv } from './request-context.ts';

/**
 * GET /v/{code}: a preview's link as it is told, typed and printed. A code that is none of ours leads to the page that
 * says so in the visitor's language. No more a minute and network than people follow, so that trying codes leads nowhere.
 */
export const shortAddressRoute = new Hono<HttpEnv>().get(
  '/v/:code',
  rateLimit({ burst: 60, perMinute: 60 }),
  async (c) => {
    c.header('cache-control', 'no-store');
    try {
      return c.redirect(await followShortAddress(c.get('ctx'), c.req.param('code')), 302);
    } catch (error) {
      if (!isAppError(error, 'previews.link-refused')) throw error;
      return c.redirect('/vetrina?yr_preview=unknown', 302);
    }
  },
);
