/**
 * Our own JSON calls from a browser: an answer is read by the schema that the server names for it. Every failure, of whatever
 * kind, comes out as an ApiFailure with a code that has a message. Every screen carries this file, so it loads no schema itself.
 */
import type * as z from 'zod/mini';
import type { ApiError } from '../../platform/answers.ts';
import { noPress } from './press.ts';
import { loseStaff, staffToken } from './staff-session.ts';

export class ApiFailure extends Error {
  readonly code: string;
  /** Field name -> error code. */
  readonly fields: Record<string, string>;
  readonly requestId: string | null;
  readonly status: number | null;

  constructor(
    code: string,
    more: { fields?: Record<string, string>; requestId?: string | null; status?: number; cause?: unknown } = {},
  ) {
    super(code, { cause: more.cause });
    this.name = 'ApiFailure';
    this.code = code;
    this.fields = more.fields ?? {};
    this.requestId = more.requestId ?? null;
    this.status = more.status ?? null;
  }
}

export interface CallOptions {
  signal?: AbortSignal;
  timeoutMs?: number;
}

const TIMEOUT_MS = 15_000;
/** Waits before the second and the third attempt of a GET. */
const RETRY_MS = [400, 1200];
const BY_STATUS: Record<number, string> = {
  401: 'http.session-lost',
  404: 'http.not-found',
  413: 'http.too-large',
  429: 'http.rate-limited',
  503: 'http.unavailable',
};

const isApiError = (body: unknown): body is ApiError => typeof (body as ApiError | null)?.error?.code === 'string';

async function once<T>(
  method: 'GET' | 'POST',
  path: string,
  body: unknown,
  schema: z.ZodMiniType<T>,
  options: CallOptions,
): Promise<T> {
  const timeout = AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS);
  const signal = options.signal ? AbortSignal.any([timeout, options.signal]) : timeout;
  const token = staffToken();
  let answer: Response;
  let parsed: unknown;
  try {
    answer = await fetch(path, {
      method,
      signal,
      credentials: 'same-origin',
      headers: {
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    parsed = answer.headers.get('content-type')?.includes('json') ? JSON.parse(text) : null;
  } catch (cause) {
    if (options.signal?.aborted) throw cause;
    if (timeout.aborted) throw new ApiFailure('http.timeout', { cause });
    if (cause instanceof SyntaxError) throw new ApiFailure('http.unexpected', { cause });
    throw new ApiFailure(navigator.onLine ? 'http.unreachable' : 'http.offline', { cause });
  } finally {
    // Whoever asked draws the answer: not under a finger that is pressing something else.
    await noPress();
  }
  const read = answer.ok ? schema.safeParse(parsed) : null;
  if (read?.success) return read.data;
  if (answer.status === 401 && token) loseStaff(token);
  const requestId = answer.headers.get('x-request-id');
  if (isApiError(parsed)) {
    const { code, fields, request_id: told } = parsed.error;
    throw new ApiFailure(code, { fields, status: answer.status, requestId: told ?? requestId });
  }
  throw new ApiFailure(BY_STATUS[answer.status] ?? 'http.unexpected', {
    status: answer.status,
    requestId,
    cause: read?.error,
  });
}

const worthAnother = (error: unknown): boolean =>
  error instanceof ApiFailure && (error.status === null ? error.code !== 'http.offline' : error.status >= 500);

/** Asks again, twice, when the fault was on the way or on our side. Rejects with ApiFailure, or as `signal` says. */
export async function getJson<T>(path: string, schema: z.ZodMiniType<T>, options: CallOptions = {}): Promise<T> {
  for (const wait of RETRY_MS) {
    try {
      return await once('GET', path, undefined, schema, options);
    } catch (error) {
      if (!worthAnother(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
  return once('GET', path, undefined, schema, options);
}

/** Asked once: whoever sends a change decides about sending it again. Rejects as getJson does. */
export function postJson<T>(
  path: string,
  body: unknown,
  schema: z.ZodMiniType<T>,
  options: CallOptions = {},
): Promise<T> {
  return once('POST', path, body, schema, options);
}

/** Any thrown thing as a failure to show; null when the caller itself gave up. */
export function failureOf(error: unknown): ApiFailure | null {
  if (error instanceof ApiFailure) return error;
  if (error instanceof DOMException && error.name === 'AbortError') return null;
  return new ApiFailure('http.unexpected', { cause: error });
}
