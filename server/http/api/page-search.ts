import { Hono } from 'hono';
import * as z from 'zod/mini';
import { searchForAgent, searchPages } from '../../../modules/previews/index.server.ts';
import { agentSearchInput, searchInput } from '../../../modules/previews/schemas.ts';
import { rateLimit } from '../middleware/rate-limit.ts';
import { readBody } from '../parse.ts';
import type { HttpEnv } from '../request-context.ts';

/** POST /page/search: social pages by name (C7). The agents' form, `type` and `query`, asks for their token. */
export const pageSearchRoutes = new Hono<HttpEnv>().post(
  '/page/search',
  rateLimit({ burst: 40, perMinute: 60 }),
  async (c) => {
    const ctx = c.get('ctx');
    const input = await readBody(c, z.union([searchInput, agentSearchInput]));
    const data = 'query' in input ? await searchForAgent(ctx, input) : await searchPages(ctx, input);
    return c.json({ data }, 200, { 'cache-control': 'no-store' });
  },
);
