import { randomBytes } from 'node:crypto';
import type { ErrorHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { createUsage } from './access.ts';
import { GraphError } from './graph-error.ts';

/** Whatever a call throws, in the vendor's envelope. */
export const onGraphError =
  (usage: ReturnType<typeof createUsage>): ErrorHandler =>
  (error, c) => {
    if (error instanceof HTTPException) return error.getResponse();
    const known =
      error instanceof GraphError ? error : new GraphError(1, 'An unknown error has occurred.', { status: 500 });
    c.header('X-App-Usage', usage.header());
    c.header('WWW-Authenticate', `OAuth "Facebook Platform" "invalid_request" "${known.code}"`);
    return c.json(known.body(randomBytes(8).toString('base64url')), known.status);
  };
