/** The built product on an HTTP server: what every process of it does in the same way. */
import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join, resolve } from 'node:path';
import type { Config } from '../platform/config.ts';
import type * as App from './app.ts';
import { answerConnections, type Connections } from './connections.ts';

export const ROOT = resolve(import.meta.dirname, '..');
export const { version: VERSION } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string };
export type ProductResources = Parameters<typeof App.createProduct>[0];
export interface Served extends Connections, Pick<App.Product, 'ask' | 'rest'> {
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
  const connections = answerConnections(server, resources.config, (req, res) => product.handle(req, res));
  return { ...connections, ask: product.ask, rest: () => product.rest(), close: () => product.close() };
}

/** With several processes the system spreads connections over them (SO_REUSEPORT). */
export const listen = (server: Server, { port, host, servers }: Config) =>
  listenAt(server, { port, host, reusePort: servers > 1, what: 'PORT' });

/** @param at.what the variable that names the port, for the sentence that refuses one in use */
export const listenAt = (
  server: Server,
  { what, ...at }: { port: number; host: string; reusePort?: boolean; what: string },
) =>
  new Promise<void>((ready, fail) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const busy = error.code === 'EADDRINUSE';
      fail(busy ? new Error(`Port ${at.port} is in use. Set ${what} to a free one.`, { cause: error }) : error);
    });
    server.listen(at, ready);
  });

/** What is asked for already may be answered and read for so long after the order to end. */
const LAST_READERS_MS = 4000;

/** Takes no more, and ends when every connection has: readers who are not done by then are reset. */
export async function closeServer(server: Server, served: Connections): Promise<void> {
  const closed = new Promise<void>((done) => {
    server.close(() => done());
  });
  served.lastAnswers();
  server.closeIdleConnections();
  await served.readers.end(LAST_READERS_MS);
  await closed;
}
