import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { PageLogin } from '../../modules/ordering/page-login.port.ts';
import { AppError } from '../../platform/errors.ts';
import { ask, createGraph, GraphFailure } from './graph.ts';

export interface PageLoginOptions {
  appId: string;
  appSecret: string;
  /** As of createSocialPages. */
  apiBase: string;
  /** Where the dialog is, with the version, without a trailing slash: `https://www.facebook.com/v25.0`. */
  dialogBase: string;
  /** Facebook Login for Business: the configuration stands in the permission's place. */
  loginConfig?: string | undefined;
}

/** A person waits in front of a blank page for all of it together. */
const LOGIN_MS = 12_000;
const PER_ANSWER = 100;
/** Nobody manages more pages than this times a hundred; a list without an end is a fault. */
const ANSWERS = 50;

const removalBody = z.object({ algorithm: z.literal('HMAC-SHA256'), user_id: z.string() });
const tokenBody = z.object({ access_token: z.string().min(1) });
const accountsBody = z.object({
  data: z.array(z.object({ id: z.string(), tasks: z.array(z.string()).default([]) })),
  paging: z.object({ next: z.string().optional(), cursors: z.object({ after: z.string() }).optional() }).optional(),
});

/**
 * Facebook Login by the manual flow (developers.facebook.com/documentation/facebook-login/guides/advanced/manual-flow,
 * 2026-03-10): the dialog asks for `pages_show_list`, the code becomes a token, the token lists the pages and is
 * forgotten.
 */
export function createPageLogin(options: PageLoginOptions): PageLogin {
  const { appId, appSecret, apiBase, dialogBase, loginConfig } = options;
  async function exchange(code: string, redirectUri: string, signal: AbortSignal): Promise<string> {
    const url = new URL(`${apiBase}/oauth/access_token`);
    const params = { client_id: appId, redirect_uri: redirectUri, client_secret: appSecret, code };
    for (const [name, value] of Object.entries(params)) url.searchParams.set(name, value);
    // Asked once: a code is spent by the first question, whatever became of its answer.
    return tokenBody.parse(await ask(url, null, signal)).access_token;
  }

  async function managedPages(accessToken: string, signal: AbortSignal): Promise<string[]> {
    const graph = createGraph({ apiBase, accessToken, appSecret });
    const found: string[] = [];
    let after: string | undefined;
    for (let answers = 0; answers < ANSWERS; answers += 1) {
      const params = { fields: 'id,tasks', limit: String(PER_ANSWER), ...(after === undefined ? {} : { after }) };
      const { data, paging } = accountsBody.parse(await graph.get('/me/accounts', params, signal));
      // The list also has pages that a person only moderates, advertises or reads figures of.
      found.push(...data.filter(({ tasks }) => tasks.includes('MANAGE')).map(({ id }) => id));
      // The cursor, not the address in `next`: where we ask is nobody's to say.
      after = paging?.next === undefined ? undefined : paging.cursors?.after;
      if (after === undefined) break;
    }
    return found;
  }

  return {
    startUrl(state, redirectUri) {
      const url = new URL(`${dialogBase}/dialog/oauth`);
      const params = {
        client_id: appId,
        redirect_uri: redirectUri,
        state,
        response_type: 'code',
        ...(loginConfig === undefined ? { scope: 'pages_show_list' } : { config_id: loginConfig }),
      };
      for (const [name, value] of Object.entries(params)) url.searchParams.set(name, value);
      return url.href;
    },
    async pagesOf(code, redirectUri) {
      const signal = AbortSignal.timeout(LOGIN_MS);
      try {
        return { pageIds: await managedPages(await exchange(code, redirectUri, signal), signal) };
      } catch (error) {
        const ended = error instanceof GraphFailure && (error.code === 100 || error.code === 190);
        throw new AppError(ended ? 'ordering.social-ended' : 'ordering.social-unavailable', {
          status: ended ? 400 : 503,
          retryable: !ended,
          reason: error instanceof Error ? error.message : String(error),
          cause: error,
        });
      }
    },
    // `signed_request` of the deauthorise and data deletion callbacks: signature and JSON, both base64url, by a dot.
    isGenuineRemoval(signedRequest) {
      const [signature = '', payload = '', ...rest] = signedRequest.split('.');
      const expected = createHmac('sha256', appSecret).update(payload).digest();
      const given = Buffer.from(signature, 'base64url');
      if (rest.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected)) return false;
      try {
        return removalBody.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString())).success;
      } catch {
        return false;
      }
    },
  };
}
