import { Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type * as z from 'zod/mini';
import { Reply, type HttpCall } from '../../platform/http-call.ts';
import { contributed } from '../modules.ts';
import { rateLimit } from './middleware/rate-limit.ts';
import { readBody } from './parse.ts';
import type { HttpEnv } from './request-context.ts';

/** The calls of all rooms. */
export const CALLS: readonly HttpCall[] = contributed('http').flat();

/** A router's path: `{id}` of a description is its `:id`. */
const routeOf = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1');

/** The routes of these calls, without the base under which they are mounted; those elsewhere are left out. */
export function callRoutes(base: string, calls: readonly HttpCall[] = CALLS): Hono<HttpEnv> {
  const routes = new Hono<HttpEnv>();
  for (const { method, path, limit, body, run } of calls.filter((call) => call.path.startsWith(`${base}/`))) {
    const route = routeOf(path.slice(base.length));
    if (limit) routes.on(method, route, rateLimit(limit));
    routes.on(method, route, async (c) => {
      const answer = await run(c.get('ctx'), {
        params: c.req.param(),
        query: c.req.query(),
        body: () => readBody(c, body as z.ZodMiniType),
      });
      if (!(answer instanceof Reply)) return c.json(answer);
      return c.json(answer.value, answer.status as ContentfulStatusCode, answer.headers);
    });
  }
  return routes;
}
