/** A server that takes plain requests past Node's, one that does not, and what is said to both. */
import { once } from 'node:events';
import { createServer, type Server, type ServerOptions } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import type { PlainGet } from '../../server/site-host/plain/read-plain-get.ts';
import { servePlainGets } from '../../server/site-host/plain/serve-plain-gets.ts';
import { makeReady, send, type Ready } from '../../server/site-host/ready.ts';
import { createSlowReaders } from '../../server/slow-readers.ts';

const page = makeReady(200, Buffer.from('the owls'), { 'content-type': 'text/html' }, 'owls');
const large = makeReady(200, Buffer.alloc(4_000_000, 'x'), {});
/** More than the system's buffers on both sides of a connection hold. */
export const HUGE = 24_000_000;
const huge = makeReady(200, Buffer.alloc(HUGE, 'x'), {});
const bodies: Record<string, Ready> = { '/large': large, '/huge': huge };
/** Paths that were answered without Node's server. */
export const seen: string[] = [];
/** Paths that Node's server answered in its own words. */
export const forNode: string[] = [];

/** Sites answer everything, the product's own host nothing. */
export function answer(get: PlainGet) {
  if (get.host === 'own') return null;
  seen.push(get.url);
  return bodies[get.url] ?? (get.url === '/slow' ? sleep(30).then(() => page) : page);
}
export const nodeServer = (options: ServerOptions = {}) =>
  createServer(options, (req, res) => {
    if (req.method === 'GET' && req.headers.host !== 'own') {
      send(req, res, bodies[req.url ?? ''] ?? page);
      return;
    }
    forNode.push(req.url ?? '');
    let bytes = 0;
    req.on('data', (piece: Buffer) => {
      bytes += piece.length;
      // Somebody who takes his time.
      req.pause();
      setImmediate(() => req.resume());
    });
    req.on('end', () => res.end(`${req.method} by node${bytes > 0 ? `: ${bytes}` : ''}`));
  });
/** For `expect.poll`: a limit of silence. */
export const PATIENT = { timeout: 20_000, interval: 5 };
/** Watches for slow readers as the product does. */
export const patient = () => createSlowReaders({ silenceMs: 30_000, bytesPerSecond: 1000 });
export const portOf = (server: Server) => (server.address() as AddressInfo).port;
export async function listening(server: Server): Promise<Server> {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return server;
}

/** What `talk` adds when the other side has closed the connection. */
const CLOSED = '\n[closed]';

/** Sends pieces one after the other and reads until the other side is silent or gone. */
export function talk(server: Server, pieces: string[], silence = 300): Promise<string> {
  return new Promise((done) => {
    const socket = connect(portOf(server), '127.0.0.1');
    let said = '';
    let timer: NodeJS.Timeout | undefined;
    const finish = () => {
      done(said);
      socket.destroy();
    };
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(finish, silence);
    };
    socket.on('data', (bytes) => {
      said += bytes.toString('latin1');
      wait();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearTimeout(timer);
      done(said + CLOSED);
    });
    socket.on('connect', async () => {
      for (const piece of pieces) {
        socket.write(Buffer.from(piece, 'latin1'));
        wait();
        await sleep(15);
      }
    });
  });
}

/** A conversation in which every word waits for something, however busy the machine is. */
export async function converse(server: Server) {
  const socket = connect(portOf(server), '127.0.0.1');
  let said = '';
  socket.on('error', () => undefined);
  socket.on('data', (bytes) => (said += bytes.toString('latin1')));
  const closed = once(socket, 'close');
  await once(socket, 'connect');
  const heard = (what: RegExp | string) => said.split(what).length - 1;
  return {
    closed,
    said: () => said,
    say: (text: string) => void socket.write(Buffer.from(text, 'latin1')),
    /** Until that was said so often. */
    hear: (what: RegExp | string, times = 1) => expect.poll(() => heard(what), PATIENT).toBeGreaterThanOrEqual(times),
    leave: () => socket.destroy(),
  };
}
/** Connections that the server holds. */
export const held = (server: Server): Promise<number> =>
  new Promise((done, fail) => server.getConnections((error, count) => (error ? fail(error) : done(count))));
export const get = (path: string, ...fields: string[]) =>
  `${[`GET ${path} HTTP/1.1`, 'Host: settegufi.it', ...fields].join('\r\n')}\r\n\r\n`;

export interface TwoServers {
  fast: Server;
  plain: Server;
  close(): void;
}
export async function twoServers(): Promise<TwoServers> {
  const fast = nodeServer();
  servePlainGets(fast, answer, patient());
  const plain = nodeServer();
  for (const server of [fast, plain]) await listening(server);
  return {
    fast,
    plain,
    close() {
      for (const server of [fast, plain]) {
        server.closeAllConnections();
        server.close();
      }
    },
  };
}
