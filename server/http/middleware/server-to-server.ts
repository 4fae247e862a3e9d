import { createHash, timingSafeEqual } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { AppError } from '../../../platform/errors.ts';
import type { HttpEnv } from '../request-context.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * Another server of ours with the configured username and password (C11) acts as an operator, under its own name in
 * history and audit. RFC 7617. Throws identity.wrong-credentials (401) for any other pair.
 */
export const recogniseServer: MiddlewareHandler<HttpEnv> = async (c, next) => {
  const given = /^Basic ([\w+/=-]{1,400})$/i.exec(c.req.header('authorization') ?? '')?.[1];
  if (given === undefined) return next();
  const ctx = c.get('ctx');
  const { adminApi } = ctx.config;
  const pair = Buffer.from(given, 'base64').toString();
  // Digests are of one length, so that the comparison takes as long for any guess.
  const known = adminApi && timingSafeEqual(digest(pair), digest(`${adminApi.username}:${adminApi.password}`));
  if (!known) throw new AppError('identity.wrong-credentials', { status: 401 });
  c.set('ctx', c.get('actAs')({ kind: 'operator', userId: `server:${adminApi.username}`, name: adminApi.username }));
  return next();
};
