/**
 * An intermediary for Italian electronic invoices on loopback, with the tax office's exchange behind it: speaks Aruba's
 * web services, checks the official schema and the exchange's rules, and answers later.
 */
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { createApi, type Fault } from './api.ts';
import { pages } from './page.ts';
import { createStore, settle, type KeptFile, type Outcome } from './store.ts';

export interface EInvoiceSandboxOptions {
  host: string;
  /** 0 takes a free one. */
  port: number;
  username: string;
  password: string;
  /** Where files are kept across restarts. */
  dataDir?: string;
  now?: () => Date;
  /** How long the exchange takes; default 20 s. */
  answerMs?: number;
  /** The schema check takes half a second of processor time. Default on. */
  schema?: boolean;
}
export interface EInvoiceSandbox {
  /** Base of the sign-in and of the services, and the page for people. */
  url: string;
  /** Newest first. */
  files(): KeptFile[];
  /** The next calls of that path fail so. */
  fail(fault: Fault): void;
  /** What the page's buttons do, for every file of that number. */
  answer(number: string, outcome: Outcome): void;
  /** Every token ends, as it would after half an hour. */
  clearTokens(): void;
  close(): Promise<void>;
}

export async function startEInvoiceSandbox(options: EInvoiceSandboxOptions): Promise<EInvoiceSandbox> {
  const now = options.now ?? (() => new Date());
  const store = createStore(options.dataDir);
  const faults: Fault[] = [];
  const tokens = new Set<string>();
  const { username, password, answerMs = 20_000, schema = true } = options;
  const app = new Hono()
    .route('/', createApi({ store, faults, tokens, now, username, password, answerMs, schema }))
    .route('/', pages({ store, faults, now }));
  const server = serve({ fetch: app.fetch, hostname: options.host, port: options.port });
  await new Promise<void>((resolve, reject) => {
    server.once('listening', resolve);
    server.once('error', reject);
  });
  return {
    url: `http://${options.host}:${(server.address() as AddressInfo).port}`,
    files: store.all,
    fail: (fault) => void faults.push(fault),
    answer(number, outcome) {
      for (const file of store.all()) if (file.number === number) settle(store, file, outcome, now());
    },
    clearTokens: () => tokens.clear(),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        if ('closeAllConnections' in server) server.closeAllConnections();
      }),
  };
}
