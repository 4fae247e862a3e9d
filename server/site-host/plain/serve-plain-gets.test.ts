import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  answer,
  forNode,
  get,
  listening,
  nodeServer,
  portOf,
  seen,
  talk,
  twoServers,
  type TwoServers,
} from '../../../tests/support/plain-servers.ts';
import { servePlainGets } from './serve-plain-gets.ts';

let servers: TwoServers;
beforeAll(async () => {
  servers = await twoServers();
});
afterAll(() => servers.close());

describe('a connection with plain requests', () => {
  it('is answered from ready bytes, one request after the other, with a date', async () => {
    const said = await talk(servers.fast, [get('/a'), get('/b'), get('/c')]);
    expect(said.match(/HTTP\/1\.1 200 OK\r\n/g)).toHaveLength(3);
    expect(said).toMatch(/date: \w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT\r\n/);
    expect(seen.slice(-3)).toEqual(['/a', '/b', '/c']);
  });

  it('waits for an answer that is not ready, and for a reader who is slow', async () => {
    const said = await talk(servers.fast, [get('/slow'), get('/b')], 300);
    expect(said.match(/the owls/g)).toHaveLength(2);
    expect((await talk(servers.fast, [get('/large'), get('/large'), get('/b')], 300)).length).toBeGreaterThan(
      8_000_000,
    );
  });

  it('does not get again what it has', async () => {
    const said = await talk(servers.fast, [get('/', 'If-None-Match: "owls"')]);
    expect(said).toMatch(/^HTTP\/1\.1 304 Not Modified\r\n/);
    expect(said).toMatch(/etag: "owls"/);
    expect(said).not.toContain('the owls');
  });

  it('goes to the HTTP server for good with the first request that is not plain', async () => {
    const said = await talk(servers.fast, [get('/a'), get('/x').replace('settegufi.it', 'own'), get('/b')]);
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
    const said = await talk(servers.fast, [get('/a'), upload + body.slice(0, 100), body.slice(100), get('/b')], 400);
    expect(said).toContain(`POST by node: ${body.length}`);
    expect(said.match(/the owls/g)).toHaveLength(2);
  });

  it('reads from it as slowly as it likes', async () => {
    const socket = connect(portOf(servers.fast), '127.0.0.1');
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
