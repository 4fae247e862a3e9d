/**
 * The product in this process for tests of the money path: real database and queue, real adapters against the
 * sandboxes, a clock that a test sets, and jobs that run when the test drains them. Only the social network is in memory.
 */
import { rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { serve } from '@hono/node-server';
import { startCalendarSandbox } from '../../sandboxes/calendar/index.ts';
import { startDnsSandbox } from '../../sandboxes/dns/index.ts';
import { startEInvoiceSandbox } from '../../sandboxes/einvoice/index.ts';
import { startMailSandbox } from '../../sandboxes/mail/index.ts';
import { OPERATOR } from '../../sandboxes/operator-names.ts';
import { startRegistrarSandbox } from '../../sandboxes/registrar/index.ts';
import { startStripeSandbox } from '../../sandboxes/stripe/index.ts';
import { platformTargets, type WebhookTarget } from '../../sandboxes/stripe/webhooks.ts';
import type { Ctx, Ports } from '../../platform/ctx.ts';
import { startJobs } from '../../platform/jobs.ts';
import { createLogger } from '../../platform/logger.ts';
import { contexts, createPorts } from '../../server/composition.ts';
import { createHttpApp } from '../../server/http/app.ts';
import { allHandlers } from '../../server/worker.ts';
import { demoPages } from '../fixtures/pages.ts';
import { testClock, testConfig, testOperatorRecords } from './context.ts';
import { openTestDatabase } from './database.ts';
import { createComposer } from '../../modules/sites/publishing/create-composer.ts';
import { createImages } from '../../adapters/images-sharp/index.ts';
import { createRegistrar } from '../../adapters/registrar/index.ts';
import { createZones } from '../../adapters/zones/index.ts';
import { testConnections } from './page-connections.ts';
import { testLogin } from './page-login.ts';
import { createJobRunner } from './job-runner.ts';
import { memoryFolder } from './memory-folder.ts';
import { testNetwork } from './social-network.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const HOST = '127.0.0.1';
const RETURNS_SECRET = 'returns-of-tests';
const WEBHOOK_SECRET = 'whsec_product_tests';
const PATIENCE_MS = 60_000;

/** Where the card provider's events go: ours, those of connected accounts, notices of accounts (testConfig). */
export const stripeWebhooks = (origin: string, secret: string): WebhookTarget[] =>
  platformTargets(`${origin}/webhooks/stripe`, {
    own: secret,
    connected: 'whsec_tests_connect',
    accounts: 'whsec_tests_accounts',
  });

export type TestProduct = Awaited<ReturnType<typeof startTestProduct>>;

export async function startTestProduct(
  options: {
    searchLagMs?: number;
    env?: Record<string, string>;
    ports?: (real: Ports) => Partial<Ports>;
    /** How far the product's clock stands ahead of the vendors'. */
    aheadMs?: number;
  } = {},
) {
  const folder = memoryFolder();
  const clock = testClock();
  const now = () => clock.now();
  const ours = { now: () => new Date(now().getTime() + (options.aheadMs ?? 0)) };
  const database = await openTestDatabase();
  const stripe = await startStripeSandbox({
    host: HOST,
    port: 0,
    secretKey: 'sk_test_tests',
    publishableKey: 'pk_test_tests',
    now: () => now().getTime(),
    account: { afterRetries: 'unpaid' },
    ...(options.searchLagMs === undefined ? {} : { searchLagMs: options.searchLagMs }),
  });
  const registrarKeys = { accessKeyId: 'AKIATESTS', secretAccessKey: 'secret-of-tests' };
  const registrar = await startRegistrarSandbox({ host: HOST, port: 0, ...registrarKeys, operationDelayMs: 0, now });
  const dns = await startDnsSandbox({ host: HOST, port: 0, httpPort: 0, hosted: registrar.hosted });
  const calendars = await startCalendarSandbox({ host: HOST, port: 0, now });
  dns.write(OPERATOR, testOperatorRecords());
  const mail = await startMailSandbox({
    host: HOST,
    httpPort: 0,
    smtpPort: 0,
    now,
    slowMs: 100,
    dns: () => dns.server,
  });
  const eInvoiceKeys = { username: 'seller-of-tests', password: 'secret-of-tests' };
  // Answers at once, and leaves the schema, which costs most, to the tests of invoicing.
  const eInvoices = await startEInvoiceSandbox({
    host: HOST,
    port: 0,
    ...eInvoiceKeys,
    answerMs: 0,
    schema: false,
    now,
  });
  const config = testConfig({
    DATA_DIR: folder,
    STRIPE_API_BASE: stripe.url,
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_CHECKOUT_URL: stripe.url,
    REGISTRAR_ENDPOINT: registrar.url,
    ZONES_ENDPOINT: registrar.url,
    DNS_SERVERS: dns.server,
    CALENDARS_BESIDE: calendars.place,
    EINVOICE_AUTH_BASE: eInvoices.url,
    EINVOICE_API_BASE: eInvoices.url,
    SMTP_URL: mail.smtpUrl,
    NEWS_SMTP_URL: mail.smtpUrl,
    MAIL_RETURNS_SECRET: RETURNS_SECRET,
    ...options.env,
  });

  const lines: string[] = [];
  const log = createLogger('debug', { write: (line) => void lines.push(line) });
  const network = testNetwork();
  // Pictures are another suite's business, and cost the most.
  for (const { id } of demoPages()) network.change(id, { photos: [], posts: [], events: [], cover: undefined });
  const real = createPorts({ config, root: ROOT, clock: ours });
  // What the product has threads for is loaded here already; tests/journeys drives the threads.
  const here = {
    ...real,
    // Product and vendors are one process: while a page is composed nobody answers, and none of them is away.
    registrar: createRegistrar({
      ...config.registrar,
      timeoutMs: { question: PATIENCE_MS, order: PATIENCE_MS, connect: PATIENCE_MS },
    }),
    zones: createZones({ ...config.zones, timeoutMs: PATIENCE_MS, connectMs: PATIENCE_MS }),
    social: network,
    pageConnections: testConnections(config.dataKeys),
    pageLogin: testLogin(real.pageLogin),
    composer: createComposer(),
    images: createImages(),
  };
  const ports = { ...here, ...options.ports?.(here) };
  const handlersFor = (contextFor: ReturnType<typeof contexts>) =>
    allHandlers((job, jobId) => contextFor({ kind: 'system', job }, jobId));
  const definitions = handlersFor(() => {
    throw new Error('no job runs yet');
  }).map((handler) => handler.definition);
  const gate = { closed: false };
  const jobs = await startJobs(database.url, definitions, log);
  const contextFor = contexts({ config, log, pool: database.pool, root: ROOT, clock: ours, gate }, ports, jobs);
  const runner = await createJobRunner(database.url, database.pool, handlersFor(contextFor));
  const app = createHttpApp(contextFor);
  const server = serve({ fetch: app.fetch, hostname: HOST, port: 0 });
  await new Promise<void>((ready) => {
    server.once('listening', ready);
  });
  const origin = `http://${HOST}:${(server.address() as AddressInfo).port}`;
  mail.setReturns({ url: `${origin}/webhooks/mail-returns`, secret: RETURNS_SECRET });
  stripe.setWebhooks(stripeWebhooks(origin, WEBHOOK_SECRET));
  let requests = 0;

  return {
    config,
    clock,
    databaseUrl: database.url,
    /** Closed while a restored database is compared, as a start finds it. */
    gate,
    pool: database.pool,
    db: database.db,
    stripe,
    registrar,
    dns,
    calendars,
    mail,
    eInvoices,
    ports,
    jobs,
    runner,
    app,
    origin,
    webhookSecret: WEBHOOK_SECRET,
    /** Everything that was logged, one JSON object a line. */
    lines,
    network,
    drain: (again: { again?: boolean } = {}) => runner.drain(again),
    /** A context for somebody with this order cookie. */
    as: (orderSession: string | null): Ctx => contextFor({ kind: 'visitor', orderSession }, `req_${(requests += 1)}`),
    system: (): Ctx => contextFor({ kind: 'system', job: 'test' }, `job_${(requests += 1)}`),
    /** Moves the clock of product and vendors. */
    later(ms: number) {
      clock.set(new Date(now().getTime() + ms));
    },
    async rows<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
      return (await database.pool.query<Row>(text, values)).rows;
    },
    /** Until every event of the card provider was delivered; one that found no answer is sent again when its time comes. */
    async webhooksArrived() {
      for (const last = performance.now() + 240_000; performance.now() < last; await sleep(5)) {
        const waiting = [...stripe.state.deliveries.values()].flatMap(({ nextAt }) => nextAt ?? []);
        if (waiting.length === 0) return;
        const next = Math.min(...waiting);
        if (next <= now().getTime()) continue;
        clock.set(new Date(next));
        stripe.clock.moveTo(stripe.clock.now());
      }
      throw new Error('events of the card provider wait for ever');
    },
    async webhooks(mode: { off?: boolean; duplicate?: boolean; reversed?: boolean }) {
      await control(`${stripe.url}/_control/webhooks`, mode);
    },
    async cardFault(fault: { kind: string; times?: number; path?: string; method?: string } | { clear: true }) {
      await control(`${stripe.url}/_control/faults`, fault);
    },
    async close() {
      await runner.stop();
      await jobs.stop();
      await new Promise<void>((done) => {
        server.close(() => done());
        if ('closeAllConnections' in server) server.closeAllConnections();
      });
      real.mail.close();
      real.bulkMail?.close();
      await real.images.close();
      await real.composer.close();
      await Promise.all([
        stripe.close(),
        registrar.close(),
        dns.close(),
        calendars.close(),
        mail.close(),
        eInvoices.close(),
      ]);
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function control(url: string, body: object): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(await answer.text());
}
