import { serve, type HttpBindings } from '@hono/node-server';
import type { AddressInfo } from 'node:net';
import { Hono } from 'hono';
import { createClock, type SandboxClock } from '../clock.ts';
import { runAgenda } from './agenda.ts';
import { createDispatch } from './api/dispatch.ts';
import { routes } from './api/routes.ts';
import { checkoutRoutes } from './checkout/routes.ts';
import { onboardingPages } from './connect/onboarding.ts';
import { hostedPages } from './checkout/hosted.ts';
import { controlRoutes } from './control/routes.ts';
import type { Desk } from './desk.ts';
import { createFaults } from './faults.ts';
import { invoicePages } from './portal/invoice-page.ts';
import { portalPages } from './portal/routes.ts';
import { accountSettings, type AccountSettings, openStore, type State } from './store.ts';
import { createWebhooks, type WebhookTarget } from './webhooks.ts';

export interface StripeSandboxOptions {
  host: string;
  /** 0 takes a free one. */
  port: number;
  /** Folder in which the state survives a restart; without it everything is forgotten. */
  dataDir?: string;
  webhooks?: WebhookTarget[];
  publishableKey: string;
  secretKey: string;
  /** What the account's owner has set in the vendor's dashboard, until somebody sets something else. */
  account?: Partial<AccountSettings>;
  /** How far customer search runs behind, in milliseconds. */
  searchLagMs?: number;
  /** The time shared with the other sandboxes. */
  clock?: SandboxClock;
  /** The machine's time in milliseconds since the epoch, for tests that travel in time. */
  now?: () => number;
}
export interface StripeSandbox {
  url: string;
  /** Answers a request of this process without a line between. Not for faults that cut the line. */
  fetch(request: Request): Promise<Response>;
  /** The vendor's objects as they are, for tests to look at. */
  state: State;
  /** Those of a connected account. */
  stateOf(account: string): State;
  clock: SandboxClock;
  setWebhooks(targets: WebhookTarget[]): void;
  /** Stops answering and writes the state. */
  close(): Promise<void>;
}

/** Starts a stand-in for the card provider's API 2026-10-28.endive. Rejects when the port is taken. */
export async function startStripeSandbox(options: StripeSandboxOptions): Promise<StripeSandbox> {
  const clock = options.clock ?? createClock(options.now && { wall: options.now });
  const store = openStore(options.dataDir);
  if (options.account && !store.state.settings.has('account'))
    store.state.settings.set('account', { ...accountSettings(store.state), ...options.account });
  const faults = createFaults();
  const webhooks = createWebhooks(store, clock);
  const desk: Desk = {
    account: null,
    state: store.state,
    store,
    webhooks,
    url: '',
    secretKey: options.secretKey,
    publishableKey: options.publishableKey,
    searchLagMs: options.searchLagMs ?? 0,
    clock,
    now: () => clock.now(),
  };
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.use('/:version{v[12]}/*', async (c, next) => {
    await next();
    c.header('date', new Date(clock.wall()).toUTCString());
  });
  const dispatch = createDispatch(desk, faults, routes);
  app.all('/v1/*', dispatch);
  app.all('/v2/*', dispatch);
  app.route('/', checkoutRoutes(desk));
  app.route('/', hostedPages(desk));
  app.route('/', onboardingPages(desk));
  app.route('/', portalPages(desk));
  app.route('/', invoicePages(desk));
  app.route('/', controlRoutes(desk, faults));
  const server = serve({ fetch: app.fetch, hostname: options.host, port: options.port });
  await new Promise<void>((resolve, reject) => {
    server.once('listening', resolve);
    server.once('error', reject);
  });
  const { port } = server.address() as AddressInfo;
  desk.url = `http://${options.host}:${port}`;
  webhooks.setTargets(options.webhooks ?? []);
  clock.onMove(() => {
    runAgenda(desk);
    webhooks.wake();
  });
  const sweep = setInterval(() => runAgenda(desk), 5000);
  sweep.unref();

  return {
    url: desk.url,
    fetch: async (request) => app.fetch(request),
    state: store.state,
    stateOf: (account) => store.stateOf(account),
    clock,
    setWebhooks: (targets) => webhooks.setTargets(targets),
    async close() {
      clearInterval(sweep);
      await webhooks.stop();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        if ('closeAllConnections' in server) server.closeAllConnections();
      });
      store.flush();
    },
  };
}
