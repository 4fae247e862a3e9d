/** HTTPS on a port of its own: HTTP/2 where the client offers it, HTTP/1.1 else (ALPN, RFC 7301), certificates by name (SNI). */
import type { Server, Socket } from 'node:net';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { Config } from '../../platform/config.ts';
import type { Logger } from '../../platform/logger.ts';
import type { SlowReaders } from '../slow-readers.ts';
import { servePlainGets, type PlainAnswer } from '../site-host/plain/serve-plain-gets.ts';
import { answerStreams } from './answer-streams.ts';
import { openCertificates, TLS_LEAST } from './certificates.ts';

const REFRESH_MS = 10_000;

/** @param product answers requests of either version; those of HTTP/2 come in the form of HTTP/1.1 */
export async function serveTls(
  { tls, host, servers }: Pick<Config, 'host' | 'servers'> & { tls: NonNullable<Config['tls']> },
  product: { handle(req: IncomingMessage, res: ServerResponse): void; answerPlain: PlainAnswer },
  log: Logger,
  { readers, limit }: { readers: SlowReaders; limit: (server: Server) => void },
): Promise<{ port: number; close(): Promise<void> }> {
  const certificates = openCertificates(tls.certificates, log);
  const { cert, key } = certificates.first();
  const server = createSecureServer({
    allowHTTP1: true,
    minVersion: TLS_LEAST,
    cert,
    key,
    SNICallback: (name, done) => done(null, certificates.find(name)),
  });
  server.on('request', (req, res) => {
    // RFC 9113, 8.3.1: what HTTP/1.1 calls Host. It decides: a cache in front keeps the answer under it.
    const authority = req.headers[':authority']?.toString();
    if (authority !== undefined) req.headers.host = authority;
    product.handle(req as unknown as IncomingMessage, res as unknown as ServerResponse);
  });
  answerStreams(server, product.answerPlain, readers);
  const plain = servePlainGets(server, product.answerPlain, readers, 'secureConnection');
  // Also who never says a word of TLS is to be gone at the end.
  server.on('connection', (socket: Socket) => readers.watch(socket));
  limit(server);
  const sessions = new Set<{ close(): void }>();
  server.on('session', (session) => {
    sessions.add(session);
    session.once('close', () => sessions.delete(session));
  });
  server.on('sessionError', () => undefined);
  await new Promise<void>((ready, fail) => {
    server.once('error', fail);
    server.listen({ port: tls.port, host, reusePort: servers > 1 }, ready);
  });
  const refresh = setInterval(() => {
    if (certificates.refresh()) server.setSecureContext({ ...certificates.first(), minVersion: TLS_LEAST });
  }, REFRESH_MS).unref();
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : tls.port,
    close: () =>
      new Promise((done) => {
        clearInterval(refresh);
        server.close(() => done());
        plain.close();
        for (const session of sessions) session.close();
      }),
  };
}
