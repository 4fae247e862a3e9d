import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import { inSpan, markFault, SpanKind } from '../../../platform/traces.ts';
import type { TrustedProxies } from '../../../platform/config.ts';
import { peerOf, proxyKnown } from '../client-address.ts';
import { isUnlogged } from '../health.ts';
import type { HttpEnv } from '../request-context.ts';

/**
 * A span for each answer of the product's own host, named by its pattern. It goes on with the trace of a proxy of ours; what
 * a stranger writes into `traceparent` is not read.
 */
export function traced(trust: TrustedProxies | null): MiddlewareHandler<HttpEnv> {
  const isProxy = proxyKnown(trust);
  return async (c, next) => {
    if (isUnlogged(c.req.path)) return next();
    const { method } = c.req;
    const traceparent = isProxy(peerOf(c) ?? '') ? c.req.header('traceparent') : undefined;
    const attributes = { 'http.request.method': method };
    const began = Date.now();
    const after = traceparent === undefined ? {} : { traceparent };
    return inSpan(method, { kind: SpanKind.SERVER, attributes, after }, async (span) => {
      await next();
      const name = `${method} ${routePath(c)}`;
      span.updateName(name);
      span.setAttributes({ 'http.route': routePath(c), 'http.response.status_code': c.res.status });
      if (c.res.status >= 500) markFault(span, { name, began });
    });
  };
}
