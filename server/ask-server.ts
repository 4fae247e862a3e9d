import { createServer, type Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { TlsAsk } from './http/tls-ask.ts';

/**
 * Edges that share a folder are answered so far apart, by their number (`edge`, 1 to 9): the lock by which one of them asks for a certificate is a file, and
 * Caddy 2.6 takes one that is just being written for that of a dead edge. Asked in the same moment, both would have a certificate made.
 */
const APART_MS = 50;
const EDGE = /^[1-9]$/;

/** On a port of its own, which only proxies of ours reach (ASK_PORT): nothing but `/tls/ask` is answered there. */
export const createAskServer = (ask: TlsAsk): Server =>
  createServer({ keepAliveTimeout: 65_000, headersTimeout: 15_000, maxHeaderSize: 4096 }, (req, res) => {
    const url = URL.parse(req.url ?? '', 'http://ask');
    const isAsk = req.method === 'GET' && url?.pathname === '/tls/ask';
    void (isAsk ? answer(ask, url.searchParams) : Promise.resolve(404))
      .catch(() => 503)
      .then((status) => res.writeHead(status, { 'content-length': 0 }).end());
  });

async function answer(ask: TlsAsk, asked: URLSearchParams): Promise<number> {
  const edge = asked.get('edge') ?? '';
  if (EDGE.test(edge)) await sleep((Number(edge) - 1) * APART_MS);
  return ask(asked.get('domain') ?? undefined);
}

export const closeAtOnce = (server: Server): Promise<void> =>
  new Promise((closed) => {
    server.close(() => closed());
    server.closeAllConnections();
  });
