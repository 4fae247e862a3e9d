import type { MiddlewareHandler } from 'hono';
import { closedForRecovery } from '../../../platform/recovery.ts';
import type { HttpEnv } from '../request-context.ts';

/** Staff sign in, and operators compare and press go. */
const OPEN = /^\/buy_yr\/api\/(?:staff|admin\/recovery)\//;

/** While a restored installation is compared, calls that change something are refused with what to do: come back later. */
export const notInRecovery: MiddlewareHandler<HttpEnv> = (c, next) => {
  const reads = c.req.method === 'GET' || c.req.method === 'HEAD';
  if (c.get('ctx').recovering && !reads && !OPEN.test(c.req.path)) throw closedForRecovery();
  return next();
};
