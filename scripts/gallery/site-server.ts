/** Many small sites on one loopback port, told apart by host name as on the product's own host. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Answer {
  status?: number;
  headers: Record<string, string>;
  body: Uint8Array | string;
}
/** What a site says to a path; null is 404. */
export type Site = (path: string) => Promise<Answer | null> | Answer | null;

export interface SiteServer {
  /** `http://{name}.localhost:{port}`; browsers lead every such name to this machine. */
  origin: (name: string) => string;
  /** Shows a site under a name, in place of what was there. Returns its address, with a slash at the end. */
  show: (name: string, site: Site) => string;
  close: () => Promise<void>;
}

export async function openSiteServer(): Promise<SiteServer> {
  const sites = new Map<string, Site>();
  const server = createServer((request, response) => {
    const name = (request.headers.host ?? '').replace(/\.localhost(?::\d+)?$/, '');
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    Promise.resolve(sites.get(name)?.(path) ?? null)
      .then((answer) => {
        if (!answer) return response.writeHead(404).end();
        return response.writeHead(answer.status ?? 200, answer.headers).end(answer.body);
      })
      .catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((ready, fail) => {
    server.once('error', fail).listen(0, '127.0.0.1', ready);
  });
  const { port } = server.address() as AddressInfo;
  const origin = (name: string) => `http://${name}.localhost:${port}`;
  return {
    origin,
    show(name, site) {
      sites.set(name, site);
      return `${origin(name)}/`;
    },
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
