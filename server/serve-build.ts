/** The built product on an HTTP server: what every process of it does in the same way. */
import type { Server } from 'node:http';
import { join, resolve } from 'node:path';
import type { Config } from '../platform/config.ts';
import type * as App from './app.ts';
import { servePlainGets } from './site-host/plain/serve-plain-gets.ts';
import { serveTls } from './tls/serve-tls.ts';

export const ROOT = resolve(import.meta.dirname, '..');
export type ProductResources = Parameters<typeof App.createProduct>[0];
export interface Served {
  /** Lets go of connections that wait for their next request. */
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
  const plain = servePlainGets(server, product.answerPlain);
  const { tls, ...rest } = resources.config;
  const secure = tls && (await serveTls({ ...rest, tls }, product, resources.log));
  return {
    closeIdle: () => plain.close(),
    async close() {
      await secure?.close();
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

export function closeServer(server: Server, served: Pick<Served, 'closeIdle'>): Promise<void> {
  return new Promise((done) => {
    server.close(() => done());
    served.closeIdle();
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), 5000).unref();
  });
}
