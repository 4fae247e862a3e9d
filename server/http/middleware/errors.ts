import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { isDatabaseAway } from '../../../platform/db.ts';
import { AppError, isAppError } from '../../../platform/errors.ts';
import { detectForAnswer } from '../../../app/i18n/detect.ts';
import { serverI18n } from '../../../app/i18n/server.ts';
import type { Lang } from '../../../site-kit/names.ts';
import type { ApiError } from '../../../platform/answers.ts';
import type { Request } from '../request-context.ts';

/** Answers a refused call: a code, its sentence in the caller's language, the faulty fields, and the id to quote to us. */
export function refuse(c: Request, error: unknown): Response {
  const ctx = c.get('ctx');
  const known = isAppError(error) ? error : whatWentWrong(error);
  if (known.status >= 500) ctx.log.error({ err: error, code: known.code }, 'request failed');
  else ctx.log.info({ code: known.code, fields: Object.keys(known.fields) }, 'request refused');
  const lang = langOf(c);
  const body: ApiError = {
    error: {
      code: known.code,
      // Our own words for the operator stay in the log.
      message: sentenceOf(known, lang),
      ...(Object.keys(known.fields).length > 0 ? { fields: known.fields } : {}),
      request_id: ctx.requestId,
    },
  };
  return c.json(body, known.status as ContentfulStatusCode, {
    'cache-control': 'no-store',
    'content-language': lang,
    ...(known.retryable ? { 'retry-after': String(known.retryAfterS ?? 2) } : {}),
  });
}

const whatWentWrong = (error: unknown): AppError =>
  isDatabaseAway(error)
    ? new AppError('http.unavailable', { status: 503, retryable: true, cause: error })
    : new AppError('http.unexpected', { status: 500, cause: error });

const langOf = (c: Request): Lang =>
  detectForAnswer({
    url: c.req.url,
    cookie: c.req.header('cookie'),
    acceptLanguage: c.req.header('accept-language'),
  });

/** The same sentence for a part of an answer. */
export const sentenceFor = (c: Request, error: Pick<AppError, 'code' | 'status'>): string =>
  sentenceOf(error, langOf(c));

/** The sentence that a screen shows for this code; what only programs meet has that of its kind. */
function sentenceOf({ code, status }: Pick<AppError, 'code' | 'status'>, lang: Lang): string {
  const { t, exists } = serverI18n(lang);
  const ofItsKind = status === 404 ? 'http.not-found' : status < 500 ? 'http.bad-input' : 'http.unexpected';
  const known = exists(`errors:${code}`) ? code : ofItsKind;
  /** A code is text here: that its sentence exists was looked up. */
  return t(`errors:${known}` as 'errors:http.unexpected');
}
