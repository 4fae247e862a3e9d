/**
 * A mail host on loopback: SMTP for what comes in, submission, IMAP and Dovecot's HTTP API, over boxes that the eight views of
 * the product's database name. What fails by name is in SENTINELS.md, what differs from a real host in DIFFERENCES.md.
 */
import type { AddressInfo, Socket } from 'node:net';
import { serve, type HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { createDirectory } from './directory.ts';
import { doveadmApi } from './doveadm.ts';
import { createImap } from './imap/server.ts';
import { hostPage } from './page.ts';
import { createRelay } from './relay.ts';
import { createSessions } from './sessions.ts';
import { createSmtp } from './smtp.ts';
import { createStore } from './store.ts';

export interface MailHostSandbox {
  /** Of the HTTP API, without a trailing slash; its page is at `/`. */
  url: string;
  imapUrl: string;
  submissionUrl: string;
  /** Where mail from outside comes in. */
  smtpUrl: string;
  /** The rules of a box by its folder, which is its id. */
  rulesOf(folder: string): { scripts: Record<string, string>; active: string | null };
  /** Bytes and mails of a box by its folder. */
  held(folder: string): { bytes: number; messages: number };
  /** Asks this database from now on. */
  setDatabase(url: string): Promise<void>;
  close(): Promise<void>;
}

/** Ports of 0 are any free ones. Without `databaseUrl` every question about a box is answered "later". */
export async function startMailHostSandbox(options: {
  host: string;
  ports?: { http: number; imap: number; submission: number; smtp: number };
  dataDir: string;
  apiKey: string;
  /** Of a role that may read the views of schema `mail`. */
  databaseUrl?: string;
  /** Server that takes mail for strangers; without it they are not reached. */
  relayUrl?: string;
  now?: () => Date;
  slowMs?: number;
}): Promise<MailHostSandbox> {
  const { host, ports = { http: 0, imap: 0, submission: 0, smtp: 0 } } = options;
  const directory = createDirectory(options.databaseUrl);
  const store = createStore(options.dataDir);
  const sessions = createSessions();
  const relay = options.relayUrl === undefined ? null : createRelay(options.relayUrl);
  const shared = {
    directory,
    store,
    sessions,
    relay,
    now: options.now ?? (() => new Date()),
    slowMs: options.slowMs ?? 4_000,
  };
  const [incoming, submission, imap] = [createSmtp('in', shared), createSmtp('submission', shared), createImap(shared)];
  const urls = {
    smtpUrl: `smtp://${host}:${await incoming.listen(ports.smtp, host)}`,
    submissionUrl: `smtp://${host}:${await submission.listen(ports.submission, host)}`,
    imapUrl: `imap://${host}:${await imap.listen(ports.imap, host)}`,
  };

  const lines = new WeakMap<Request, Socket>();
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.use(async (c, next) => {
    lines.set(c.req.raw, c.env.incoming.socket);
    await next();
  });
  const cut = (request: Request) => void lines.get(request)?.destroy();
  app.route('/', doveadmApi({ directory, store, sessions, apiKey: options.apiKey, cut }));
  const places = () => ({ imap: urls.imapUrl, submission: urls.submissionUrl, smtp: urls.smtpUrl });
  app.route('/', hostPage({ directory, places }));
  const http = serve({ fetch: app.fetch, hostname: host, port: ports.http });
  await new Promise<void>((done) => void http.once('listening', done));

  return {
    ...urls,
    url: `http://${host}:${(http.address() as AddressInfo).port}`,
    rulesOf: (folder) => store.rules(folder),
    held: (folder) => ({ bytes: store.box(folder).used(), messages: store.box(folder).messages() }),
    setDatabase: (url) => directory.setDatabase(url),
    async close() {
      await Promise.all([incoming.close(), submission.close(), imap.close()]);
      await new Promise<void>((done) => {
        http.close(() => done());
        if ('closeAllConnections' in http) http.closeAllConnections();
      });
      relay?.close();
      await directory.close();
      await store.close();
    },
  };
}
