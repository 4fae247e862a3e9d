import { createHmac } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { usageOf, type Usage } from './usage.ts';
import { readJson } from '../../platform/read-json.ts';

/** The network said no, or said nothing we can read. `code` and `subcode` are the vendor's; absent when it did not answer in its own terms. */
export class GraphFailure extends Error {
  readonly code: number | undefined;
  readonly subcode: number | undefined;
  readonly passing: boolean;
  /** How long the network says that it refuses us; 0 where it says nothing. */
  readonly waitMs: number;

  constructor(message: string, options: { code?: number; subcode?: number; passing?: boolean; waitMs?: number } = {}) {
    super(message);
    this.name = 'GraphFailure';
    this.code = options.code;
    this.subcode = options.subcode;
    this.passing = options.passing ?? false;
    this.waitMs = options.waitMs ?? 0;
  }
}

const errorBody = z.object({
  error: z.object({
    message: z.string().catch(''),
    code: z.number().catch(0),
    error_subcode: z.number().optional().catch(undefined),
    is_transient: z.boolean().optional().catch(undefined),
  }),
});

const TRIES = 2;
const PAUSE_MS = 150;
const LARGEST_ANSWER = 4 * 1024 * 1024;

export interface Asking {
  /** Travels in a header, so that it stands in nobody's access log. */
  token: string | null;
  signal: AbortSignal;
  method?: 'GET' | 'POST' | 'DELETE';
  /** Called with what the answer says of our limits. */
  seen?: ((usage: Usage) => void) | undefined;
}

/** One call whose answer is JSON. Throws GraphFailure. */
export async function ask(url: URL, { token, signal, method = 'GET', seen }: Asking): Promise<unknown> {
  let response: Response;
  let body: unknown;
  try {
    const headers = { accept: 'application/json', ...(token === null ? {} : { authorization: `Bearer ${token}` }) };
    response = await fetch(url, { method, headers, redirect: 'error', signal });
    body = await readJson(response, LARGEST_ANSWER);
  } catch (error) {
    const stalled = signal.aborted;
    throw new GraphFailure(
      stalled ? 'the network did not answer in time' : `the network cannot be reached: ${String(error)}`,
      { passing: !stalled },
    );
  }
  const usage = usageOf(response.headers);
  seen?.(usage);
  const failure = errorBody.safeParse(body);
  if (failure.success) {
    const { message, code, error_subcode: subcode, is_transient } = failure.data.error;
    const passing = code === 1 || code === 2 || is_transient === true || response.status >= 500;
    throw new GraphFailure(`(${code}${subcode === undefined ? '' : `/${subcode}`}) ${message}`, {
      code,
      passing,
      waitMs: usage.waitMs,
      ...(subcode === undefined ? {} : { subcode }),
    });
  }
  if (!response.ok)
    throw new GraphFailure(`the network answered ${response.status}`, { passing: response.status >= 500 });
  if (body === undefined) throw new GraphFailure('the network answered with something that is not JSON');
  return body;
}

interface GraphOptions {
  apiBase: string;
  accessToken: string;
  appSecret: string;
  seen?: (usage: Usage) => void;
}

/**
 * The Graph API with the token and its proof. One more try after codes 1 and 2, a 5xx or a broken connection; the
 * signal bounds both tries together, so a stalled answer is not asked for twice.
 */
export function createGraph(options: GraphOptions) {
  const proof = createHmac('sha256', options.appSecret).update(options.accessToken).digest('hex');
  const urlOf = (path: string, params: Record<string, string>): URL => {
    const url = new URL(options.apiBase + path);
    for (const [name, value] of Object.entries({ ...params, appsecret_proof: proof }))
      url.searchParams.set(name, value);
    return url;
  };
  const asking = { token: options.accessToken, seen: options.seen };
  return {
    async get(path: string, params: Record<string, string>, signal: AbortSignal): Promise<unknown> {
      const url = urlOf(path, params);
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await ask(url, { ...asking, signal });
        } catch (error) {
          if (attempt >= TRIES || !(error instanceof GraphFailure) || !error.passing) throw error;
          await wait(PAUSE_MS);
        }
      }
    },
    /** Asked once: who calls it tries again by a job. */
    change: (method: 'POST' | 'DELETE', path: string, params: Record<string, string>, signal: AbortSignal) =>
      ask(urlOf(path, params), { ...asking, method, signal }),
  };
}
