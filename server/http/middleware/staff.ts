import type { MiddlewareHandler } from 'hono';
import { whoIs } from '../../../modules/identity/index.server.ts';
import type { HttpEnv, Request } from '../request-context.ts';

/** The token of `Authorization: Bearer …`, or null. */
export const readBearer = (c: Request): string | null =>
  /^Bearer ([\w.%-]{16,256})$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? null;

/** Whoever sends a valid token acts as that agent or operator; anybody else stays a visitor, and verbs refuse them. */
export const recogniseStaff: MiddlewareHandler<HttpEnv> = async (c, next) => {
  const token = readBearer(c);
  const ctx = c.get('ctx');
  const staff = token && (await whoIs(ctx, token));
  if (staff) c.set('ctx', { ...ctx, actor: staff });
  return next();
};
