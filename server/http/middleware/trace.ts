import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import { inSpan, markFault, SpanKind } from '../../../platform/traces.ts';
import { isUnlogged } from '../health.ts';
import type { HttpEnv } from '../request-context.ts';

/**
 * A span for each answer of the product's own host, named by its pattern. What a caller writes into `traceparent` is not read: it would
 * choose what is kept, and no proxy takes a stranger's away unless it is told to.
 */
export const traced: MiddlewareHandler<HttpEnv> = async (c, next) => {
  if (isUnlogged(c.req.path)) return next();
  const { method } = c.req;
  const attributes = { 'http.request.method': method };
  const began = Date.now();
  return inSpan(method, { kind: SpanKind.SERVER, attributes }, async (span) => {
    await next();
    const name = `${method} ${routePath(c)}`;
    span.updateName(name);
    span.setAttributes({ 'http.route': routePath(c), 'http.response.status_code': c.res.status });
    if (c.res.status >= 500) markFault(span, { name, began });
  });
};
