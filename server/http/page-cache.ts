/**
 * Screens that are the same for everybody who reads the same language, drawn once by React and then answered from ready
 * bytes, as published sites are. The first visitor of each is answered by React while the kept page is being made. The
 * order's first step is one of them as long as its visitor has no order session: what belongs to the page is asked for after.
 */
import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { detectOnServer, LANG_QUERY } from '../../app/i18n/detect.ts';
import { keptAs, type CachedScreen } from '../../app/cached-screens.ts';
import { newOrderSession } from '../../modules/access/index.server.ts';
import type { Config } from '../../platform/config.ts';
import type { Logger } from '../../platform/logger.ts';
import { LANGS, type Lang } from '../../site-kit/names.ts';
import { chooseEncoding } from '../site-host/encoding.ts';
import {
  prepareResponse,
  REVALIDATE,
  send,
  type Encoding,
  type PreparedResponse,
} from '../site-host/prepared-response.ts';
import { orderCookieField, orderCookieName } from './middleware/order-cookie.ts';
import { pageHeaders } from './security-headers.ts';

export interface PageCache {
  /** True when it has answered; false sends the request on to whoever draws pages. */
  handle(req: IncomingMessage, res: ServerResponse): boolean;
  /** Makes pages before anybody asks. */
  warm(path: string): Promise<void>;
}

type Page = Record<Encoding, PreparedResponse>;
const packs = { br: promisify(brotliCompress), gzip: promisify(gzip) };
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;
const HEADERS_KEPT = 1000;

/** @param render draws the page as for a visitor without cookies; the promise may fail */
export function createPageCache(
  config: Config,
  render: (path: string, lang: Lang) => Promise<Response>,
  log: Logger,
): PageCache {
  const pages = new Map<string, Page>();
  const making = new Map<string, Promise<void>>();
  const orderCookie = `${orderCookieName(config)}=`;
  const langs = new LRUCache<string, Lang>({ max: HEADERS_KEPT });

  function langOf(cookie: string | undefined, acceptLanguage: string | undefined): Lang {
    const key = `${cookie ?? ''}\n${acceptLanguage ?? ''}`;
    const known = langs.get(key);
    if (known) return known;
    const found = detectOnServer({ url: '/', cookie, acceptLanguage });
    langs.set(key, found);
    return found;
  }

  function make({ path, opensOrder }: CachedScreen, lang: Lang): Promise<void> {
    const key = `${lang} ${path}`;
    const started = making.get(key);
    if (started) return started;
    const made = draw(path, lang, opensOrder).then(
      (page) => void pages.set(key, page),
      (error: unknown) => {
        making.delete(key);
        log.warn({ err: error, path, lang }, 'a page could not be kept');
      },
    );
    making.set(key, made);
    return made;
  }

  async function draw(path: string, lang: Lang, opensOrder: boolean): Promise<Page> {
    const answer = await render(path, lang);
    if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}`);
    const body = Buffer.from(await answer.arrayBuffer());
    const scripts = [...body.toString('utf8').matchAll(INLINE_SCRIPT)].map(([, text = '']) => `'sha256-${hash(text)}'`);
    const headers = {
      ...pageHeaders(config, [...new Set(scripts)]),
      'content-type': 'text/html; charset=utf-8',
      'content-language': lang,
      'cache-control': opensOrder ? 'no-store' : REVALIDATE,
      vary: 'accept-encoding, accept-language, cookie',
    };
    const tag = opensOrder ? null : hash(body).slice(0, 22).replaceAll(/[+/]/g, '-');
    const packed = (form: 'br' | 'gzip', bytes: Buffer) =>
      prepareResponse(200, bytes, { ...headers, 'content-encoding': form }, tag && `${tag}-${form}`);
    const [br, gz] = await Promise.all([packs.br(body), packs.gzip(body)]);
    return { br: packed('br', br), gzip: packed('gzip', gz), identity: prepareResponse(200, body, headers, tag) };
  }

  function asked(url: string, cookie: string | undefined): CachedScreen | null {
    const at = url.indexOf('?');
    const path = at < 0 ? url : url.slice(0, at);
    // A language asked for in the address is also written into a cookie: that answer is not everybody's.
    const page = keptAs(path, at < 0 ? null : new URLSearchParams(url.slice(at)), LANG_QUERY);
    return page?.opensOrder && cookie?.includes(orderCookie) ? null : page;
  }

  function find(
    page: CachedScreen,
    cookie: string | undefined,
    languages: string | undefined,
    encodings: string | undefined,
  ) {
    const lang = langOf(cookie, languages);
    const kept = pages.get(`${lang} ${page.path}`);
    if (kept) return kept[chooseEncoding(encodings)];
    void make(page, lang);
    return null;
  }

  return {
    handle(req, res) {
      if (req.method !== 'GET' && req.method !== 'HEAD') return false;
      const { cookie, 'accept-language': languages, 'accept-encoding': encodings } = req.headers;
      const page = asked(req.url ?? '/', cookie);
      const ready = page && find(page, cookie, languages, encodings?.toString());
      if (!ready) return false;
      // A browser has its order session before its first call, so that two quick presses are one visitor's.
      if (page.opensOrder) res.appendHeader('set-cookie', orderCookieField(config, newOrderSession()));
      send(req, res, ready);
      return true;
    },
    async warm(path) {
      const page = keptAs(path, null, LANG_QUERY);
      if (page) for (const lang of LANGS) await make(page, lang);
    },
  };
}

const hash = (content: string | Buffer) => createHash('sha256').update(content).digest('base64');
