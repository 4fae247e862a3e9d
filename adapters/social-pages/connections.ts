import { createHash, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import {
  CONNECT_SCOPES,
  NEEDED_SCOPES,
  type PageConnections,
  type PageEvent,
} from '../../modules/sync/page-connection.port.ts';
import { AppError } from '../../platform/errors.ts';
import { markOf, marksOf, type DataKeys } from '../../platform/seal.ts';
import { dialogUrl, exchangeCode, longLived } from './consent.ts';
import { createGraph, GraphFailure } from './graph.ts';
import { openToken, sealToken } from './held-token.ts';
import { isSignedBy, removedPerson } from './signed.ts';

export interface PageConnectionsOptions {
  appId: string;
  appSecret: string;
  /** As of createSocialPages. */
  apiBase: string;
  dialogBase: string;
  /** Facebook Login for Business: the configuration stands in the permissions' place. */
  connectConfig?: string | undefined;
  /** The word that the network must show when it asks whether its events may come here. */
  webhookToken: string;
  dataKeys: DataKeys;
}

const CONNECT_MS = 15_000;
const CALL_MS = 8000;
const PER_ANSWER = 100;
const ANSWERS = 50;

const meBody = z.object({ id: z.string().min(1).max(100) });
const permissionsBody = z.object({ data: z.array(z.object({ permission: z.string(), status: z.string() })) });
const account = z.object({
  id: z.string(),
  tasks: z.array(z.string()).default([]),
  access_token: z.string().min(1).optional(),
});
const accountsBody = z.object({
  data: z.array(account),
  paging: z.object({ next: z.string().optional(), cursors: z.object({ after: z.string() }).optional() }).optional(),
});
const eventBody = z.object({
  object: z.literal('page'),
  entry: z
    .array(z.object({ id: z.string().min(1).max(100), time: z.number() }).loose())
    .min(1)
    .max(1000),
});

/**
 * Connects pages with their owners' consent: Facebook Login's manual flow, a page token of a long-lived user token, and the page's
 * `feed` events (developers.facebook.com/docs/pages-api/webhooks-for-pages, v25.0). Tokens are sealed here and opened here.
 */
export function createPageConnections(options: PageConnectionsOptions): PageConnections {
  const { appId, appSecret, apiBase, dialogBase, connectConfig, webhookToken, dataKeys } = options;
  const graphOf = (accessToken: string) => createGraph({ apiBase, accessToken, appSecret });

  async function accountOf(token: string, pageId: string, signal: AbortSignal) {
    let after: string | undefined;
    for (let answers = 0; answers < ANSWERS; answers += 1) {
      const params = { fields: 'id,tasks,access_token', limit: String(PER_ANSWER), ...(after ? { after } : {}) };
      const { data, paging } = accountsBody.parse(await graphOf(token).get('/me/accounts', params, signal));
      const found = data.find(({ id }) => id === pageId);
      if (found) return found;
      after = paging?.next === undefined ? undefined : paging.cursors?.after;
      if (after === undefined) break;
    }
    return null;
  }

  async function grantOf({ code, redirectUri, pageId }: Parameters<PageConnections['grantOf']>[0]) {
    const signal = AbortSignal.timeout(CONNECT_MS);
    const token = await longLived(options, await exchangeCode(options, { code, redirectUri }, signal), signal);
    const graph = graphOf(token);
    const permissions = permissionsBody.parse(await graph.get('/me/permissions', {}, signal));
    const granted = new Set(permissions.data.filter(({ status }) => status === 'granted').map((one) => one.permission));
    const refused = NEEDED_SCOPES.filter((scope) => !granted.has(scope));
    if (refused.length > 0)
      throw new AppError('sync.connect-refused', { status: 403, reason: `refused: ${refused.join(', ')}` });
    const { id: user } = meBody.parse(await graph.get('/me', { fields: 'id' }, signal));
    const page = await accountOf(token, pageId, signal);
    // The list also has pages that a person only moderates, advertises or reads figures of.
    if (!page?.access_token || !page.tasks.includes('MANAGE'))
      throw new AppError('sync.connect-foreign', { status: 403, reason: `no full control of page ${pageId}` });
    return {
      secret: sealToken(dataKeys, { token: page.access_token, user }),
      person: markOf(dataKeys, user),
      scopes: CONNECT_SCOPES.filter((scope) => granted.has(scope)),
    };
  }

  const change = (method: 'POST' | 'DELETE', token: string, path: string, params: Record<string, string> = {}) =>
    graphOf(token).change(method, path, params, AbortSignal.timeout(CALL_MS));

  return {
    startUrl(state, redirectUri) {
      const asked = connectConfig === undefined ? { scope: CONNECT_SCOPES.join(',') } : { config_id: connectConfig };
      return dialogUrl({ dialogBase, appId, state, redirectUri, asked });
    },
    grantOf: (given) => grantOf(given).catch(refuse),
    async subscribe(pageId, secret) {
      const params = { subscribed_fields: 'feed' };
      const { token } = openToken(dataKeys, secret);
      await change('POST', token, `/${encodeURIComponent(pageId)}/subscribed_apps`, params).catch(refuse);
    },
    async revoke(pageId, secret, { isLast }) {
      const { token, user } = openToken(dataKeys, secret);
      await change('DELETE', token, `/${encodeURIComponent(pageId)}/subscribed_apps`).catch(unlessEnded);
      // The app's own token may take back what a person gave; theirs is not kept.
      if (isLast)
        await change('DELETE', `${appId}|${appSecret}`, `/${encodeURIComponent(user)}/permissions`).catch(unlessEnded);
    },
    handshake(query) {
      const [given, word] = [Buffer.from(query['hub.verify_token'] ?? ''), Buffer.from(webhookToken)];
      const isKnown = given.length === word.length && timingSafeEqual(given, word);
      return isKnown && query['hub.mode'] === 'subscribe' ? (query['hub.challenge'] ?? '').slice(0, 200) : null;
    },
    eventsOf(raw, signature) {
      const [, hex = ''] = /^sha256=([0-9a-f]{64})$/.exec(signature) ?? [];
      if (!isSignedBy(appSecret, raw, Buffer.from(hex, 'hex'))) return null;
      const read = eventBody.safeParse(parsed(raw));
      return read.success ? read.data.entry.map(eventOf) : null;
    },
    personToErase(signedRequest) {
      const person = removedPerson(signedRequest, appSecret);
      return person === null ? null : marksOf(dataKeys, person);
    },
  };
}

/** Entries have no id: what the network sends again is the same entry. */
const eventOf = (entry: { id: string; time: number }): PageEvent => ({
  pageId: entry.id,
  key: createHash('sha256').update(JSON.stringify(entry)).digest('hex'),
});

function parsed(raw: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(raw).toString('utf8')) as unknown;
  } catch {
    return undefined;
  }
}

/** Codes 100 and 190: what was shown is spent or has ended. 803, 100/33: there is no such page or person any more. */
const hasEnded = (error: unknown): boolean =>
  error instanceof GraphFailure && [100, 102, 190, 803].includes(error.code ?? 0);

function refuse(error: unknown): never {
  if (error instanceof AppError) throw error;
  const ended = hasEnded(error);
  throw new AppError(ended ? 'sync.connect-ended' : 'sync.connect-unavailable', {
    status: ended ? 400 : 503,
    retryable: !ended,
    reason: error instanceof Error ? error.message : String(error),
    cause: error,
  });
}

function unlessEnded(error: unknown): void {
  const isGone =
    error instanceof GraphFailure && (error.code === 10 || ((error.code ?? 0) >= 200 && (error.code ?? 0) < 300));
  if (!hasEnded(error) && !isGone) refuse(error);
}
