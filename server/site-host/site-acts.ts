import type { IncomingMessage } from 'node:http';
import type { HostedSite, SiteAct, SiteActAnswer } from '../../modules/sites/index.server.ts';
import { LANGS } from '../../site-kit/names.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { inSpan, SpanKind } from '../../platform/traces.ts';
import { actBudget, networks } from './act-budget.ts';
import { createActCache, type ActCache } from './act-cache.ts';
import { prepareResponse, type Encoding, type PreparedResponse } from './prepared-response.ts';
import { isReadableUrl } from '../readable-url.ts';
import type { Target } from './find-site.ts';
import { BAD_REQUEST, METHOD_NOT_ALLOWED, NOT_FOUND, TOO_MANY, TRY_LATER } from './fixed-answers.ts';
import { chooseEncoding, compress } from './encoding.ts';
import { FORM, isOneClick, ONE_CLICK } from './one-click.ts';
import { pausedPage } from './paused-page.ts';
import { readShort } from './read-short.ts';

const PREFIX = '/_/';
const MAX_FORM_BYTES = 16 * 1024;
/** Where mail programs post by themselves. */
const OFF = /^\/_\/[a-z]{1,20}\/off\/[\w-]{1,60}$/;

export interface Acts extends Pick<ActCache, 'invalidateSite' | 'invalidateAll'> {
  /** The answer where it is in memory already. */
  ready(target: Target, req: IncomingMessage): PreparedResponse | undefined;
  /**
   * What a visitor gets for an act on this site: rooms are asked in turn, and it is 404 where none of them knows it. Kept by no browser, found
   * by no search engine; never fails.
   */
  answer(asked: Promise<Target | undefined>, req: IncomingMessage): Promise<PreparedResponse>;
}

export function createActs(ctx: Ctx): Acts {
  const mayAct = actBudget(ctx);
  const networkOf = networks(ctx);
  const cache = createActCache(ctx);

  async function answered(asked: Promise<Target | undefined>, req: IncomingMessage): Promise<PreparedResponse> {
    if (!isReadableUrl(req.url ?? '')) return BAD_REQUEST;
    const target = await asked;
    if (!target) return TRY_LATER;
    if (target.kind !== 'site') return NOT_FOUND;
    const network = networkOf(req);
    if (req.method === 'POST' && !mayAct(network, target.site.siteId)) return TOO_MANY;
    const { site } = target;
    const at = cache.now();
    const attributes = { 'http.request.method': req.method ?? '' };
    const { ready, cacheMs } = await inSpan('act on a site', { kind: SpanKind.SERVER, attributes }, () =>
      answerOf(ctx, site, req, network),
    );
    // Who has just acted looks at what became of it sooner than a notice comes round.
    if (req.method === 'POST') cache.invalidateSite(site.siteId);
    if (cacheMs !== undefined) cache.keep(site, req, { ready, ms: cacheMs, at });
    return ready;
  }

  return {
    ready: (target, req) => (target.kind === 'site' ? cache.get(target.site, req) : undefined),
    answer: (asked, req) =>
      answered(asked, req).catch((error: unknown) => {
        ctx.log.error({ err: error }, 'an act on a site failed');
        return TRY_LATER;
      }),
    invalidateSite: (siteId) => cache.invalidateSite(siteId),
    invalidateAll: () => cache.invalidateAll(),
  };
}

export const isAct = (url: string): boolean => url.startsWith(PREFIX);

interface Answered {
  ready: PreparedResponse;
  cacheMs?: number | undefined;
}

async function answerOf(
  ctx: Ctx,
  { siteId, paused }: HostedSite,
  req: IncomingMessage,
  network: string,
): Promise<Answered> {
  const { method } = req;
  if (method !== 'GET' && method !== 'POST') return { ready: METHOD_NOT_ALLOWED };
  const { pathname, searchParams } = new URL(`http://site${req.url ?? '/'}`);
  const form = method === 'POST' ? await postedForm(req, pathname) : '';
  if (typeof form === 'number') return { ready: refused(form) };
  const act = {
    siteId,
    isPaused: paused !== null,
    method,
    ...spoken(pathname.slice(2)),
    query: searchParams,
    form: new URLSearchParams(form),
    network,
    lasting: null,
  } as const;
  for (const room of ctx.contributed('siteHttp')) {
    const answer = await room(ctx, act);
    if (!answer) continue;
    const ready = await toPreparedResponse(answer, chooseEncoding(req.headers['accept-encoding']));
    return { ready, cacheMs: answer.cacheMs };
  }
  return { ready: paused ? pausedPage(paused) : NOT_FOUND };
}

/** `/en/shop/order`: the act of the main language's `/shop/order`, answered in that one. */
function spoken(path: string): Pick<SiteAct, 'path' | 'lang'> {
  const lang = LANGS.find((each) => path.startsWith(`/${each}/`));
  return lang === undefined ? { path, lang: null } : { path: path.slice(lang.length + 1), lang };
}

export const KEPT_BY_NOBODY = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
};
/**
 * Packed: it is a whole page, on a line that may be slow. What is secret in it is safe from whoever compares lengths: nobody else's browser
 * sends what asks for it (keys stand in addresses and forms, and no cookie goes along).
 */
async function toPreparedResponse(
  { status, headers = {}, body = '' }: SiteActAnswer,
  accepted: Encoding,
): Promise<PreparedResponse> {
  const encoding = body === '' ? 'identity' : accepted;
  return prepareResponse(status, await compress(body, encoding), {
    'content-type': 'text/html; charset=utf-8',
    vary: 'accept-encoding',
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    ...KEPT_BY_NOBODY,
    ...headers,
  });
}
const refused = (status: number): PreparedResponse => ({ ...BAD_REQUEST, status });

/** The fields of a form, or the status with which it is refused. */
async function postedForm(req: IncomingMessage, path: string): Promise<string | number> {
  const type = req.headers['content-type'] ?? '';
  if (ownOrigin(req)) return FORM.test(type) ? ((await readShort(req, MAX_FORM_BYTES)) ?? 413) : 415;
  if (!OFF.test(path)) return 403;
  const text = await readShort(req, MAX_FORM_BYTES);
  if (text === null) return 413;
  return isOneClick(type, text) ? ONE_CLICK : 403;
}

/** Browsers say where a post comes from; a page of another site posts nothing here. */
function ownOrigin({ headers }: IncomingMessage): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const { origin } = headers;
  return origin !== undefined && URL.parse(origin)?.host === headers.host;
}
