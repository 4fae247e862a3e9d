import type { IncomingMessage } from 'node:http';
import { fileOf, type HostedSite } from '../../modules/sites/index.server.ts';
import { isPressed, type Pressed } from '../../site-kit/visits.ts';
import { cameFrom, knownBrowsers } from './count-visits.ts';
import type { Target } from './find-site.ts';
import { METHOD_NOT_ALLOWED, NOT_FOUND } from './fixed-answers.ts';
import { prepareResponse, type PreparedResponse } from './prepared-response.ts';
import type { SiteViews } from './site-views.ts';

const PREFIX = '/~';
/** Of one site in a window; whoever presses more often is no person, and is answered alike. */
const MOST_OF_A_SITE = 20;
/** Sites that are counted in a window: memory has an end. */
const MOST_SITES = 10_000;
const WINDOW_MS = 10_000;

const NOTHING: PreparedResponse = prepareResponse(204, Buffer.alloc(0), { 'cache-control': 'no-store' });

export const isPing = (url: string): boolean => url.startsWith(PREFIX);

/**
 * What links say when they are pressed (site-kit/render/pings.ts): POST /~call, which the browser sends by itself with the page
 * in Ping-From. Counted where that is a page of the same site; answered with 204 whether it counts or not, so that nobody
 * learns what does. Nothing of the request is kept and its body is not read.
 */
export function pingCounter(views: SiteViews['page'] | null, now: () => number = Date.now) {
  const browserOf = knownBrowsers();
  let counted = new Map<string, number>();
  let began = now();
  const mayCount = (siteId: string): boolean => {
    if (now() - began > WINDOW_MS) {
      counted = new Map();
      began = now();
    }
    const n = (counted.get(siteId) ?? 0) + 1;
    if (n > MOST_OF_A_SITE || (n === 1 && counted.size >= MOST_SITES)) return false;
    counted.set(siteId, n);
    return true;
  };
  return async (asked: Promise<Target | undefined>, req: IncomingMessage): Promise<PreparedResponse> => {
    const kind = (req.url ?? '').slice(PREFIX.length);
    if (!isPressed(kind)) return NOT_FOUND;
    if (req.method !== 'POST') return METHOD_NOT_ALLOWED;
    const target = await asked.catch(() => undefined);
    if (views && target?.kind === 'site' && !target.site.paused) count(target.site, kind, req);
    return NOTHING;
  };

  function count(site: HostedSite, kind: Pressed, { headers }: IncomingMessage): void {
    const { host = '', 'ping-from': from, 'user-agent': userAgent, 'sec-fetch-site': sent } = headers;
    if (typeof from !== 'string' || !cameFrom(host, from) || !userAgent || !browserOf(userAgent).isPerson) return;
    const url = URL.parse(from);
    if ((sent !== undefined && sent !== 'same-origin') || !url) return;
    const { pathname } = url;
    const page = fileOf(site.files, pathname);
    if (page?.kind !== 'bytes' || !page.csp || !mayCount(site.siteId)) return;
    views?.(site.siteId, pathname, site.timeZone).pressed(kind);
  }
}
