import type { MiddlewareHandler } from 'hono';
import { AppError } from '../../../platform/errors.ts';
import { isStorable } from '../../../site-kit/typed-text.ts';
import type { HttpEnv } from '../request-context.ts';

/** Of the call: a screen's query may hold anybody's half of a percent sign. */
const decoded = (text: string, strict: boolean): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return strict ? '\0' : '';
  }
};

/**
 * Refuses an address in whose path or query NUL or bytes that are no UTF-8 stand: nothing of ours is named so, and the
 * database takes neither. Throws http.bad-input (400).
 */
export const readableAddress: MiddlewareHandler<HttpEnv> = (c, next) => {
  const { url } = c.req;
  // Almost every address has no percent sign in it.
  if (url.includes('%')) {
    const [path = '', query = ''] = url.split('?', 2);
    const all = [decoded(path, true), ...query.split(/[&=]/).map((part) => decoded(part, false))];
    if (!all.every(isStorable)) throw new AppError('http.bad-input', { status: 400, reason: 'NUL or no UTF-8' });
  }
  return next();
};
