import { bodyLimit } from 'hono/body-limit';
import type * as z from 'zod/mini';
import { AppError } from '../../platform/errors.ts';
import type { Request } from './request-context.ts';

/** Stops reading at the limit, whatever the sender says of the length. */
export const limitBody = (maxBytes: number) =>
  bodyLimit({
    maxSize: maxBytes,
    onError: () => {
      throw new AppError('http.too-large', { status: 413 });
    },
  });

/** Reads a JSON body by a schema. Throws http.bad-input naming the faulty fields. */
export async function readBody<T>(c: Request, schema: z.ZodMiniType<T>): Promise<T> {
  let json: unknown;
  try {
    json = await c.req.json();
  } catch {
    throw new AppError('http.bad-input', { status: 400, reason: 'the body is not JSON' });
  }
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
