import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { isDatabaseAway } from '../../../platform/db.ts';
import { AppError, isAppError } from '../../../platform/errors.ts';
import type { ApiError } from '../../../modules/ordering/schemas.ts';
import type { Request } from '../request-context.ts';

/** Answers a refused call: a code the screen has a sentence for, the faulty fields, and the id to quote to us. */
export function refuse(c: Request, error: unknown): Response {
  const ctx = c.get('ctx');
  const known = isAppError(error) ? error : whatWentWrong(error);
  if (known.status >= 500) ctx.log.error({ err: error, code: known.code }, 'request failed');
  else ctx.log.info({ code: known.code, fields: Object.keys(known.fields) }, 'request refused');
  const body: ApiError = {
    error: {
      code: known.code,
      // Our own words for the operator stay in the log; a reader without our message file gets the code.
      message: known.code,
      ...(Object.keys(known.fields).length > 0 ? { fields: known.fields } : {}),
      request_id: ctx.requestId,
    },
  };
  return c.json(body, known.status as ContentfulStatusCode, {
    'cache-control': 'no-store',
    ...(known.retryable ? { 'retry-after': String(known.retryAfterS ?? 2) } : {}),
  });
}

const whatWentWrong = (error: unknown): AppError =>
  isDatabaseAway(error)
    ? new AppError('http.unavailable', { status: 503, retryable: true, cause: error })
    : new AppError('http.unexpected', { status: 500, cause: error });
