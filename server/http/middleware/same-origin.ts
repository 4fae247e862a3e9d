import type { MiddlewareHandler } from 'hono';
import { AppError } from '../../../platform/errors.ts';
import type { HttpEnv } from '../request-context.ts';

const isSecure = (publicUrl: string): boolean => publicUrl.startsWith('https:');

/**
 * A call that changes something must come from our own pages: browsers send Origin (and Sec-Fetch-Site) with every such
 * request. Programs without a browser send neither and hold no cookie of ours.
 */
export const sameOrigin: MiddlewareHandler<HttpEnv> = async (c, next) => {
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
  const origin = c.req.header('origin');
  const site = c.req.header('sec-fetch-site');
  const { publicUrl } = c.get('ctx').config;
  // On a developer's machine the same page has several names. Behind TLS it has one: another scheme is another site.
  const known =
    origin === undefined ||
    // A page that names no referrer posts with `Origin: null`; where it comes from the browser says all the same.
    (origin === 'null' && site === 'same-origin') ||
    origin === new URL(publicUrl).origin ||
    (!isSecure(publicUrl) && origin === new URL(c.req.url).origin);
  // A page of a site's host or of the preview host may be on our own registrable domain, and is foreign all the same.
  const foreign = !known || site === 'cross-site' || (site === 'same-site' && isSecure(publicUrl));
  if (foreign) throw new AppError('http.foreign-origin', { status: 403 });
  return next();
};
