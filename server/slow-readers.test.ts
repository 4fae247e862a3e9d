import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { HUGE, converse, nodeServer, get, held, listening, portOf } from '../tests/support/node-server.ts';
import { createSlowReaders, type SlowReaders } from './slow-readers.ts';

const SILENCE_MS = 2000;
const open: Server[] = [];
afterEach(() => {
  for (const server of open.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

async function serve(bytesPerSecond: number): Promise<{ server: Server; readers: SlowReaders }> {
  const readers = createSlowReaders({ silenceMs: SILENCE_MS, bytesPerSecond });
  const server = nodeServer();
  server.on('connection', (socket) => readers.watch(socket));
  open.push(server);
  return { server: await listening(server), readers };
}
async function ask(server: Server, head: string): Promise<Socket> {
  const socket = connect(portOf(server), '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.pause().write(head);
  return socket;
}

it('who takes nothing of an answer loses the connection', async () => {
  const { server } = await serve(1);
  const socket = await ask(server, get('/huge'));
  await expect.poll(() => held(server)).toBe(1);
  await expect.poll(() => held(server), { timeout: 20_000 }).toBe(0);
  socket.destroy();
});

/** Takes a piece, rests, and takes the next: some two megabytes a second. */
function readSlowly(socket: Socket): { bytes(): number; ended(): boolean } {
  let [bytes, ended] = [0, false];
  socket.once('close', () => (ended = true));
  socket.on('data', (piece: Buffer) => {
    bytes += piece.length;
    socket.pause();
    setTimeout(() => socket.resume(), 25);
  });
  socket.resume();
  return { bytes: () => bytes, ended: () => ended };
}

it('so does who takes less than the least rate', async () => {
  const { server } = await serve(40_000_000);
  const socket = await ask(server, get('/huge'));
  const reader = readSlowly(socket);
  await expect.poll(() => reader.ended(), { timeout: 50_000 }).toBe(true);
  expect(reader.bytes()).toBeLessThan(HUGE);
}, 60_000);

it('the same reader gets all of it where the rate is lower', async () => {
  const { server } = await serve(50_000);
  const socket = await ask(server, get('/huge'));
  const reader = readSlowly(socket);
  await expect.poll(() => reader.bytes(), { timeout: 50_000 }).toBeGreaterThan(HUGE);
  expect(await held(server)).toBe(1);
  socket.destroy();
}, 60_000);

it('who waits for us is not who reads slowly', async () => {
  const readers = createSlowReaders({ silenceMs: SILENCE_MS, bytesPerSecond: 1_000_000 });
  const server = createServer((_req, res) => void sleep(2 * SILENCE_MS).then(() => res.end('late')));
  server.on('connection', (socket) => readers.watch(socket));
  open.push(server);
  await listening(server);
  const talk = await converse(server);
  talk.say(get('/'));
  await talk.hear('late');
  talk.leave();
});

it('at the end readers have a moment, and then no connection is left', async () => {
  const { server, readers } = await serve(1);
  const [slow, silent] = [await ask(server, get('/huge')), await ask(server, '')];
  await expect.poll(() => held(server)).toBe(2);
  const gone = once(server, 'close');
  server.close();
  await readers.end(200);
  await gone;
  for (const socket of [slow, silent]) socket.destroy();
});
