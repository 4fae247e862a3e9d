import { z } from 'zod';
import type { PageLogin } from '../../modules/ordering/page-login.port.ts';
import { AppError } from '../../platform/errors.ts';
import { markOf, marksOf, type DataKeys } from '../../platform/seal.ts';
import { createGraph, GraphFailure } from './graph.ts';
import { removedPerson } from './signed.ts';
import { dialogUrl, exchangeCode } from './consent.ts';

export interface PageLoginOptions {
  appId: string;
  appSecret: string;
  dataKeys: DataKeys;
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

const meBody = z.object({ id: z.string().min(1).max(100) });
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
  const { appId, appSecret, apiBase, dialogBase, loginConfig, dataKeys } = options;
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

  /** The code becomes a token, which is forgotten with what was asked by it. */
  async function withToken<T>(
    code: string,
    redirectUri: string,
    ask: (token: string, signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    const signal = AbortSignal.timeout(LOGIN_MS);
    try {
      return await ask(await exchangeCode(options, { code, redirectUri }, signal), signal);
    } catch (error) {
      const ended = error instanceof GraphFailure && (error.code === 100 || error.code === 190);
      throw new AppError(ended ? 'ordering.social-ended' : 'ordering.social-unavailable', {
        status: ended ? 400 : 503,
        retryable: !ended,
        reason: error instanceof Error ? error.message : String(error),
        cause: error,
      });
    }
  }

  return {
    startUrl(state, redirectUri) {
      const asked = loginConfig === undefined ? { scope: 'pages_show_list' } : { config_id: loginConfig };
      return dialogUrl({ dialogBase, appId, state, redirectUri, asked });
    },
    pagesOf: (code, redirectUri) =>
      withToken(code, redirectUri, async (token, signal) => ({ pageIds: await managedPages(token, signal) })),
    ownerOf: (code, redirectUri) =>
      withToken(code, redirectUri, async (token, signal) => {
        const graph = createGraph({ apiBase, accessToken: token, appSecret });
        const { id } = meBody.parse(await graph.get('/me', { fields: 'id' }, signal));
        return { pageIds: await managedPages(token, signal), person: markOf(dataKeys, id) };
      }),
    personToErase(signedRequest) {
      const person = removedPerson(signedRequest, appSecret);
      return person === null ? null : marksOf(dataKeys, person);
    },
  };
}
