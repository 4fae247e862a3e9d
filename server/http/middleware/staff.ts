import type { MiddlewareHandler } from 'hono';
import { whoIs } from '../../../modules/identity/index.server.ts';
import { AppError } from '../../../platform/errors.ts';
import type { HttpEnv, Request } from '../request-context.ts';

/** The token of `Authorization: Bearer …`, or null. */
export const readBearer = (c: Request): string | null =>
  /^Bearer ([\w.%-]{16,256})$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? null;

/**
 * A token is given back by whoever still has it, and a second factor is set up by who may do nothing else yet: these calls
 * look at the token themselves.
 */
const OF_THE_TOKEN = new Set(['sign-out', 'factor', 'factor/confirm'].map((call) => `/buy_yr/api/staff/${call}`));

/**
 * Whoever sends a valid token acts as that agent or operator; who sends none is a visitor, and verbs refuse them. A
 * token that has ended is said so (X2): taking its sender for a visitor would answer another question than was asked.
 */
export const recogniseStaff: MiddlewareHandler<HttpEnv> = async (c, next) => {
  const token = readBearer(c);
  const ctx = c.get('ctx');
  const staff = token && (await whoIs(ctx, token));
  if (staff) c.set('ctx', c.get('actAs')(staff));
  else if (token && !OF_THE_TOKEN.has(c.req.path)) throw new AppError('identity.sign-in-needed', { status: 401 });
  return next();
};
