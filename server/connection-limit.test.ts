import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { testConfig } from '../tests/support/context.ts';
import { get, held, listening, nodeServer, PATIENT, portOf } from '../tests/support/node-server.ts';
import { limitConnections } from './connection-limit.ts';

const servers: Server[] = [];
const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  for (const server of servers.splice(0)) server.close();
});

async function serve(env: Record<string, string>): Promise<Server> {
  const server = nodeServer();
  limitConnections(server, testConfig(env));
  servers.push(server);
  return listening(server);
}
/** The first words of an answer, or that there was none. */
async function visit(server: Server, from: string): Promise<string> {
  const socket = connect({ port: portOf(server), host: '127.0.0.1', localAddress: from });
  sockets.push(socket);
  const said = new Promise<string>((done) => {
    socket.on('error', () => done('refused')).on('close', () => done('refused'));
    socket.on('data', (bytes) => done(bytes.toString('latin1', 0, 12)));
  });
  socket.write(get('/a'));
  return said;
}
const many = (server: Server, count: number, from: string) =>
  Promise.all(Array.from({ length: count }, () => visit(server, from)));

it('one address holds its part of the connections, and everybody else is answered', async () => {
  const server = await serve({ MAX_CONNECTIONS: '100', MAX_CONNECTIONS_PER_ADDRESS: '8' });
  const answers = await many(server, 30, '127.0.0.1');
  expect(answers.filter((said) => said === 'HTTP/1.1 200')).toHaveLength(8);
  expect(await held(server)).toBe(8);
  expect(await visit(server, '127.0.0.2')).toBe('HTTP/1.1 200');
});

it('who lets go of connections may open others', async () => {
  const server = await serve({ MAX_CONNECTIONS_PER_ADDRESS: '2' });
  for (let round = 0; round < 3; round++) {
    expect(await many(server, 2, '127.0.0.1')).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200']);
    expect(await visit(server, '127.0.0.1')).toBe('refused');
    const gone = sockets.splice(0).map(async (socket) => socket.destroyed || once(socket.destroy(), 'close'));
    await Promise.all(gone);
    await expect.poll(() => held(server), PATIENT).toBe(0);
  }
});

it.each(['1', '127.0.0.1'])('a proxy of ours (TRUST_PROXY=%s) speaks for many', async (trust) => {
  const server = await serve({ MAX_CONNECTIONS_PER_ADDRESS: '2', TRUST_PROXY: trust });
  expect(await many(server, 10, '127.0.0.1')).not.toContain('refused');
});

it('all together hold no more than the whole; who comes later is refused and not kept waiting', async () => {
  const server = await serve({ MAX_CONNECTIONS: '10', TRUST_PROXY: '1' });
  const answers = await many(server, 25, '127.0.0.1');
  expect(answers.filter((said) => said === 'HTTP/1.1 200')).toHaveLength(10);
  expect(await held(server)).toBe(10);
});
