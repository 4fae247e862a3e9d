import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeReady, send } from '../ready.ts';
import type { PlainGet } from './read-plain-get.ts';
import { servePlainGets } from './serve-plain-gets.ts';

const page = makeReady(200, Buffer.from('the owls'), { 'content-type': 'text/html' }, 'owls');
const large = makeReady(200, Buffer.alloc(4_000_000, 'x'), {});
const seen: string[] = [];
const forNode: string[] = [];
let fast: Server;
let plain: Server;

function answer(get: PlainGet) {
  if (get.host === 'own') return null;
  seen.push(get.url);
  if (get.url === '/large') return large;
  return get.url === '/slow' ? sleep(30).then(() => page) : page;
}
const nodeServer = () =>
  createServer((req, res) => {
    if (req.method === 'GET' && req.headers.host !== 'own') {
      send(req, res, page);
      return;
    }
    forNode.push(req.url ?? '');
    res.end(`${req.method} by node`);
  });

/** Sends pieces one after the other and reads until the other side is silent or gone. */
function talk(server: Server, pieces: string[], silence = 60): Promise<string> {
  return new Promise((done) => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    let said = '';
    let timer: NodeJS.Timeout | undefined;
    const finish = () => {
      socket.destroy();
      done(said);
    };
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(finish, silence);
    };
    socket.on('data', (bytes) => {
      said += bytes.toString('latin1');
      wait();
    });
    socket.on('close', finish).on('error', finish);
    socket.on('connect', async () => {
      for (const piece of pieces) {
        socket.write(Buffer.from(piece, 'latin1'));
        wait();
        await sleep(15);
      }
    });
  });
}
const get = (path: string, ...fields: string[]) =>
  `${[`GET ${path} HTTP/1.1`, 'Host: settegufi.it', ...fields].join('\r\n')}\r\n\r\n`;
const bodies = (said: string) => said.split('\r\n\r\n').length - 1;

beforeAll(async () => {
  fast = nodeServer();
  servePlainGets(fast, answer);
  plain = nodeServer();
  for (const server of [fast, plain]) await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
});
afterAll(() => {
  for (const server of [fast, plain]) {
    server.closeAllConnections();
    server.close();
  }
});

describe('a connection with plain requests', () => {
  it('is answered from ready bytes, one request after the other, with a date', async () => {
    const said = await talk(fast, [get('/a'), get('/b'), get('/c')]);
    expect(said.match(/HTTP\/1\.1 200 OK\r\n/g)).toHaveLength(3);
    expect(said).toMatch(/date: \w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT\r\n/);
    expect(seen.slice(-3)).toEqual(['/a', '/b', '/c']);
  });

  it('waits for an answer that is not ready, and for a reader who is slow', async () => {
    const said = await talk(fast, [get('/slow'), get('/b')], 200);
    expect(said.match(/the owls/g)).toHaveLength(2);
    expect((await talk(fast, [get('/large'), get('/large'), get('/b')], 300)).length).toBeGreaterThan(8_000_000);
  });

  it('does not get again what it has', async () => {
    const said = await talk(fast, [get('/', 'If-None-Match: "owls"')]);
    expect(said).toMatch(/^HTTP\/1\.1 304 Not Modified\r\n/);
    expect(said).toMatch(/etag: "owls"/);
    expect(said).not.toContain('the owls');
  });

  it('goes to the HTTP server for good with the first request that is not plain', async () => {
    const said = await talk(fast, [get('/a'), get('/x').replace('settegufi.it', 'own'), get('/b')]);
    expect(said.match(/the owls/g)).toHaveLength(2);
    expect(said).toContain('GET by node');
    expect(forNode.at(-1)).toBe('/x');
    expect(seen.at(-1)).toBe('/a');
  });

  it('closes when the server ends', async () => {
    const server = nodeServer();
    const closing = servePlainGets(server, answer);
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    const said = talk(server, [get('/a')], 2000);
    await sleep(40);
    closing.close();
    server.close();
    expect(await said).toContain('the owls');
  });
});

/** What smugglers send, whole and in pieces: with and without the fast path the same is answered the same number of times. */
const CORPUS: string[][] = [
  [get('/a') + get('/b')],
  [get('/a') + get('/b') + get('/c').slice(0, 20), get('/c').slice(20)],
  [get('/a').slice(0, 9), get('/a').slice(9)],
  [get('/a').slice(0, -2), '\r\n'],
  ['\r\n', get('/a')],
  [get('/a', 'Content-Length: 5') + 'hello' + get('/b')],
  [get('/a', 'Content-Length: 5'), 'hello', get('/b')],
  [get('/a', 'Content-Length: 5', 'Content-Length: 6') + 'hello!'],
  [get('/a', 'Content-Length: 5', 'Transfer-Encoding: chunked') + '0\r\n\r\n' + get('/smuggled')],
  [get('/a', 'Transfer-Encoding: chunked') + '0\r\n\r\n' + get('/b')],
  [get('/a', 'Transfer-Encoding: chunked'), '5\r\nhello\r\n0\r\n\r\n', get('/b')],
  [get('/a', 'Transfer-Encoding : chunked') + '0\r\n\r\n'],
  [get('/a', 'Transfer-Encoding: xchunked') + '0\r\n\r\n'],
  [get('/a', 'X: y', ' Content-Length: 5') + 'hello'],
  [get('/a', 'X: y\nContent-Length: 5') + 'hello'],
  [get('/a', 'X: y\rContent-Length: 5') + 'hello'],
  [get('/a', 'Host: own')],
  ['GET / HTTP/1.1\r\n\r\n'],
  ['GET / HTTP/1.0\r\nHost: settegufi.it\r\n\r\n'],
  ['GET  / HTTP/1.1\r\nHost: settegufi.it\r\n\r\n'],
  ['GET http://own/ HTTP/1.1\r\nHost: settegufi.it\r\n\r\n'],
  [get('/a', 'Connection: close') + get('/b')],
  [get('/a', 'Connection: close'), get('/b')],
  [get('/a', 'Expect: 100-continue')],
  [get('/a', 'Upgrade: websocket', 'Connection: upgrade')],
  ['PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
  ['\x16\x03\x01\x02\x00\x01\x00\x01'],
  [get('/a', `X: ${'y'.repeat(20_000)}`)],
  [get('/a', 'X: y\0')],
  [get('/a'), 'nonsense\r\n\r\n'],
  [
    get('/a'),
    'POST / HTTP/1.1\r\nHost: own\r\nContent-Length: 40\r\n\r\nGET /inner HTTP/1.1\r\nHost: own\r\n\r\n123456',
    get('/b'),
  ],
];

describe('faulty and forged messages', () => {
  it.each(CORPUS.map((pieces) => [JSON.stringify(pieces).slice(0, 90), pieces] as const))(
    '%s',
    async (_what, pieces) => {
      const [ours, nodes] = await Promise.all([talk(fast, [...pieces]), talk(plain, [...pieces])]);
      const statuses = (said: string) => said.match(/HTTP\/1\.1 \d+/g);
      expect(statuses(ours)).toEqual(statuses(nodes));
      expect(bodies(ours)).toBe(bodies(nodes));
      expect(ours.match(/by node/g)?.length).toBe(nodes.match(/by node/g)?.length);
      expect(seen).not.toContain('/smuggled');
      expect(forNode).not.toContain('/inner');
    },
  );
});
