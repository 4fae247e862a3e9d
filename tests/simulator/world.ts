/**
 * The product and every vendor in one process on one virtual clock: the real verbs, the real reactions, real adapters,
 * stateful sandboxes on loopback, a real PostgreSQL. Nothing happens by itself: jobs, events and crons run when they are
 * called. Only the social network is in memory.
 */
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { Hono } from 'hono';
import { Stripe } from 'stripe';
import { startDnsSandbox } from '../../sandboxes/dns/index.ts';
import { startEInvoiceSandbox } from '../../sandboxes/einvoice/index.ts';
import { startMailSandbox } from '../../sandboxes/mail/index.ts';
import { startRegistrarSandbox } from '../../sandboxes/registrar/index.ts';
import { startStripeSandbox } from '../../sandboxes/stripe/index.ts';
import { createComposer } from '../../modules/sites/index.server.ts';
import type { SocialPage } from '../../modules/previews/social-pages.port.ts';
import type { Actor, Ctx, Ports } from '../../platform/ctx.ts';
import type { JobHandler } from '../../platform/jobs.ts';
import { createLogger } from '../../platform/logger.ts';
import { contexts, createPorts } from '../../server/composition.ts';
import { refuse } from '../../server/http/middleware/errors.ts';
import type { HttpEnv } from '../../server/http/request-context.ts';
import { cardPaymentsWebhook } from '../../server/http/webhooks/card-payments.ts';
import { mailReturns } from '../../server/http/webhooks/mail-returns.ts';
import { allHandlers } from '../../server/worker.ts';
import { demoPages } from '../fixtures/pages.ts';
import { testClock, testConfig } from '../support/context.ts';
import type { TestDatabase } from '../support/database.ts';
import { memoryFolder } from '../support/memory-folder.ts';
import { PRICES } from '../support/shopper.ts';
import { testNetwork } from '../support/social-network.ts';
import type { Shown } from './prices.ts';
import { createLetterBox } from './pro/letter-box.ts';
import { ReadersBook } from './pro/readers-book.ts';
import type { Buyer } from './promises.ts';
import { createQueue } from './queue.ts';
import { shortWays } from './short-ways.ts';
import type { Trouble } from './trouble.ts';
import { watchPorts, type WatchedPool } from './watched.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const HOST = '127.0.0.1';
const WEBHOOK_SECRET = 'whsec_simulator';
const RETURNS_SECRET = 'returns-of-the-simulator';
export const NAME_SERVERS = ['ns1.vetrina.example', 'ns2.vetrina.example'];

/** What is drawn of a page decides nothing here, and costs most: its name, its place and its telephone are left. */
const PLAIN: Partial<SocialPage> = {
  photos: [],
  posts: [],
  events: [],
  ratings: [],
  cover: undefined,
  picture: undefined,
  products: undefined,
  description: undefined,
  location: { city: 'Bologna' },
};

/** Files of built sites: the same in every world, and named by their content. */
const files = new Map<string, Uint8Array>();
const filesInMemory: Ports['files'] = {
  read: (key) => Promise.resolve(files.get(key) ?? null),
  write: (key, bytes) => Promise.resolve(void files.set(key, bytes)),
  exists: (key) => Promise.resolve(files.has(key)),
  remove: (key) => Promise.resolve(void files.delete(key)),
  removeFolder(folder) {
    for (const key of files.keys()) if (key.startsWith(`${folder}/`)) files.delete(key);
    return Promise.resolve();
  },
};

export interface WorldOptions {
  start: string;
  /** Addresses of our hosting where names have zones of ours; without them somebody else's name servers answer. */
  zones?: string;
  /** Something of the product that is broken on purpose, so that a test sees it found. */
  broken?: (ports: Ports) => Partial<Ports>;
}
export type World = Awaited<ReturnType<typeof startWorld>>;

/** What worlds that follow each other share: making connections costs more than what is asked on them. */
export interface Soil {
  database: TestDatabase;
  pool: WatchedPool;
  trouble: Trouble;
}

export async function startWorld({ database, pool, trouble }: Soil, options: WorldOptions) {
  const folder = memoryFolder();
  const clock = testClock(options.start);
  const now = () => clock.now();
  const [stripe, registrar, mail, eInvoices] = await Promise.all([
    startStripeSandbox({
      // What becomes of an unpaid subscription is ours to decide, not the provider's.
      account: { afterRetries: 'unpaid' },
      host: HOST,
      port: 0,
      secretKey: 'sk_test_tests',
      publishableKey: 'pk_test_tests',
      now: () => now().getTime(),
    }),
    startRegistrarSandbox({
      host: HOST,
      port: 0,
      accessKeyId: 'AKIATESTS',
      secretAccessKey: 'secret-of-tests',
      operationDelayMs: 1500,
      now,
    }),
    startMailSandbox({ host: HOST, httpPort: 0, smtpPort: 0, now, slowMs: 1 }),
    // The schema, which costs most, is the business of invoicing's own tests.
    startEInvoiceSandbox({
      host: HOST,
      port: 0,
      username: 'seller-of-tests',
      password: 'secret-of-tests',
      answerMs: 20_000,
      schema: false,
      now,
    }),
  ]);
  const dns = await startDnsSandbox({ host: HOST, port: 0, httpPort: 0, hosted: registrar.hosted });
  const config = testConfig({
    DATA_DIR: folder,
    STRIPE_API_BASE: stripe.url,
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    REGISTRAR_ENDPOINT: registrar.url,
    ZONES_ENDPOINT: registrar.url,
    EINVOICE_AUTH_BASE: eInvoices.url,
    EINVOICE_API_BASE: eInvoices.url,
    SMTP_URL: mail.smtpUrl,
    MAIL_RETURNS_SECRET: RETURNS_SECRET,
    NEWS_SMTP_URL: mail.smtpUrl,
    DNS_SERVERS: dns.server,
    ...(options.zones ? { SITES_ADDRESSES: options.zones } : { NAME_SERVERS: NAME_SERVERS.join(',') }),
  });
  const lines: string[] = [];
  const log = createLogger('info', { write: (line) => void lines.push(line) });
  const network = testNetwork();
  for (const { id } of demoPages()) network.change(id, PLAIN);
  const real = createPorts({ config, root: ROOT, clock });
  // In this thread: when a message of another thread comes is not the seed's to say.
  const letters = createLetterBox(trouble);
  const here = { social: network, files: filesInMemory, composer: createComposer(), bulkMail: letters };
  const whole = { ...real, ...shortWays(config, { stripe, registrar }), ...here };
  const ports = watchPorts({ ...whole, ...options.broken?.(whole) }, trouble);
  pool.jobs.clear();
  const queue = createQueue(pool.jobs, clock);
  const contextFor = contexts({ config, log, pool, root: ROOT, clock }, ports, queue);
  const handlers = new Map<string, JobHandler>(
    allHandlers((job, jobId) => contextFor({ kind: 'system', job }, jobId)).map((each) => [each.definition.name, each]),
  );
  const { hostname, port } = new URL(stripe.url);
  // The hand of a person on the provider's own pages: its dashboard, its portal.
  const provider = new Stripe('sk_test_tests', {
    protocol: 'http',
    host: hostname,
    port: Number(port),
    telemetry: false,
  });
  let requests = 0;
  const app = new Hono<HttpEnv>().use(async (c, next) => {
    c.set('locale', 'it');
    c.set('ctx', contextFor({ kind: 'visitor', orderSession: null }, `req_${(requests += 1)}`));
    await next();
  });
  app.route('/', cardPaymentsWebhook).route('/', mailReturns);
  app.onError((error, c) => refuse(c, error));

  return {
    config,
    clock,
    database,
    stripe,
    registrar,
    mail,
    letters,
    readers: new ReadersBook(),
    eInvoices,
    network,
    provider,
    queue,
    handlers,
    trouble,
    changed: pool.changed,
    lines,
    /** The card provider's own answers, which nothing spoils. */
    payments: whole.payments,
    /** Who began an order, by its id, and what stood on the screen when a card form opened, by its session. */
    buyers: new Map<string, Buyer>(),
    shown: new Map<string, Shown>(),
    /** What pages of an order showed for going up to PRO and its owner said yes to, in euro cents. */
    upgrades: new Map<string, Set<number>>(),
    /** Renewals that the clock saw coming while it could tell of them, and until when an order's page says one may withdraw. */
    nearing: new Map<string, { orderId: string; day: string }>(),
    withdrawable: new Map<string, { paidAt: Date; until: Date }>(),
    /** What a stranger got, or could do. */
    trespasses: new Set<string>(),
    /** Names with mail whose owners said that they may move. */
    letGo: new Set<string>(),
    as: (actor: Actor): Ctx => contextFor(actor, `req_${(requests += 1)}`),
    system: (job = 'simulator'): Ctx => contextFor({ kind: 'system', job }, `job_${(requests += 1)}`),
    /** An event at the product's own address, signed by its provider or by somebody else; the status it answers. */
    async deliver(event: object, secret = WEBHOOK_SECRET): Promise<number> {
      const payload = JSON.stringify(event);
      const timestamp = Math.floor(now().getTime() / 1000);
      const header = provider.webhooks.generateTestHeaderString({ payload, secret, timestamp });
      const request = new Request('http://localhost/webhooks/stripe', {
        method: 'POST',
        body: payload,
        headers: { 'content-type': 'application/json', 'stripe-signature': header },
      });
      return (await app.request(request)).status;
    },
    /** A report about a mail, as the mail server hands it over; the status it is answered with. */
    async report(raw: string): Promise<number> {
      const headers = { authorization: `Bearer ${RETURNS_SECRET}`, 'content-type': 'message/rfc822' };
      return (await app.request('/webhooks/mail-returns', { method: 'POST', headers, body: raw })).status;
    },
    /** The price of premium in the provider's catalogue, in euro cents. */
    chargeForPremium(cents: number): void {
      const { prices } = stripe.state;
      const price = prices.get(PRICES.premium);
      if (price) prices.set(price.id, { ...price, unit_amount: cents });
    },
    /** Time passes; the provider does what falls due meanwhile. */
    moveTo(at: Date) {
      clock.set(at);
      stripe.clock.moveTo(stripe.clock.now());
    },
    /** `name`: planned once for each connection. */
    async rows<Row extends object>(text: string, values: unknown[] = [], name?: string): Promise<Row[]> {
      return (await database.pool.query<Row>({ text, values, ...(name && { name }) })).rows;
    },
    async close() {
      real.mail.close();
      real.bulkMail?.close();
      await real.images.close();
      await Promise.all([stripe.close(), registrar.close(), mail.close(), eInvoices.close(), dns.close()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
