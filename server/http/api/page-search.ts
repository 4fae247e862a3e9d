import { Hono } from 'hono';
import { searchPages } from '../../../modules/previews/index.server.ts';
import { searchInput } from '../../../modules/previews/schemas.ts';
import { rateLimit } from '../middleware/rate-limit.ts';
import { readBody } from '../parse.ts';
import type { HttpEnv } from '../request-context.ts';

/** POST /page/search: social pages by name (C7). */
export const pageSearchRoutes = new Hono<HttpEnv>().post(
  '/page/search',
  rateLimit({ burst: 40, perMinute: 60 }),
  async (c) => {
    const input = await readBody(c, searchInput);
    return c.json({ data: await searchPages(c.get('ctx'), input) }, 200, { 'cache-control': 'no-store' });
  },
);
