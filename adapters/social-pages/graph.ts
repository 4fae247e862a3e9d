import { createHmac } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';

/** The network said no, or said nothing we can read. `code` and `subcode` are the vendor's; absent when it did not answer in its own terms. */
export class GraphFailure extends Error {
  readonly code: number | undefined;
  readonly subcode: number | undefined;
  readonly passing: boolean;

  constructor(message: string, options: { code?: number; subcode?: number; passing?: boolean } = {}) {
    super(message);
    this.name = 'GraphFailure';
    this.code = options.code;
    this.subcode = options.subcode;
    this.passing = options.passing ?? false;
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

/** One GET whose answer is JSON; `token` travels in a header, so that it stands in nobody's access log. Throws GraphFailure. */
export async function ask(url: URL, token: string | null, signal: AbortSignal): Promise<unknown> {
  let response: Response;
  let text: string;
  try {
    const headers = { accept: 'application/json', ...(token === null ? {} : { authorization: `Bearer ${token}` }) };
    response = await fetch(url, { headers, redirect: 'error', signal });
    text = await readAtMost(response, LARGEST_ANSWER);
  } catch (error) {
    const stalled = signal.aborted;
    throw new GraphFailure(
      stalled ? 'the network did not answer in time' : `the network cannot be reached: ${String(error)}`,
      { passing: !stalled },
    );
  }
  const body = parseJson(text);
  const failure = errorBody.safeParse(body);
  if (failure.success) {
    const { message, code, error_subcode: subcode, is_transient } = failure.data.error;
    const passing = code === 1 || code === 2 || is_transient === true || response.status >= 500;
    throw new GraphFailure(`(${code}${subcode === undefined ? '' : `/${subcode}`}) ${message}`, {
      code,
      passing,
      ...(subcode === undefined ? {} : { subcode }),
    });
  }
  if (!response.ok)
    throw new GraphFailure(`the network answered ${response.status}`, { passing: response.status >= 500 });
  if (body === undefined) throw new GraphFailure('the network answered with something that is not JSON');
  return body;
}

/**
 * GET of the Graph API with the token and its proof. One more try after codes 1 and 2, a 5xx or a broken connection; the
 * signal bounds both tries together, so a stalled answer is not asked for twice.
 */
export function createGraph(options: { apiBase: string; accessToken: string; appSecret: string }) {
  const proof = createHmac('sha256', options.appSecret).update(options.accessToken).digest('hex');
  return {
    async get(path: string, params: Record<string, string>, signal: AbortSignal): Promise<unknown> {
      const url = new URL(options.apiBase + path);
      for (const [name, value] of Object.entries({ ...params, appsecret_proof: proof }))
        url.searchParams.set(name, value);
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await ask(url, options.accessToken, signal);
        } catch (error) {
          if (attempt >= TRIES || !(error instanceof GraphFailure) || !error.passing) throw error;
          await wait(PAUSE_MS);
        }
      }
    },
  };
}

/** Lets go of the connection at the limit; what came until then is no JSON any more. */
async function readAtMost(response: Response, most: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > most) break;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
