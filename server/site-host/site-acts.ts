import type { IncomingMessage } from 'node:http';
import type { HostedSite, SiteActAnswer } from '../../modules/sites/index.server.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { actBudget } from './act-budget.ts';
import { prepareResponse, type PreparedResponse } from './prepared-response.ts';
import { isReadableUrl } from '../readable-url.ts';
import type { Target } from './find-site.ts';
import { BAD_REQUEST, METHOD_NOT_ALLOWED, NOT_FOUND, TOO_MANY, TRY_LATER } from './fixed-answers.ts';
import { pausedPage } from './paused-page.ts';
import { readShort } from './read-short.ts';

const PREFIX = '/_/';
const MAX_FORM_BYTES = 16 * 1024;
const FORM = /^application\/x-www-form-urlencoded(?:;|$)/i;

/**
 * What a visitor gets for an act on this site: rooms are asked in turn, and it is 404 where none of them knows it. Kept by nobody,
 * found by no search engine; never fails.
 */
export function createActs(ctx: Ctx) {
  const mayAct = actBudget(ctx);
  return async (asked: Promise<Target | undefined>, req: IncomingMessage): Promise<PreparedResponse> => {
    try {
      if (!isReadableUrl(req.url ?? '')) return BAD_REQUEST;
      const target = await asked;
      if (!target) return TRY_LATER;
      if (target.kind !== 'site') return NOT_FOUND;
      if (req.method === 'POST' && !mayAct(req, target.site.siteId)) return TOO_MANY;
      return await answerOf(ctx, target.site, req);
    } catch (error) {
      ctx.log.error({ err: error }, 'an act on a site failed');
      return TRY_LATER;
    }
  };
}

export const isAct = (url: string): boolean => url.startsWith(PREFIX);

async function answerOf(ctx: Ctx, { siteId, paused }: HostedSite, req: IncomingMessage): Promise<PreparedResponse> {
  const { method } = req;
  if (method !== 'GET' && method !== 'POST') return METHOD_NOT_ALLOWED;
  if (method === 'POST' && !ownOrigin(req)) return refused(403);
  if (method === 'POST' && !FORM.test(req.headers['content-type'] ?? '')) return refused(415);
  const form = method === 'POST' ? await readShort(req, MAX_FORM_BYTES) : '';
  if (form === null) return refused(413);
  const { pathname, searchParams } = new URL(`http://site${req.url ?? '/'}`);
  const act = {
    siteId,
    isPaused: paused !== null,
    method,
    path: pathname.slice(2),
    query: searchParams,
    form: new URLSearchParams(form),
  } as const;
  for (const room of ctx.contributed('siteHttp')) {
    const answer = await room(ctx, act);
    if (answer) return toPreparedResponse(answer);
  }
  return paused ? pausedPage(paused) : NOT_FOUND;
}

const KEPT_BY_NOBODY = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' };
const toPreparedResponse = ({ status, headers = {}, body = '' }: SiteActAnswer): PreparedResponse =>
  prepareResponse(status, Buffer.from(body), {
    'content-type': 'text/html; charset=utf-8',
    ...KEPT_BY_NOBODY,
    ...headers,
  });
const refused = (status: number): PreparedResponse => ({ ...BAD_REQUEST, status });

/** Browsers say where a post comes from; a page of another site posts nothing here. */
function ownOrigin({ headers }: IncomingMessage): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const { origin } = headers;
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === headers.host;
}
