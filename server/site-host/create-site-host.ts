import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { Ctx } from '../../platform/ctx.ts';
import { NOT_FOUND_PATH, type HostedSite } from '../../modules/sites/index.server.ts';
import { AppError } from '../../platform/errors.ts';
import { countSiteAnswer, siteAnswers } from '../../platform/meters.ts';
import { LETTER_QUERY } from '../../site-kit/visits.ts';
import { canvasAnswer } from './canvas-answers.ts';
import { classifyHost, type HostKind } from './classify-host.ts';
import { visitCounter } from './count-visits.ts';
import { chooseEncoding } from './encoding.ts';
import { BAD_REQUEST, METHOD_NOT_ALLOWED, NOT_FOUND, redirect, TRY_LATER } from './fixed-answers.ts';
import { isMailSetup, mailSetup } from './mail-setup.ts';
import { pausedPage } from './paused-page.ts';
import { previewAnswer } from './preview-answers.ts';
import { isReadableUrl } from '../readable-url.ts';
import { transport } from '../http/security-headers.ts';
import { fileMissing, tellMissingFiles } from './missing-files.ts';
import { send, withHeaders, type Encoding, type PreparedResponse } from './prepared-response.ts';
import { createHotCache } from './hot-cache.ts';
import { createKnownHosts } from './known-hosts.ts';
import { ownText } from './own-text.ts';
import { encodingOf, fileAt, loadAnswer } from './site-answers.ts';
import { createActs, isAct } from './site-acts.ts';
import { isPing, pingCounter } from './site-pings.ts';
import { allViews, type SiteViews } from './site-views.ts';
import { namesTwoHosts } from './two-hosts.ts';

export interface SiteHost {
  /** True when the Host is not the product's own: the request is then answered, at once or soon. */
  handle(req: IncomingMessage, res: ServerResponse): boolean;
  /** Hosts of sites whose way is in memory. */
  entries(): number;
  /** Asks again where the hosts of a site lead: its version, hosts or state have moved. The work of one step, like the next two. */
  invalidateSite(siteId: string): void;
  /** Asks rooms again what acts of this site answer; where its hosts lead, and its pages, stay as they are. */
  invalidateActs(siteId: string): void;
  /** Asks again about hosts that led nowhere: one may have been given to a site. */
  invalidateUnknown(): void;
  /** Asks again where every host leads: notices may have been missed. */
  invalidateAll(): void;
}

/** Memory for a page besides its bytes: headers, keys, objects, links. */
const OVERHEAD = 2000;
/** No session lives on a customer's domain: the manager area is on our own host [S2]. */
const ADMIN = /^\/admin(?:\/|$)/;

/** Answers for every host that is not our own, from ready bytes in memory, and counts the pages that people see. */
export function createSiteHost(ctx: Ctx, counters: readonly SiteViews[] = []): SiteHost {
  const count = visitCounter();
  const views = allViews(counters);
  const answerPing = pingCounter(views);
  const acts = ctx.contributed('siteHttp').length > 0 ? createActs(ctx) : null;
  const missing = tellMissingFiles(ctx);
  const classify = classifyHost(ctx.config);
  // Under names of ours browsers come back by TLS only; what a customer's own name is reached by is the customer's affair.
  const ours = transport(ctx.config);
  const strict = (kind: HostKind, ready: PreparedResponse | null) =>
    ready && kind.kind === 'free' ? withHeaders(ready, ours) : ready;
  const keyOf = (kind: HostKind, { versionId }: HostedSite, path: string, form: Encoding): string =>
    `${kind.kind === 'free' ? 'free ' : ''}${form} ${versionId} ${path}`;
  const kinds = new LRUCache<string, HostKind>({ max: 50_000 });
  const hosts = createKnownHosts(ctx);
  const { moves, known, ask } = hosts;
  // Keyed by version, not by host: a moved pointer leaves no stale page behind, and all hosts of a site share the bytes.
  const hot = createHotCache();
  const pages = new LRUCache<string, PreparedResponse, () => Promise<PreparedResponse | null>>({
    maxSize: ctx.config.siteCacheBytes,
    sizeCalculation: (ready) => ready.body.byteLength + OVERHEAD,
    dispose: (ready) => hot.drop(ready),
    fetchMethod: async (_key, _stale, { context }) => (await context()) ?? undefined,
  });

  function kindOf(header: string | undefined): HostKind {
    const key = header ?? '';
    const known = kinds.get(key);
    if (known) return known;
    const own = ownText(key);
    const kind = classify(own);
    kinds.set(own, kind);
    return kind;
  }

  async function sitePage(
    kind: HostKind,
    site: HostedSite,
    path: string,
    encoding: Encoding,
  ): Promise<PreparedResponse> {
    if (ADMIN.test(path)) {
      return redirect(302, `${ctx.config.publicUrl}/manager?site=${encodeURIComponent(site.siteId)}`);
    }
    if (site.paused) return pausedPage(site.paused);
    const file = fileAt(site, path, ctx.clock.now());
    if (!file) return NOT_FOUND;
    const form = encodingOf(file.entry, encoding);
    const key = keyOf(kind, site, file.path, form);
    const context = async () => strict(kind, await loadAnswer(ctx, site, { ...file }, form, views));
    const ready = pages.get(key) ?? (await pages.fetch(key, { context }));
    if (ready) return ready;
    throw fileMissing(`${file.path} of ${site.siteId}, version ${site.versionId}`);
  }

  async function answer(kind: HostKind, url: string, encoding: Encoding): Promise<PreparedResponse> {
    const path = pathOf(url);
    if (kind.kind === 'preview') return withHeaders(await previewAnswer(ctx, path, encoding), ours);
    if (kind.kind === 'canvas') return withHeaders(await canvasAnswer(ctx, path, encoding), ours);
    if (kind.kind !== 'free' && kind.kind !== 'custom') return NOT_FOUND;
    const target = await ask(kind);
    // Nobody could say where it leads: not the same as nowhere, which search engines would take for the end of the site.
    if (!target) throw new AppError('http.unavailable', { status: 503, retryable: true });
    if (target.kind === 'redirect') return redirect(308, target.origin + url);
    return target.kind === 'site' ? sitePage(kind, target.site, path, encoding) : NOT_FOUND;
  }

  /** The answer when all of it is in memory already, without waiting for a promise. */
  function readyNow(kind: HostKind, url: string, encoding: Encoding): PreparedResponse | undefined {
    if (kind.kind === 'invalid') return NOT_FOUND;
    if (kind.kind !== 'free' && kind.kind !== 'custom') return undefined;
    const target = known(kind.host)?.target;
    if (target?.kind === 'unknown') return NOT_FOUND;
    if (target?.kind !== 'site' || target.site.paused) return undefined;
    const path = pathOf(url);
    const file = ADMIN.test(path) ? null : fileAt(target.site, path, ctx.clock.now());
    return file ? pages.get(keyOf(kind, target.site, file.path, encodingOf(file.entry, encoding))) : undefined;
  }

  /** Bytes at once, or a promise that does not fail. */
  function find(
    kind: HostKind,
    header: string,
    given: string,
    accept: string | undefined,
  ): PreparedResponse | Promise<PreparedResponse> {
    if (!isReadableUrl(given)) return BAD_REQUEST;
    // A URL in absolute form, as proxies get it, is no path of ours.
    const url = given.startsWith('/') ? given : NOT_FOUND_PATH;
    const encoding = chooseEncoding(accept);
    return (
      readyNow(kind, url, encoding) ??
      answer(kind, url, encoding).catch((error: unknown) => {
        ctx.log.error({ err: error, host: header }, 'a site could not be answered');
        missing(error);
        return TRY_LATER;
      })
    );
  }

  return {
    handle(req, res) {
      if (namesTwoHosts(req)) {
        send(req, res, BAD_REQUEST);
        return true;
      }
      const { method, url: asked = '', headers } = req;
      // The same page, counted otherwise: it is found and kept as the one without.
      const byLetter = asked.endsWith(LETTER_QUERY);
      const url = byLetter ? asked.slice(0, -LETTER_QUERY.length) : asked;
      const { host = '', 'accept-encoding': accept } = headers;
      const write = (ready: PreparedResponse): void => {
        if (method === 'GET') count(ready, host, headers, byLetter);
        send(req, res, ready);
      };
      const usual = method === 'GET' && chooseEncoding(accept) === 'br';
      const again = usual ? hot.get(host, url) : undefined;
      if (again) {
        siteAnswers.memory += 1;
        write(again);
        return true;
      }
      const kind = kindOf(host);
      if (kind.kind === 'own') return false;
      if (acts && 'host' in kind && isAct(url)) {
        const target = known(kind.host)?.target;
        const ready = target && acts.ready(target, req);
        if (ready) {
          siteAnswers.memory += 1;
          send(req, res, ready);
        } else void acts.answer(ask(kind), req).then((made) => send(req, res, made));
        return true;
      }
      if ('host' in kind && isPing(url)) {
        void answerPing(ask(kind), req).then((ready) => send(req, res, ready));
        return true;
      }
      if (kind.kind === 'custom' && isMailSetup(kind.host, url)) {
        void mailSetup(ctx, kind.host, req).then((ready) => send(req, res, ready));
        return true;
      }
      if (method !== 'GET' && method !== 'HEAD') {
        send(req, res, METHOD_NOT_ALLOWED);
        return true;
      }
      const found = find(kind, host, asked, accept?.toString());
      if (found instanceof Promise) {
        const writeMade = (ready: PreparedResponse): void => {
          countSiteAnswer(ready.status);
          write(ready);
        };
        void found.then(writeMade);
        return true;
      }
      if (found.status === 404) siteAnswers['404'] += 1;
      else siteAnswers.memory += 1;
      // Queries come in endless variety.
      const learned = usual && 'host' in kind && found.status === 200 && !url.includes('?') && known(kind.host);
      if (learned) hot.keep(host, url, found, learned.of, moves.now());
      write(found);
      return true;
    },
    entries: () => hosts.size(),
    invalidateSite(siteId) {
      moves.moveSite(siteId);
      acts?.invalidateSite(siteId);
    },
    invalidateActs: (siteId) => acts?.invalidateSite(siteId),
    invalidateUnknown: () => moves.moveUnknown(),
    invalidateAll() {
      moves.moveAll();
      hot.clear();
      acts?.invalidateAll();
    },
  };
}

function pathOf(url: string): string {
  const end = url.indexOf('?');
  return end < 0 ? url : url.slice(0, end);
}
