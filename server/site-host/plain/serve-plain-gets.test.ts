import { once } from 'node:events';
import { createServer, type Server, type ServerOptions } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
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
const nodeServer = (options: ServerOptions = {}) =>
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
const portOf = (server: Server) => (server.address() as AddressInfo).port;
async function listening(server: Server): Promise<Server> {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return server;
}

/** Sends pieces one after the other and reads until the other side is silent or gone. */
function talk(server: Server, pieces: string[], silence = 60): Promise<string> {
  return new Promise((done) => {
    const socket = connect(portOf(server), '127.0.0.1');
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

beforeAll(async () => {
  fast = nodeServer();
  servePlainGets(fast, answer);
  plain = nodeServer();
  for (const server of [fast, plain]) await listening(server);
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

  it('closes when the server ends, which then has no connection left', async () => {
    const server = nodeServer();
    const closing = servePlainGets(server, answer);
    await listening(server);
    const said = talk(server, [get('/a')], 2000);
    await sleep(40);
    const gone = once(server, 'close');
    closing.close();
    server.close();
    expect(await said).toContain('the owls');
    await gone;
  });

  it('is closed when it asks nothing for ten seconds, or nothing more for sixty-five', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const server = nodeServer();
    const closing = servePlainGets(server, answer);
    await listening(server);
    const open = async (text: string): Promise<Socket> => {
      const socket = connect(portOf(server), '127.0.0.1');
      socket.write(text);
      socket.resume();
      await once(socket, text === '' ? 'connect' : 'data');
      return socket;
    };
    const [silent, served] = [await open(''), await open(get('/a'))];
    await sleep(20);
    const pass = async (seconds: number) => {
      for (let look = 0; look < seconds / 5; look++) vi.advanceTimersByTime(5000);
      await sleep(30);
      return [silent.destroyed || silent.readableEnded, served.destroyed || served.readableEnded];
    };
    expect(await pass(10)).toEqual([false, false]);
    expect(await pass(5)).toEqual([true, false]);
    expect(await pass(50)).toEqual([true, false]);
    expect(await pass(5)).toEqual([true, true]);
    vi.useRealTimers();
    closing.close();
    server.close();
  });
});

describe('a connection that was given to the HTTP server', () => {
  it('uploads as much as it would have, after pages and before them', async () => {
    const body = 'x'.repeat(4_000_000);
    const upload = `POST /upload HTTP/1.1\r\nHost: own\r\nContent-Length: ${body.length}\r\n\r\n`;
    const said = await talk(fast, [get('/a'), upload + body.slice(0, 100), body.slice(100), get('/b')], 400);
    expect(said).toContain(`POST by node: ${body.length}`);
    expect(said.match(/the owls/g)).toHaveLength(2);
  });

  it('reads from it as slowly as it likes', async () => {
    const socket = connect(portOf(fast), '127.0.0.1');
    socket.write(get('/large', 'Connection: close'));
    await sleep(50);
    let bytes = 0;
    for await (const piece of socket) bytes += (piece as Buffer).length;
    expect(bytes).toBeGreaterThan(4_000_000);
  });

  it('is bound by its patience with half a head', async () => {
    const impatient = { headersTimeout: 60, connectionsCheckingInterval: 20 };
    const server = nodeServer(impatient);
    servePlainGets(server, answer);
    await listening(server);
    const said = await talk(server, [get('/a'), get('/b').slice(0, 20)], 400);
    expect(said.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 408']);
    server.close();
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

/** Without what each writes in its own way: the date, the case of names, what Node says of the connection. */
const comparable = (said: string): string =>
  said
    .replaceAll(/^([A-Za-z-]+):/gm, (name) => name.toLowerCase())
    .replaceAll(/^(?:date|connection|keep-alive): .*\r\n/gm, '')
    .split(/(?=HTTP\/1\.1 )/)
    .map((message) => {
      const [head = '', ...body] = message.split('\r\n\r\n');
      const [start, ...fields] = head.split('\r\n');
      return [start, ...fields.toSorted(), '', ...body].join('\n');
    })
    .join('');

/** On a machine with other work silence may be no end yet: what differs is asked once more, with patience. */
async function same(pieces: string[]): Promise<void> {
  const both = async (silence: number) => {
    const said = await Promise.all([fast, plain].map((server) => talk(server, [...pieces], silence)));
    return said.map(comparable);
  };
  const [ours, nodes] = await both(60);
  if (ours === nodes) return;
  const [oursNow, nodesNow] = await both(1000);
  expect(oursNow, JSON.stringify(pieces)).toBe(nodesNow);
}

describe('faulty and forged messages', () => {
  it.each(CORPUS.map((pieces) => [JSON.stringify(pieces).slice(0, 90), pieces] as const))(
    '%s',
    async (_what, pieces) => {
      await same(pieces);
      expect(seen).not.toContain('/smuggled');
      expect(forNode).not.toContain('/inner');
    },
  );

  it('are answered as Node answers them however they were bent and cut', async () => {
    const odd = fc.constantFrom(
      '\r',
      '\n',
      '\r\n',
      ' ',
      '\t',
      ':',
      ',',
      '\0',
      '\x7f',
      'é',
      '/',
      'GET ',
      'Host: own\r\n',
      'a',
    );
    const bent = fc
      .tuple(fc.constantFrom(...CORPUS.map((pieces) => pieces.join('')), get('/a')), fc.nat(), fc.nat(3), odd, fc.nat())
      .map(([text, at, less, more, cut]) => {
        const place = at % Math.min(text.length, 120);
        const changed = text.slice(0, place) + more + text.slice(place + less);
        return [changed.slice(0, cut % changed.length), changed.slice(cut % changed.length)].filter(Boolean);
      });
    for (let round = 0; round < 4; round++) {
      const messages = fc.sample(bent, { numRuns: 40, seed: round });
      await Promise.all(messages.map(same));
    }
    expect(forNode).not.toContain('/inner');
  });
});
