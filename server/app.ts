/**
 * The product: one module graph for calls, pages, jobs and sites, bundled by Vite. main.ts owns what lives as long as
 * the process and hands it in.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { paths } from '../app/paths.ts';
import { createDb } from '../platform/db.ts';
import { startJobs } from '../platform/jobs.ts';
import { openRecoveryGate } from '../platform/recovery.ts';
import { contexts, createPorts, type Resources } from './composition.ts';
import { createSharedFiles } from './files.ts';
import { withObservedCalls } from './observe-calls.ts';
import { openMetrics } from './metrics.ts';
import { contributed } from './modules.ts';
import { clientAssets } from './http/client-assets.ts';
import { openFormerBuilds } from './http/former-builds.ts';
import { createHttpApp } from './http/app.ts';
import { isHealthPath } from './http/health.ts';
import { createPageCache } from './http/page-cache.ts';
import { renderPage } from './http/render-page.ts';
import { transport } from './http/security-headers.ts';
import { createSiteHost, flushRegularly } from './site-host/index.ts';
import { createAllowedHosts } from './site-host/allowed-hosts.ts';
import { listenForSiteChanges } from './site-host/listen.ts';
import { createTlsAsk, type TlsAsk } from './http/tls-ask.ts';
import { answerCommand } from './recovery/answer-command.ts';
import { openTraces } from './traces.ts';
import { tellUnexpectedEnd } from './unexpected-end.ts';
import { allHandlers, handlersOfNode, scheduleJobs } from './worker.ts';
import { hostsOfSites } from '../modules/sites/index.server.ts';

export { migrateDatabase } from '../platform/migrate.ts';
export { hostsOfSites };
export { examine } from './doctor/examine.ts';
export { ENCRYPTED_COLUMNS } from './encrypted-columns.ts';

export interface Product {
  handle(req: IncomingMessage, res: ServerResponse): void;
  /** Whether a certificate may be made for a name. */
  ask: TlsAsk;
  /** Takes no further job, and goes on answering. */
  rest(): Promise<void>;
  close(): Promise<void>;
}

/** `databaseUrl` is for the connections that must be their own, past any pooler: the job queue and the listener. */
export async function createProduct(
  resources: Resources & { databaseUrl: string },
  options: { work: boolean; clientRoot: string | null },
): Promise<Product> {
  const { log } = resources;
  const db = createDb(resources.pool);
  const gate = await openRecoveryGate(db, log, (recovery) =>
    options.work
      ? answerCommand(contextFor({ kind: 'system', job: 'recovery-command' }, recovery.id), recovery)
      : Promise.resolve(),
  );
  const sent = await openTraces(resources.config, log);
  const made = createPorts(resources);
  const { metrics: counts, traces } = resources.config;
  const ports = counts || traces ? withObservedCalls(made) : made;
  // The queue needs to know every job before the first one is sent, and the handlers need the queue.
  const handlersFor = (contextFor: ReturnType<typeof contexts>) =>
    allHandlers((job, jobId) => contextFor({ kind: 'system', job }, jobId));
  const definitions = handlersFor(() => {
    throw new Error('no job runs before the queue has started');
  }).map((handler) => handler.definition);
  const jobs = await startJobs(resources.databaseUrl, definitions, log, { works: options.work });
  const contextFor = contexts({ ...resources, gate }, ports, jobs);
  // Before anything is taken: a wrong QUEUES refuses the start.
  const handlers = handlersOfNode(handlersFor(contextFor), resources.config.queues);

  const hostCtx = contextFor({ kind: 'system', job: 'site-host' }, 'site-host');
  const counters = contributed('siteViews').map((count) => count(hostCtx));
  const siteHost = createSiteHost(hostCtx, counters);
  const visits = flushRegularly(() => Promise.all(counters.map((counter) => counter.flush())), log);
  const hosts = createAllowedHosts((input) => hostsOfSites(hostCtx, input), log);
  const listener = await listenForSiteChanges(resources.databaseUrl, [siteHost, hosts], log);
  const ask = createTlsAsk(hostCtx, hosts);
  const always = transport(resources.config);
  const assets = options.clientRoot ? clientAssets(options.clientRoot, always) : () => false;
  const shared = createSharedFiles(resources.config);
  const former =
    options.clientRoot && shared ? await openFormerBuilds(shared, { root: options.clientRoot, always, log }) : null;
  const metrics = await openMetrics({
    ...resources,
    hosts: () => siteHost.entries(),
    figures: options.work ? contextFor({ kind: 'system', job: 'metrics' }, 'metrics') : null,
  });
  const visitor = contextFor({ kind: 'visitor', orderSession: null }, 'kept-pages');
  const kept = createPageCache(
    resources.config,
    (path, locale) =>
      renderPage(new Request(`${resources.config.publicUrl}${path}`), { ctx: visitor, locale, nonce: undefined }),
    log,
  );
  const listen = getRequestListener(createHttpApp(contextFor, { ...resources, ask }).fetch);
  const work = async () => {
    await jobs.work(handlers);
    await tellUnexpectedEnd(contextFor({ kind: 'system', job: 'start' }, 'start'));
    await scheduleJobs(jobs);
  };
  // Every other page is kept when it is first asked for.
  const warm = () => {
    if (options.clientRoot) for (const path of [paths.builder, paths.payment('page')]) void kept.warm(path);
  };
  if (gate.closed) {
    void gate.opened
      .then(() => (warm(), options.work ? work() : undefined))
      .catch((error: unknown) => log.error({ err: error }, 'jobs do not run after recovery: start again'));
  } else {
    if (options.work) await work();
    warm();
  }
  for (const threads of [ports.images, ports.composer])
    threads.warm().catch((error: unknown) => log.warn({ err: error }, 'threads did not warm up'));

  const onlyWorks = resources.config.role === 'work';
  return {
    handle(req, res) {
      if (onlyWorks && !isHealthPath(req.url ?? '')) {
        res.writeHead(404, { 'content-type': 'text/plain' }).end('This node runs jobs; others answer.\n');
        return;
      }
      if (siteHost.handle(req, res) || assets(req, res)) return;
      const otherwise = () => void listen(req, res);
      if (former?.handle(req, res, otherwise)) return;
      // In recovery screens say so, which is kept for nobody.
      if (options.clientRoot && !gate.closed && kept.handle(req, res)) return;
      otherwise();
    },
    ask,
    rest: () => jobs.rest(),
    async close() {
      gate.close();
      await visits.close();
      await Promise.all([former?.close(), metrics?.close(), jobs.stop()]);
      await sent?.close();
      await listener.close();
      await hosts.close();
      ports.mail.close();
      ports.bulkMail?.close();
      await ports.images.close();
      await ports.composer.close();
    },
  };
}
