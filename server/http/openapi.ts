import { Hono } from 'hono';
import { z } from 'zod';
import { apiError } from '../../platform/answers.ts';
import type { HttpCall, Schema } from '../../platform/http-call.ts';
import { CALLS } from './calls.ts';
import type { HttpEnv } from './request-context.ts';

const shape = (schema: Schema, io: 'input' | 'output', type = 'application/json') => {
  const { $schema: _version, ...rest } = z.toJSONSchema(schema as z.ZodType, { io, unrepresentable: 'any' });
  return { [type]: { schema: rest } };
};
const answerOf = ({ answer, html }: HttpCall) =>
  'file' in answer ? { [answer.file]: {} } : shape(answer, 'output', html ? 'text/html' : undefined);
const parameters = (call: HttpCall) => [
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

export function openApiDocument(): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {};
  const refusal = { description: 'Refused', content: shape(apiError, 'output') };
  for (const call of CALLS) {
    (paths[call.path] ??= {})[call.method] = {
      operationId: call.id,
      summary: call.summary,
      parameters: parameters(call),
      ...(call.body ? { requestBody: { required: true, content: shape(call.body, 'input') } } : {}),
      ...(call.upload
        ? {
            requestBody: {
              required: true,
              content: { [call.upload.type]: {} },
            },
          }
        : {}),
      responses: {
        ...Object.fromEntries(
          (call.status ?? [200]).map((status) => [String(status), { description: 'Done', content: answerOf(call) }]),
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
