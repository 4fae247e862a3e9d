import type { MiddlewareHandler } from 'hono';
import { AppError } from '../../../platform/errors.ts';
import { isReadableUrl } from '../../readable-url.ts';
import type { HttpEnv } from '../request-context.ts';

/** Refuses an address in whose path or query NUL or bytes that are no UTF-8 stand. Throws http.bad-input (400). */
export const readableAddress: MiddlewareHandler<HttpEnv> = (c, next) => {
  // As it came: a Request spells bytes that are no UTF-8 anew.
  if (!isReadableUrl(c.env?.incoming?.url ?? c.req.url))
    throw new AppError('http.bad-input', { status: 400, reason: 'NUL or no UTF-8' });
  return next();
};
