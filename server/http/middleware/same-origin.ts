import type { MiddlewareHandler } from 'hono';
import { AppError } from '../../../platform/errors.ts';
import type { HttpEnv } from '../request-context.ts';

/**
 * A call that changes something must come from our own pages: browsers send Origin (and Sec-Fetch-Site) with every such
 * request. Programs without a browser send neither and hold no cookie of ours.
 */
export const sameOrigin: MiddlewareHandler<HttpEnv> = async (c, next) => {
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
  const origin = c.req.header('origin');
  const site = c.req.header('sec-fetch-site');
  const own = new URL(c.get('ctx').config.publicUrl).origin;
  const foreign =
    (origin !== undefined && origin !== own && origin !== new URL(c.req.url).origin) || site === 'cross-site';
  if (foreign) throw new AppError('http.foreign-origin', { status: 403 });
  return next();
};
