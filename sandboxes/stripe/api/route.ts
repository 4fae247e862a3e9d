import type { z } from 'zod';
import { readParams } from '../params.ts';
import type { Change } from '../desk.ts';
import type { FormObject } from '../form.ts';

export interface Route {
  method: 'GET' | 'POST' | 'DELETE';
  path: RegExp;
  run(form: FormObject): (change: Change, id: string) => unknown;
}

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
    run(form) {
      const params = readParams(schema, form);
      return (change, id) => verb(change, params, id);
    },
  };
}
