/** A server that takes plain requests past Node's, one that does not, and what is said to both. */
import { createServer, type Server, type ServerOptions } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PlainGet } from '../../server/site-host/plain/read-plain-get.ts';
import { servePlainGets } from '../../server/site-host/plain/serve-plain-gets.ts';
import { makeReady, send } from '../../server/site-host/ready.ts';

const page = makeReady(200, Buffer.from('the owls'), { 'content-type': 'text/html' }, 'owls');
const large = makeReady(200, Buffer.alloc(4_000_000, 'x'), {});
/** Paths that were answered without Node's server. */
export const seen: string[] = [];
/** Paths that Node's server answered in its own words. */
export const forNode: string[] = [];

/** Sites answer everything, the product's own host nothing. */
export function answer(get: PlainGet) {
  if (get.host === 'own') return null;
  seen.push(get.url);
  if (get.url === '/large') return large;
  return get.url === '/slow' ? sleep(30).then(() => page) : page;
}
export const nodeServer = (options: ServerOptions = {}) =>
  createServer(options, (req, res) => {
    if (req.method === 'GET' && req.headers.host !== 'own') {
      send(req, res, req.url === '/large' ? large : page);
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
export const get = (path: string, ...fields: string[]) =>
  `${[`GET ${path} HTTP/1.1`, 'Host: settegufi.it', ...fields].join('\r\n')}\r\n\r\n`;

export interface TwoServers {
  fast: Server;
  plain: Server;
  close(): void;
}
export async function twoServers(): Promise<TwoServers> {
  const fast = nodeServer();
  servePlainGets(fast, answer);
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
