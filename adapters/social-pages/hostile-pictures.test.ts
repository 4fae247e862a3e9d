/** A picture host that lies, stalls, floods and redirects, and names that lead into our own network. */
import dns from 'node:dns';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { deflateSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openPicture } from '../images-sharp/open-picture.ts';
import { createGraph } from './graph.ts';
import { createPictureFetcher } from './picture.ts';

type Handler = (req: IncomingMessage, res: ServerResponse) => void;
let hostile: Server;
let canary: Server;
let handler: Handler = (_req, res) => res.end();
let touched = 0;
const listen = (server: Server) =>
  new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready);
  });
const port = (server: Server) => (server.address() as AddressInfo).port;

beforeAll(async () => {
  hostile = createServer((req, res) => handler(req, res));
  canary = createServer((_req, res) => {
    touched += 1;
    res.writeHead(200, { 'content-type': 'image/png' }).end('secret of the inside');
  });
  await Promise.all([listen(hostile), listen(canary)]);
});
afterAll(() => {
  for (const server of [hostile, canary]) {
    server.closeAllConnections();
    server.close();
  }
});
afterEach(() => vi.restoreAllMocks());

const own = (limits?: Parameters<typeof createPictureFetcher>[1]) =>
  createPictureFetcher([`127.0.0.1:${port(hostile)}`], limits);
const ask = (limits?: Parameters<typeof createPictureFetcher>[1]) =>
  own(limits)(`http://127.0.0.1:${port(hostile)}/a.jpg`);
const refused = { code: 'previews.picture-refused' };
const later = { code: 'previews.network-unavailable' };

describe('a picture host that', () => {
  it.each([301, 302, 303, 307, 308])('redirects (%i) into our network is not followed', async (status) => {
    for (const location of [`http://127.0.0.1:${port(canary)}/`, '//169.254.169.254/', 'file:///etc/passwd']) {
      handler = (_req, res) => res.writeHead(status, { location, 'content-type': 'image/png' }).end();
      await expect(ask()).rejects.toMatchObject(refused);
    }
    expect(touched).toBe(0);
  });

  it('never ends its answer is cut off, a byte at a time or a header at a time', async () => {
    handler = (_req, res) => {
      res.writeHead(200, { 'content-type': 'image/jpeg' });
      const drip = setInterval(() => res.write('x'), 20);
      res.on('close', () => clearInterval(drip));
    };
    await expect(ask({ ms: 300 })).rejects.toMatchObject(later);
    handler = () => undefined;
    await expect(ask({ ms: 300 })).rejects.toMatchObject(later);
  });

  it('switches protocols, closes without a word or stops in the middle is not waited for', async () => {
    const raw =
      (answer: string): Handler =>
      (req) =>
        req.socket.end(answer);
    const head = 'HTTP/1.1 200 OK\r\ncontent-type: image/png\r\n';
    for (const [answer, outcome] of [
      ['HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n', refused],
      ['HTTP/1.1 101 Switching Protocols\r\n\r\n', refused],
      ['HTTP/1.1 103 Early Hints\r\n\r\n', later],
      ['', later],
      [`${head}content-length: 10\r\n\r\nfive!`, later],
    ] as const) {
      handler = raw(answer);
      await expect(ask(), answer).rejects.toMatchObject(outcome);
    }
    handler = (req) =>
      req.socket.write('HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n');
    await expect(ask()).rejects.toMatchObject(refused);
  });

  it('floods is cut off at the limit, whatever length it announced', async () => {
    for (const headers of [{}, { 'content-length': '10' }, { 'content-length': '99999999999' }]) {
      let sent = 0;
      handler = (_req, res) => {
        res.on('error', () => undefined);
        const type = { 'content-type': 'image/jpeg' };
        if ('content-length' in headers && headers['content-length'] !== '10') {
          res.writeHead(200, { ...type, ...headers });
          res.flushHeaders();
          return;
        }
        res.writeHead(200, type);
        const pour = () => {
          while (!res.destroyed && sent < 50_000_000) {
            sent += 65_536;
            if (!res.write(Buffer.alloc(65_536))) {
              res.once('drain', pour);
              return;
            }
          }
        };
        pour();
      };
      await expect(ask({ bytes: 200_000 })).rejects.toMatchObject(refused);
      expect(sent).toBeLessThan(20_000_000);
    }
  });

  it.each(['text/html', 'application/octet-stream', 'image', 'text/plain; image/png', ''])(
    'calls its answer %j is refused',
    async (type) => {
      handler = (_req, res) => res.writeHead(200, type ? { 'content-type': type } : {}).end('x');
      await expect(ask()).rejects.toMatchObject(refused);
    },
  );

  it('is asked for a picture only: no cookie, no token, no referer', async () => {
    let headers: IncomingMessage['headers'] = {};
    handler = (req, res) => {
      ({ headers } = req);
      res.writeHead(200, { 'content-type': 'image/png' }).end('x');
    };
    await ask();
    expect(Object.keys(headers).toSorted()).toEqual(['accept', 'connection', 'host']);
  });
});

it('a network that floods its answer is cut off, and is no answer', async () => {
  let sent = 0;
  handler = (_req, res) => {
    res.on('error', () => undefined);
    res.writeHead(200, { 'content-type': 'application/json' });
    const pour = () => {
      while (!res.destroyed && sent < 200_000_000) {
        sent += 65_536;
        if (!res.write(Buffer.alloc(65_536, 32))) {
          res.once('drain', pour);
          return;
        }
      }
    };
    pour();
  };
  const graph = createGraph({ apiBase: `http://127.0.0.1:${port(hostile)}`, accessToken: 't', appSecret: 's' });
  await expect(graph.get('/x', {}, AbortSignal.timeout(5000))).rejects.toThrow('not JSON');
  expect(sent).toBeLessThan(60_000_000);
});

describe('a name on the list that leads inside', () => {
  const answers = (...addresses: string[]) => {
    let asked = 0;
    vi.spyOn(dns, 'lookup').mockImplementation(((_name: string, options: dns.LookupAllOptions, done: unknown) => {
      const address = addresses[Math.min(asked, addresses.length - 1)] ?? '';
      asked += 1;
      const list = address.split(' ').map((each) => ({ address: each, family: each.includes(':') ? 6 : 4 }));
      (done as (error: null, found: unknown) => void)(null, options.all ? list : list[0]?.address);
    }) as never);
    return () => asked;
  };
  const fetcher = () => createPictureFetcher(['.fbcdn.net'], { ms: 1500 });

  it.each([
    '127.0.0.1',
    '10.0.0.8',
    '172.16.9.9',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '::1',
    '::',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::ffff:169.254.169.254',
    '::127.0.0.1',
    '64:ff9b::a00:1',
    '64:ff9b::10.0.0.1',
    '2002:7f00:1::1',
    'fe80::1',
    'fc00::1',
    'fd00:ec2::254',
    'ff02::1',
    // One public address does not excuse the other.
    '157.240.1.35 127.0.0.1',
    '127.0.0.1 157.240.1.35',
  ])('%s is refused when it connects', async (addresses) => {
    answers(addresses);
    await expect(fetcher()(`https://scontent.fbcdn.net/a.jpg`)).rejects.toMatchObject(refused);
  });

  it('after the first question (rebinding) is asked once only, and that answer is the one connected to', async () => {
    const asked = answers('127.0.0.1', '157.240.1.35');
    await expect(fetcher()('https://scontent.fbcdn.net/a.jpg')).rejects.toMatchObject(refused);
    expect(asked()).toBe(1);
  });

  it.each([
    'https://2130706433/a.jpg',
    'https://0x7f.1/a.jpg',
    'https://0177.0.0.1/a.jpg',
    'https://127.1/a.jpg',
    'https://①②⑦.0.0.1/a.jpg',
    'https://[::ffff:127.0.0.1]/a.jpg',
    'https://[0:0:0:0:0:ffff:7f00:1]/a.jpg',
    'https://127.0.0.1./a.jpg',
  ])('is no address however it is written: %s', async (url) => {
    const trusting = createPictureFetcher(['127.0.0.1', '[::ffff:7f00:1]', '127.0.0.1.', 'localhost']);
    await expect(trusting(url)).rejects.toMatchObject(refused);
  });
});

describe('a picture that is a bomb', () => {
  /** A PNG that says how large it is and holds almost nothing. */
  function png(width: number, height: number): Uint8Array {
    const chunk = (type: string, data: Buffer) => {
      const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
      const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
      length.writeUInt32BE(data.length);
      let crc = ~0;
      for (const byte of body) {
        crc ^= byte;
        for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
      }
      sum.writeUInt32BE(~crc >>> 0);
      return Buffer.concat([length, body, sum]);
    };
    const head = Buffer.alloc(13);
    head.writeUInt32BE(width, 0);
    head.writeUInt32BE(height, 4);
    head.set([8, 2, 0, 0, 0], 8);
    const rows = deflateSync(Buffer.alloc(Math.min(2_000_000, (width * 3 + 1) * height)));
    return Buffer.concat([
      Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
      chunk('IHDR', head),
      chunk('IDAT', rows),
      chunk('IEND', Buffer.alloc(0)),
    ]);
  }

  it.each([
    [60_000, 60_000],
    [2_000_000_000, 2],
    [10_000, 5001],
  ])('%i x %i pixels is refused before it is unpacked', async (width, height) => {
    const before = process.memoryUsage().rss;
    await expect(openPicture(png(width, height), { heavy: true })).rejects.toThrow();
    expect(process.memoryUsage().rss - before).toBeLessThan(200_000_000);
  });

  it.each([
    '<svg xmlns="http://www.w3.org/2000/svg"><image href="http://127.0.0.1/"/></svg>',
    '%PDF-1.7',
    'II*\0',
    'RIFF1234AVI ',
    '',
  ])('or no raster picture at all is refused before a decoder sees it: %j', async (text) => {
    await expect(openPicture(Buffer.from(text), { heavy: true })).rejects.toThrow('not a JPEG');
  });
});
