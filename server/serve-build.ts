/** The built product on an HTTP server: what every process of it does in the same way. */
import type { Server } from 'node:http';
import { join, resolve } from 'node:path';
import type { Config } from '../platform/config.ts';
import type * as App from './app.ts';
import { servePlainGets } from './site-host/plain/serve-plain-gets.ts';
import { createConnectionLimit } from './connection-limit.ts';
import { createSlowReaders, type SlowReaders } from './slow-readers.ts';
import { serveTls } from './tls/serve-tls.ts';

export const ROOT = resolve(import.meta.dirname, '..');
export type ProductResources = Parameters<typeof App.createProduct>[0];
export interface Served {
  /** Every connection. */
  readers: SlowReaders;
  /** Takes no more connections of its own, and lets go of those that wait for their next request. */
  closeIdle(): void;
  close(): Promise<void>;
}

/** Everything of the product that is bundled. Loading a package natively as well would cost its memory twice. */
export const loadBuild = async (): Promise<typeof App> =>
  (await import(join(ROOT, 'build/server/index.js'))) as typeof App;

export async function serveBuild(
  server: Server,
  resources: ProductResources,
  { work }: { work: boolean },
): Promise<Served> {
  const product = await (await loadBuild()).createProduct(resources, { work, clientRoot: join(ROOT, 'build/client') });
  server.on('request', (req, res) => product.handle(req, res));
  const { tls, ...rest } = resources.config;
  const readers = createSlowReaders(rest.connections);
  const limit = createConnectionLimit(rest);
  const plain = servePlainGets(server, product.answerPlain, readers);
  limit(server);
  const secure = tls && (await serveTls({ ...rest, tls }, product, resources.log, { readers, limit }));
  let secureClosed: Promise<void> | undefined;
  return {
    readers,
    closeIdle() {
      plain.close();
      secureClosed = secure?.close();
    },
    async close() {
      await secureClosed;
      await product.close();
    },
  };
}

/** With several processes the system spreads connections over them (SO_REUSEPORT). */
export const listen = (server: Server, { port, host, servers }: Config) =>
  new Promise<void>((ready, fail) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const busy = error.code === 'EADDRINUSE';
      fail(busy ? new Error(`Port ${port} is in use. Set PORT to a free one.`, { cause: error }) : error);
    });
    server.listen({ port, host, reusePort: servers > 1 }, ready);
  });

/** What is asked for already may be answered and read for so long after the order to end. */
const LAST_READERS_MS = 4000;

/** Takes no more, and ends when every connection has: readers who are not done by then are reset. */
export async function closeServer(server: Server, served: Pick<Served, 'readers' | 'closeIdle'>): Promise<void> {
  const closed = new Promise<void>((done) => {
    server.close(() => done());
  });
  served.closeIdle();
  server.closeIdleConnections();
  await served.readers.end(LAST_READERS_MS);
  await closed;
}
