import type { z } from 'zod';
import { readParams } from '../params.ts';
import type { Change } from '../desk.ts';

export interface Route {
  method: 'GET' | 'POST' | 'DELETE';
  path: RegExp;
  run(given: object): (change: Change, id: string) => unknown;
}

/** How a call of this path speaks: the second version in JSON, the first in forms. */
export const isSecond = (path: string): boolean => path.startsWith('/v2/');

/**
 * `path` in the vendor's notation: `/v1/customers/{id}`. Parameters are read first, so that a wrong one is refused before
 * the idempotency key is used up.
 */
export function route<Schema extends z.ZodType>(
  method: Route['method'],
  path: string,
  schema: Schema,
  verb: (change: Change, params: z.output<Schema>, id: string) => unknown,
): Route {
  const pattern = path.replaceAll(/[.]/g, '\\.').replace('{id}', '([A-Za-z0-9_]+)');
  return {
    method,
    path: new RegExp(`^${pattern}$`),
    run(given) {
      const params = readParams(schema, given);
      return (change, id) => verb(change, params, id);
    },
  };
}
