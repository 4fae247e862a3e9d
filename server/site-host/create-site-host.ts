import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { Ctx } from '../../platform/ctx.ts';
import { findSiteByHost, findSiteBySlug, NOT_FOUND_PATH, type HostedSite } from '../../modules/sites/index.server.ts';
import type { VisitCounts } from '../../modules/stats/index.server.ts';
import { AppError } from '../../platform/errors.ts';
import { classifyHost, type HostKind } from './classify-host.ts';
import { visitCounter } from './count-visits.ts';
import { chooseEncoding } from './encoding.ts';
import { findSite, type Target } from './find-site.ts';
import { BAD_REQUEST, METHOD_NOT_ALLOWED, NOT_FOUND, redirect, TRY_LATER } from './fixed-answers.ts';
import type { PlainGet } from './plain/read-plain-get.ts';
import { pausedPage } from './paused-page.ts';
import { previewAnswer } from './preview-answers.ts';
import { send, type Encoding, type Ready } from './ready.ts';
import { createRecentAnswers } from './recent-answers.ts';
import { encodingOf, fileAt, loadAnswer } from './site-answers.ts';

export interface SiteHost {
  /** True when the Host is not the product's own: the request is then answered, at once or soon. */
  handle(req: IncomingMessage, res: ServerResponse): boolean;
  /** The same for a plain GET, whose answer the caller writes: null when the Host is the product's own. */
  answer(get: PlainGet): Ready | Promise<Ready> | null;
  /** Forgets what a host led to. */
  invalidate(host: string): void;
  /** Forgets every host of a site: its version, hosts or state have moved. */
  invalidateSite(siteId: string): void;
  /** Forgets where every host leads: notices may have been missed. */
  invalidateAll(): void;
}

/** A host that leads nowhere is asked about again after this long, should a notice ever be missed. */
const UNKNOWN_MS = 15_000;
const KNOWN_MS = 5 * 60_000;
/** Memory for a page besides its bytes: keys, objects, links. */
const OVERHEAD = 1200;
/** No session lives on a customer's domain: the manager area is on our own host [S2]. */
const ADMIN = /^\/admin(?:\/|$)/;

/** Answers for every host that is not our own, from ready bytes in memory, and counts the pages that people see. */
export function createSiteHost(ctx: Ctx, counts: VisitCounts): SiteHost {
  const count = visitCounter(counts);
  const classify = classifyHost(ctx.config);
  const kinds = new LRUCache<string, HostKind>({ max: 50_000 });
  const lookups = {
    bySlug: (slug: string) => findSiteBySlug(ctx, slug),
    byHost: (host: string) => findSiteByHost(ctx, host),
  };
  let moves = 0;
  const targets = new LRUCache<string, Target, { named: Extract<HostKind, { host: string }> }>({
    max: 50_000,
    ttl: KNOWN_MS,
    ttlResolution: 1000,
    // While the database is away, sites stay where they were.
    noDeleteOnStaleGet: true,
    allowStaleOnFetchRejection: true,
    ignoreFetchAbort: true,
    async fetchMethod(_host, _stale, { context: { named }, options }) {
      for (;;) {
        const before = moves;
        const target = await findSite(named, lookups, ctx.config);
        // A pointer that moved while we were asking may have moved this one.
        if (before !== moves) continue;
        // Hosts learned together, after a restart say, are not all asked about again in the same second.
        options.ttl = target.kind === 'unknown' ? UNKNOWN_MS : KNOWN_MS * (1 - Math.random() / 4);
        return target;
      }
    },
  });
  // Keyed by version, not by host: a moved pointer leaves no stale page behind, and all hosts of a site share the bytes.
  const recent = createRecentAnswers();
  const pages = new LRUCache<string, Ready, () => Promise<Ready | null>>({
    maxSize: ctx.config.siteCacheBytes,
    sizeCalculation: (ready) => ready.wire.bytes.byteLength + OVERHEAD,
    dispose: (ready) => recent.forget(ready),
    fetchMethod: async (_key, _stale, { context }) => (await context()) ?? undefined,
  });

  function kindOf(header: string | undefined): HostKind {
    const key = header ?? '';
    const known = kinds.get(key);
    if (known) return known;
    // A copy: a name cut from a request would keep the whole request in memory.
    const own = Buffer.from(key, 'latin1').toString('latin1');
    const kind = classify(own);
    kinds.set(own, kind);
    return kind;
  }

  async function sitePage(site: HostedSite, path: string, encoding: Encoding): Promise<Ready> {
    if (ADMIN.test(path)) {
      return redirect(302, `${ctx.config.publicUrl}/manager?site=${encodeURIComponent(site.siteId)}`);
    }
    if (site.paused) return pausedPage(site.paused);
    const file = fileAt(site, path);
    if (!file) return NOT_FOUND;
    const form = encodingOf(file.entry, encoding);
    const key = `${form} ${site.versionId} ${file.path}`;
    const context = () => loadAnswer(ctx, site, { ...file }, form);
    return pages.get(key) ?? (await pages.fetch(key, { context })) ?? NOT_FOUND;
  }

  async function answer(kind: HostKind, url: string, encoding: Encoding): Promise<Ready> {
    const path = pathOf(url);
    if (kind.kind === 'preview') return previewAnswer(ctx, path, encoding);
    if (kind.kind !== 'free' && kind.kind !== 'custom') return NOT_FOUND;
    const target = targets.get(kind.host) ?? (await targets.fetch(kind.host, { context: { named: kind } }));
    // Nobody could say where it leads: not the same as nowhere, which search engines would take for the end of the site.
    if (!target) throw new AppError('http.unavailable', { status: 503, retryable: true });
    if (target.kind === 'redirect') return redirect(308, target.origin + url);
    return target.kind === 'site' ? sitePage(target.site, path, encoding) : NOT_FOUND;
  }

  /** Asked about anew when it is wanted next; what was known of it is what is shown while nobody answers. */
  function outdate(host: string, target: Target): void {
    if (target.kind === 'unknown') targets.delete(host);
    else targets.set(host, target, { start: performance.now() - 2 * KNOWN_MS });
  }

  /** The answer when all of it is in memory already, without waiting for a promise. */
  function readyNow(kind: HostKind, url: string, encoding: Encoding): Ready | undefined {
    if (kind.kind === 'invalid') return NOT_FOUND;
    if (kind.kind !== 'free' && kind.kind !== 'custom') return undefined;
    const target = targets.get(kind.host);
    if (target?.kind === 'unknown') return NOT_FOUND;
    if (target?.kind !== 'site' || target.site.paused) return undefined;
    const path = pathOf(url);
    const file = ADMIN.test(path) ? null : fileAt(target.site, path);
    return file ? pages.get(`${encodingOf(file.entry, encoding)} ${target.site.versionId} ${file.path}`) : undefined;
  }

  /** Bytes at once, or a promise that does not fail. */
  function find(kind: HostKind, header: string, given: string, accept: string | undefined): Ready | Promise<Ready> {
    // A URL in absolute form, as proxies get it, is no path of ours.
    const url = given.startsWith('/') ? given : NOT_FOUND_PATH;
    const encoding = chooseEncoding(accept);
    return (
      readyNow(kind, url, encoding) ??
      answer(kind, url, encoding).catch((error: unknown) => {
        ctx.log.error({ err: error, host: header }, 'a site could not be answered');
        return TRY_LATER;
      })
    );
  }

  return {
    answer(get) {
      const brotli = chooseEncoding(get.acceptEncoding) === 'br';
      const known = brotli ? recent.get(get.host, get.url) : undefined;
      if (known) {
        count(known, get);
        return known;
      }
      const kind = kindOf(get.host);
      if (kind.kind === 'own') return null;
      const found = find(kind, get.host, get.url, get.acceptEncoding);
      if (!(found instanceof Promise)) {
        // Queries come in endless variety.
        if (brotli && found.status === 200 && !get.url.includes('?')) recent.keep(get.host, get.url, found);
        count(found, get);
        return found;
      }
      return found.then((ready) => {
        count(ready, get);
        return ready;
      });
    },
    handle(req, res) {
      if (namesTwoHosts(req)) {
        send(req, res, BAD_REQUEST);
        return true;
      }
      const host = req.headers.host ?? '';
      const kind = kindOf(host);
      if (kind.kind === 'own') return false;
      if (req.method !== 'GET' && req.method !== 'HEAD') {
        send(req, res, METHOD_NOT_ALLOWED);
        return true;
      }
      const write = (ready: Ready): void => {
        const { 'user-agent': userAgent, referer, purpose, 'sec-purpose': secPurpose } = req.headers;
        if (req.method === 'GET')
          count(ready, { host, userAgent, referer, purpose: (secPurpose ?? purpose)?.toString() });
        send(req, res, ready);
      };
      const found = find(kind, host, req.url ?? '', req.headers['accept-encoding']?.toString());
      if (found instanceof Promise) void found.then(write);
      else write(found);
      return true;
    },
    invalidate(host) {
      moves += 1;
      recent.clear();
      const target = targets.peek(host);
      if (target) outdate(host, target);
    },
    invalidateSite(siteId) {
      moves += 1;
      recent.clear();
      // Written back while they are gone through: a list of their own.
      for (const [host, target] of Array.from(targets.entries())) {
        const id = target.kind === 'site' ? target.site.siteId : target.kind === 'redirect' ? target.siteId : null;
        // A host that led nowhere may be this site's new one.
        if (id === siteId || id === null) outdate(host, target);
      }
    },
    invalidateAll() {
      moves += 1;
      recent.clear();
      for (const [host, target] of Array.from(targets.entries())) outdate(host, target);
    },
  };
}

/** RFC 9112, 3.2: Node keeps the first of two, and whoever passed the request on to us may have gone by the second. */
function namesTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
}

function pathOf(url: string): string {
  const end = url.indexOf('?');
  return end < 0 ? url : url.slice(0, end);
}
