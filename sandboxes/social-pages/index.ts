import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { demoPages, shiftPage } from '../../tests/fixtures/pages.ts';
import { createUsage } from './access.ts';
import { catalogue } from './catalogue/index.ts';
import { control } from './control.ts';
import { connectApi } from './connect-api.ts';
import { createFaults } from './faults.ts';
import { createGrants } from './grants.ts';
import { graphApi } from './graph-api.ts';
import { loginApi } from './login-api.ts';
import { createLogins } from './logins.ts';
import { media } from './media.ts';
import type { StoredPage } from './page-types.ts';
import { createPictures } from './pictures.ts';
import { sentinels } from './sentinels.ts';
import { createStore } from './store.ts';
import { clickable } from './ui/index.ts';
import { createWebhooks, type Webhooks, type WebhookTarget } from './webhooks.ts';

export interface SocialPagesSandboxOptions {
  host: string;
  /** 0 takes a free one. */
  port: number;
  /** Where edits made by a person are kept; without it they live as long as the process. */
  dataDir?: string;
  accessToken: string;
  appSecret: string;
  /** The app that lets people log in, and where they may be led back to, letter by letter; without it nobody can. */
  login?: { appId: string; redirectUris: string[]; configId?: string; connectConfigId?: string };
  /** Where the app hears of pages that are connected, and the word that is shown there first. */
  webhook?: WebhookTarget;
  now?: () => Date;
  /** Calls the app may make in an hour before code 4; default 100,000. */
  callsPerHour?: number;
  /** How long a picture address holds; default 6 hours. */
  pictureSeconds?: number;
}

export interface SocialPagesSandbox {
  /** Base of the API and of the login dialog, with the version: `http://127.0.0.1:4100/v25.0`. */
  url: string;
  /** The page a person can click. */
  homeUrl: string;
  /** `host:port` of the picture addresses, for the adapter's allow-list. */
  pictureHost: string;
  pageCount: number;
  webhooks: Webhooks;
  /** Where events go from now on. */
  setWebhook(target: WebhookTarget): void;
  close(): Promise<void>;
}

/** Starts the stand-in of the social network: demo pages dated around now, sentinels, and a generated catalogue of thousands. */
export async function startSocialPagesSandbox(options: SocialPagesSandboxOptions): Promise<SocialPagesSandbox> {
  const now = options.now ?? (() => new Date());
  let origin = '';
  const demo: StoredPage[] = demoPages().map((page) => {
    const { _demo, ...shifted } = shiftPage(page, now());
    return { ...shifted, lang: _demo.lang, demo: true };
  });
  const store = createStore([...demo, ...sentinels(), ...(await catalogue(now()))], options.dataDir);
  const pictures = createPictures({
    origin: () => origin,
    secret: options.appSecret,
    now,
    lifetimeSeconds: options.pictureSeconds ?? 6 * 3600,
  });
  const faults = createFaults();
  const usage = createUsage(options.callsPerHour ?? 100_000, now);
  const { accessToken, appSecret } = options;
  const grants = createGrants(options.dataDir);
  const logins = createLogins(now);
  let target = options.webhook;
  const webhooks = createWebhooks({ target: () => target, appSecret, grants, now });

  const app = new Hono();
  // Forms and switches change state, so a page of another origin may not send them.
  app.use('*', async (c, next) => {
    const from = c.req.header('origin');
    if (c.req.method !== 'GET' && from !== undefined && from !== `http://${c.req.header('host')}`)
      return c.text('Changes are accepted from this page only', 403);
    return next();
  });
  const base = () => `${origin}/v25.0`;
  // Before the rest of the API, which knows the app's own token only.
  app.route(
    '/v25.0',
    loginApi({ base, app: options.login, appSecret, store, pictures, logins, grants, faults, usage }),
  );
  app.route('/v25.0', connectApi({ app: options.login, appSecret, logins, grants, faults, usage }));
  app.route('/v25.0', graphApi({ base, accessToken, appSecret, grants, store, pictures, faults, usage }));
  app.route('/media', media({ pictures, store, faults }));
  app.route('/_control', control({ faults, store, grants, webhooks, usage, appSecret, target: () => target, now }));
  app.route('/', clickable({ store, pictures, faults }));

  const server = serve({ fetch: app.fetch, hostname: options.host, port: options.port });
  await new Promise<void>((resolve, reject) => {
    server.once('listening', resolve);
    server.once('error', reject);
  });
  const pictureHost = `${options.host}:${(server.address() as AddressInfo).port}`;
  origin = `http://${pictureHost}`;
  return {
    url: `${origin}/v25.0`,
    homeUrl: `${origin}/`,
    pictureHost,
    pageCount: store.all().length,
    webhooks,
    setWebhook: (to) => void (target = to),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        if ('closeAllConnections' in server) server.closeAllConnections();
      }),
  };
}
