import { Hono } from 'hono';
import { z } from 'zod';
import * as ordering from '../../modules/ordering/schemas.ts';
import type { Schema } from '../../platform/http-call.ts';
import { CALLS } from './calls.ts';
import type { Call } from './openapi-call.ts';
import { ORDER_CALLS } from './openapi-calls.ts';
import { MANAGE_CALLS } from './openapi-manage.ts';
import type { HttpEnv } from './request-context.ts';

const shape = (schema: Schema, io: 'input' | 'output') => {
  const { $schema: _version, ...rest } = z.toJSONSchema(schema as z.ZodType, { io, unrepresentable: 'any' });
  return { 'application/json': { schema: rest } };
};
const parameters = (call: Call) => [
  ...[...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  })),
  ...Object.entries(call.query ?? {}).map(([name, description]) => ({
    name,
    in: 'query',
    description,
    schema: { type: 'string' },
  })),
];

/** What api/ answers and is described beside it: calls for which no one room stands. The list only becomes shorter. */
export const BY_HAND: readonly Call[] = [...ORDER_CALLS, ...MANAGE_CALLS];

export function openApiDocument(): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {};
  const refusal = { description: 'Refused', content: shape(ordering.apiError, 'output') };
  for (const call of [...CALLS, ...BY_HAND]) {
    (paths[call.path] ??= {})[call.method] = {
      operationId: call.id,
      summary: call.summary,
      parameters: parameters(call),
      ...(call.body ? { requestBody: { required: true, content: shape(call.body, 'input') } } : {}),
      responses: {
        ...Object.fromEntries(
          (call.status ?? [200]).map((status) => [
            String(status),
            { description: 'Done', content: shape(call.answer, 'output') },
          ]),
        ),
        default: refusal,
      },
    };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Vetrina', version: '1', description: 'The calls of the builder and of the order.' },
    paths,
  };
}

let written: string | undefined;
export const openApiRoute = new Hono<HttpEnv>().get('/openapi.json', (c) => {
  written ??= JSON.stringify(openApiDocument());
  return c.body(written, 200, { 'content-type': 'application/json' });
});
