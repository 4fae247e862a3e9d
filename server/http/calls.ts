import { Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type * as z from 'zod/mini';
import { FileReply, HtmlReply, Reply, type HttpCall } from '../../platform/http-call.ts';
import { contributed } from '../modules.ts';
import { isAppError } from '../../platform/errors.ts';
import { recoveryCalls } from '../recovery/http.ts';
import { sentenceFor } from './middleware/errors.ts';
import { clearOrderCookie, setOrderCookie } from './middleware/order-cookie.ts';
import { rateLimit } from './middleware/rate-limit.ts';
import { readBearer } from './middleware/staff.ts';
import { readBody, readQuery } from './parse.ts';
import { createFileDoor } from './file-door.ts';
import type { HttpEnv, Request } from './request-context.ts';

/** The calls of all rooms, and those that look after this installation itself. */
export const CALLS: readonly HttpCall[] = [...contributed('http').flat(), ...recoveryCalls];

/** For all files that arrive at this process. */
const door = createFileDoor();

/** A router's path: `{id}` of a description is its `:id`. */
const routeOf = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1');

/** Calls that take a file, whose own limit holds for their bodies; by the parts of their path. */
const TAKES_FILE = CALLS.filter(({ upload }) => upload).map(({ method, path }) => ({
  method: method.toUpperCase(),
  parts: path.split('/'),
}));
export function takesFile(method: string, path: string): boolean {
  const given = path.split('/');
  return TAKES_FILE.some(
    (call) =>
      call.method === method &&
      call.parts.length === given.length &&
      call.parts.every((part, at) => part.startsWith('{') || part === given[at]),
  );
}

/** A person's own browser shows the answer: they followed a link to it. */
const isSeen = (c: Request): boolean => (c.req.header('accept') ?? '').includes('text/html');
const filled = (screen: string, c: Request): string =>
  screen.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(c.req.param(name) ?? ''));

/** The routes of these calls, without the base under which they are mounted; those elsewhere are left out. */
export function callRoutes(base: string, calls: readonly HttpCall[] = CALLS): Hono<HttpEnv> {
  const routes = new Hono<HttpEnv>();
  for (const { method, path, limit, body, upload, screen, run } of calls.filter((call) =>
    call.path.startsWith(`${base}/`),
  )) {
    const route = routeOf(path.slice(base.length));
    if (limit) routes.on(method, route, rateLimit(limit));
    routes.on(method, route, async (c) => {
      const file = door.place(c, upload);
      const answer = await run(c.get('ctx'), {
        params: c.req.param(),
        query: c.req.query(),
        readQuery: (schema) => readQuery(c, schema),
        body: () => readBody(c, body as z.ZodMiniType),
        file: file.read,
        say: (code) => sentenceFor(c, { code, status: 400 }),
        locale: c.get('locale'),
        address: c.get('address'),
        bearer: readBearer(c),
      })
        .catch((error: unknown) => {
          const to = screen && isAppError(error, 'access.prove-again') && isSeen(c) ? filled(screen, c) : null;
          if (to === null) throw error;
          return c.redirect(`${to}?prove`, 303);
        })
        .finally(file.leave);
      if (answer instanceof Response) return answer;
      if (answer instanceof FileReply) {
        return c.body(answer.bytes as Uint8Array<ArrayBuffer>, answer.status as ContentfulStatusCode, answer.headers);
      }
      if (answer instanceof HtmlReply) return c.html(answer.html, 200, answer.headers);
      if (!(answer instanceof Reply)) return c.json(answer);
      if (answer.orderSession === null) clearOrderCookie(c, c.get('ctx'));
      else if (answer.orderSession !== undefined) setOrderCookie(c, c.get('ctx'), answer.orderSession);
      return c.json(answer.value, answer.status as ContentfulStatusCode, answer.headers);
    });
  }
  return routes;
}
