import type * as z from 'zod/mini';
import { AppError } from '../../platform/errors.ts';
import type { Request } from './request-context.ts';

const MAX_BYTES = 64 * 1024;

/** Reads a JSON body of at most 64 kB by a schema. Throws http.bad-input naming the faulty fields. */
export async function readBody<T>(c: Request, schema: z.ZodMiniType<T>): Promise<T> {
  if (Number(c.req.header('content-length') ?? 0) > MAX_BYTES) throw new AppError('http.too-large', { status: 413 });
  const text = await c.req.text();
  if (text.length > MAX_BYTES) throw new AppError('http.too-large', { status: 413 });
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new AppError('http.bad-input', { status: 400, reason: 'the body is not JSON' });
  }
  const read = schema.safeParse(json);
  if (read.success) return read.data;
  const fields = Object.fromEntries(read.error.issues.map((issue) => [issue.path.join('.'), issue.code ?? 'invalid']));
  throw new AppError('http.bad-input', { status: 400, fields });
}
