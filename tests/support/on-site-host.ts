/** The host of sites on a wire of its own, asked as a browser without JavaScript asks it. */
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import { createSiteHost, type SiteHost } from '../../server/site-host/index.ts';
import type { SiteViews } from '../../server/site-host/site-views.ts';
import type { TestProduct } from './product.ts';

export interface WireAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

/** `counters`: whoever counts what is seen. */
export async function openSiteHost(product: TestProduct, counters: readonly SiteViews[] = []) {
  const host: SiteHost = createSiteHost(product.system(), counters);
  const server = createServer((req, res) => void host.handle(req, res));
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  /** A form is posted, anything else is asked for. */
  const send = (
    name: string,
    path: string,
    form?: Record<string, string>,
    headers: Record<string, string> = {},
  ): Promise<WireAnswer> => {
    const { port } = server.address() as AddressInfo;
    const posted = form && { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };
    return new Promise((done, fail) => {
      const asked = request(
        {
          host: '127.0.0.1',
          port,
          path,
          method: form ? 'POST' : 'GET',
          headers: { host: name, 'user-agent': 'Mozilla/5.0 Firefox/140.0', ...posted, ...headers },
        },
        (answer) => {
          const parts: Buffer[] = [];
          answer.on('data', (part: Buffer) => void parts.push(part));
          answer.on('end', () => {
            const bytes = Buffer.concat(parts);
            const text = (answer.headers['content-encoding'] === 'br' ? brotliDecompressSync(bytes) : bytes).toString();
            done({ status: answer.statusCode ?? 0, headers: answer.headers, text });
          });
        },
      );
      asked.once('error', fail).end(form && new URLSearchParams(form).toString());
    });
  };
  return { host, send, port: (server.address() as AddressInfo).port, close: () => server.close() };
}
export type OpenSiteHost = Awaited<ReturnType<typeof openSiteHost>>;
