import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type * as z from 'zod/mini';
import { AppError } from '../../platform/errors.ts';
import { isStorable } from '../../site-kit/typed-text.ts';
import type { HttpEnv, Request } from './request-context.ts';

/**
 * Stops reading at the limit, whatever the sender says of the length. Node's parser holds a sender to a length that was
 * told (RFC 9112, 6.3), so that such a body needs no counting, and a GET's is never read; hono's counter makes a stream
 * of every body.
 */
export function limitBody(maxBytes: number): MiddlewareHandler<HttpEnv> {
  const count = bodyLimit({
    maxSize: maxBytes,
    onError: () => {
      throw new AppError('http.too-large', { status: 413 });
    },
  });
  return (c, next) => {
    const { method } = c.req;
    const told = c.req.header('transfer-encoding') === undefined ? c.req.header('content-length') : undefined;
    const known = method === 'GET' || method === 'HEAD' || (told !== undefined && Number(told) <= maxBytes);
    return known ? next() : count(c, next);
  };
}

/** Reads a JSON body by a schema; NUL and half characters are refused wherever they stand. Throws http.bad-input naming the faulty fields. */
export async function readBody<T>(c: Request, schema: z.ZodMiniType<T>): Promise<T> {
  let json: unknown;
  try {
    json = await c.req.json();
  } catch {
    throw new AppError('http.bad-input', { status: 400, reason: 'the body is not JSON' });
  }
  if (!isStorable(json)) throw new AppError('http.bad-input', { status: 400, reason: 'NUL or half a character' });
  return checked(schema, json);
}

function checked<T>(schema: z.ZodMiniType<T>, given: unknown): T {
  const read = schema.safeParse(given);
  if (read.success) return read.data;
  const fields = Object.fromEntries(read.error.issues.map((issue) => [issue.path.join('.'), issue.code ?? 'invalid']));
  throw new AppError('http.bad-input', { status: 400, fields });
}

/** Reads the address's query by a schema; what is empty counts as absent. Throws http.bad-input naming the faulty fields. */
export function readQuery<T>(c: Request, schema: z.ZodMiniType<T>): T {
  const given = Object.entries(c.req.query()).filter(([, value]) => value !== '');
  return checked(schema, Object.fromEntries(given));
}
