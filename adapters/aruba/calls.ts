import { z } from 'zod';
import { AppError } from '../../platform/errors.ts';
import type { ArubaConfig } from './config.ts';

const TIMEOUT_MS = 20_000;
/** A token is renewed this long before it ends. */
const EARLY_S = 60;
const token = z.object({ access_token: z.string().min(1), expires_in: z.coerce.number().positive() });

type Request = { query: Record<string, string> } | Record<string, unknown>;

const unavailable = (reason: string, cause?: unknown) =>
  new AppError('invoicing.exchange-unavailable', { status: 503, retryable: true, reason, cause });

async function ask(url: URL, init: RequestInit, timeoutMs: number): Promise<{ status: number; body: unknown }> {
  try {
    const answer = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
    const text = await answer.text();
    // Too many requests are answered with a page in HTML.
    if (answer.status === 429 || answer.status >= 500) throw unavailable(`answered ${answer.status}`);
    return { status: answer.status, body: JSON.parse(text) as unknown };
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw unavailable('no readable answer', error);
  }
}

/** One call of the services: GET with `query`, else POST of the object as JSON. Signs in when needed, once for all calls. */
export function createCalls(config: ArubaConfig) {
  const json = (url: URL, init: RequestInit) => ask(url, init, config.timeoutMs ?? TIMEOUT_MS);
  let signedIn: { value: Promise<string>; until: number } | null = null;

  async function signIn(): Promise<string> {
    const { status, body } = await json(new URL('/auth/signin', config.authBase), {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8' },
      body: new URLSearchParams({
        grant_type: 'password',
        username: config.username,
        password: config.password,
      }).toString(),
    });
    const given = token.safeParse(body);
    // A wrong password is ours to mend, so the document keeps waiting.
    if (!given.success) throw unavailable(`the sign-in was answered ${status}`);
    if (signedIn) signedIn.until = performance.now() + (given.data.expires_in - EARLY_S) * 1000;
    return given.data.access_token;
  }

  async function bearer(): Promise<string> {
    if (!signedIn || performance.now() >= signedIn.until) {
      signedIn = { value: Promise.resolve(''), until: Infinity };
      signedIn.value = signIn();
      signedIn.value.catch(() => (signedIn = null));
    }
    return signedIn.value;
  }

  return async function call(path: string, request: Request, again = true): Promise<unknown> {
    const url = new URL(path, config.apiBase);
    const asking = 'query' in request;
    if (asking) url.search = new URLSearchParams(request.query as Record<string, string>).toString();
    const { status, body } = await json(url, {
      method: asking ? 'GET' : 'POST',
      headers: {
        authorization: `Bearer ${await bearer()}`,
        'content-type': 'application/json',
        accept: 'application/json',
      },
      ...(asking ? {} : { body: JSON.stringify(request) }),
    });
    if (status === 401 && again) {
      signedIn = null;
      return call(path, request, false);
    }
    if (status >= 400) throw unavailable(`${path} was answered ${status}`);
    return body;
  };
}
