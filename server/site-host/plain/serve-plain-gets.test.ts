import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  answer,
  converse,
  forNode,
  get,
  held,
  listening,
  nodeServer,
  PATIENT,
  patient,
  portOf,
  seen,
  twoServers,
  type TwoServers,
} from '../../../tests/support/plain-servers.ts';
import { servePlainGets } from './serve-plain-gets.ts';

let servers: TwoServers;
beforeAll(async () => {
  servers = await twoServers();
});
afterAll(() => servers.close());
const OWLS = 'the owls';

describe('a connection with plain requests', () => {
  it('is answered from ready bytes, one request after the other, with a date', async () => {
    const talk = await converse(servers.fast);
    for (const [at, path] of ['/a', '/b', '/c'].entries()) {
      talk.say(get(path));
      await talk.hear(OWLS, at + 1);
    }
    expect(talk.said().match(/HTTP\/1\.1 200 OK\r\n/g)).toHaveLength(3);
    expect(talk.said()).toMatch(/date: \w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT\r\n/);
    expect(seen.slice(-3)).toEqual(['/a', '/b', '/c']);
    talk.leave();
  });

  it('waits for an answer that is not ready, and for a reader who is slow', async () => {
    const talk = await converse(servers.fast);
    talk.say(get('/slow'));
    await expect.poll(() => seen.at(-1), PATIENT).toBe('/slow');
    talk.say(get('/b'));
    await talk.hear(OWLS, 2);
    for (const times of [1, 2]) {
      talk.say(get('/large'));
      await talk.hear('HTTP/1.1 200', 2 + times);
    }
    talk.say(get('/b'));
    await talk.hear(OWLS, 3);
    expect(talk.said().length).toBeGreaterThan(8_000_000);
    talk.leave();
  });

  it('does not get again what it has', async () => {
    const talk = await converse(servers.fast);
    talk.say(get('/', 'If-None-Match: "owls"'));
    await talk.hear('\r\n\r\n');
    talk.say(get('/a'));
    await talk.hear(OWLS);
    expect(talk.said()).toMatch(
      /^HTTP\/1\.1 304 Not Modified\r\n(?:.+\r\n)*etag: "owls"\r\n(?:.+\r\n)*\r\nHTTP\/1\.1 200/i,
    );
    talk.leave();
  });

  it('goes to the HTTP server for good with the first request that is not plain', async () => {
    const talk = await converse(servers.fast);
    talk.say(get('/a'));
    await talk.hear(OWLS);
    talk.say(get('/x').replace('settegufi.it', 'own'));
    await talk.hear('GET by node');
    talk.say(get('/b'));
    await talk.hear(OWLS, 2);
    expect(forNode.at(-1)).toBe('/x');
    expect(seen.at(-1)).toBe('/a');
    talk.leave();
  });

  it('closes when the server ends, which then has no connection left', async () => {
    const server = nodeServer();
    const closing = servePlainGets(server, answer, patient());
    await listening(server);
    const talk = await converse(server);
    talk.say(get('/a'));
    await talk.hear(OWLS);
    const gone = once(server, 'close');
    closing.close();
    server.close();
    await talk.closed;
    await gone;
  });

  it('is closed when it asks nothing for ten seconds, or nothing more for sixty-five', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const server = nodeServer();
    const closing = servePlainGets(server, answer, patient());
    await listening(server);
    const open = async (text: string): Promise<Socket> => {
      const socket = connect(portOf(server), '127.0.0.1');
      socket.write(text);
      socket.resume();
      await once(socket, text === '' ? 'connect' : 'data');
      return socket;
    };
    const [silent, served] = [await open(''), await open(get('/a'))];
    await expect.poll(() => held(server), PATIENT).toBe(2);
    const pass = async (seconds: number) => {
      for (let look = 0; look < seconds / 5; look++) vi.advanceTimersByTime(5000);
      // What the server closes it has closed by the next turn.
      for (let turns = 0; turns < 3; turns++) await turn();
      return held(server);
    };
    const gone = (socket: Socket) => socket.destroyed || socket.readableEnded;
    expect(await pass(10)).toBe(2);
    expect(await pass(5)).toBe(1);
    await expect.poll(() => gone(silent), PATIENT).toBe(true);
    expect(await pass(50)).toBe(1);
    expect(gone(served)).toBe(false);
    expect(await pass(5)).toBe(0);
    vi.useRealTimers();
    closing.close();
    server.close();
  });
});

describe('a connection that was given to the HTTP server', () => {
  it('uploads as much as it would have, after pages and before them', async () => {
    const body = 'x'.repeat(4_000_000);
    const upload = `POST /upload HTTP/1.1\r\nHost: own\r\nContent-Length: ${body.length}\r\n\r\n`;
    const talk = await converse(servers.fast);
    talk.say(get('/a'));
    await talk.hear(OWLS);
    talk.say(upload + body.slice(0, 100));
    await expect.poll(() => forNode.at(-1), PATIENT).toBe('/upload');
    talk.say(body.slice(100));
    await talk.hear(`POST by node: ${body.length}`);
    talk.say(get('/b'));
    await talk.hear(OWLS, 2);
    talk.leave();
  });

  it('reads from it as slowly as it likes', async () => {
    const socket = connect(portOf(servers.fast), '127.0.0.1');
    socket.write(get('/large', 'Connection: close'));
    await expect.poll(() => socket.readableLength, PATIENT).toBeGreaterThan(0);
    let bytes = 0;
    for await (const piece of socket) bytes += (piece as Buffer).length;
    expect(bytes).toBeGreaterThan(4_000_000);
  });

  it('is bound by its patience with half a head', async () => {
    const impatient = { headersTimeout: 60, connectionsCheckingInterval: 20 };
    const server = nodeServer(impatient);
    servePlainGets(server, answer, patient());
    await listening(server);
    const talk = await converse(server);
    talk.say(get('/a'));
    await talk.hear(OWLS);
    talk.say(get('/b').slice(0, 20));
    await talk.closed;
    expect(talk.said().match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 408']);
    server.close();
  });
});
