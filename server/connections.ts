/** The one HTTP server of a process, and what holds for each of its connections whoever answers. */
import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http';
import type { Config } from '../platform/config.ts';
import { limitConnections } from './connection-limit.ts';
import { createSlowReaders, type SlowReaders } from './slow-readers.ts';

/**
 * Idle connections are kept longer than proxies keep theirs (60 s), so that none is closed while a request is on its way.
 * Half a head, and a connection that says nothing, is kept as long as a person's bad line needs.
 */
export const openServer = (options: ServerOptions = {}): Server =>
  createServer({ keepAliveTimeout: 65_000, headersTimeout: 15_000, connectionsCheckingInterval: 5000, ...options });

export interface Connections {
  readers: SlowReaders;
  /** From now on each connection ends with its next answer. */
  lastAnswers(): void;
}

/** To be called when everybody else who listens for connections does. */
export function answerConnections(
  server: Server,
  config: Pick<Config, 'connections' | 'trustProxy'>,
  handle: RequestListener,
): Connections {
  let ending = false;
  server.on('request', (req, res) => {
    if (ending) res.setHeader('connection', 'close');
    handle(req, res);
  });
  const readers = createSlowReaders(config.connections);
  server.on('connection', (socket) => readers.watch(socket));
  limitConnections(server, config);
  return { readers, lastAnswers: () => void (ending = true) };
}
