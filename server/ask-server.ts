import { createServer, type Server } from 'node:http';
import type { TlsAsk } from './http/tls-ask.ts';

/** On a port of its own, which only proxies of ours reach (ASK_PORT): nothing but `/tls/ask` is answered there. */
export const createAskServer = (ask: TlsAsk): Server =>
  createServer({ keepAliveTimeout: 65_000, headersTimeout: 15_000, maxHeaderSize: 4096 }, (req, res) => {
    const url = URL.parse(req.url ?? '', 'http://ask');
    const isAsk = req.method === 'GET' && url?.pathname === '/tls/ask';
    void (isAsk ? ask(url.searchParams.get('domain') ?? undefined) : Promise.resolve(404))
      .catch(() => 503)
      .then((status) => res.writeHead(status, { 'content-length': 0 }).end());
  });

export const closeAtOnce = (server: Server): Promise<void> =>
  new Promise((closed) => {
    server.close(() => closed());
    server.closeAllConnections();
  });
