import { once } from 'node:events';
import type { Server, ServerOptions } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { testConfig } from '../tests/support/context.ts';
import { answerOwls, converse, get, listening } from '../tests/support/node-server.ts';
import { answerConnections, openServer, type Connections } from './connections.ts';

const OWLS = 'the owls';
/** Longer than a busy machine needs for a head that is there. */
const IMPATIENT = { headersTimeout: 3000, connectionsCheckingInterval: 100 };
const open: Server[] = [];
afterEach(() => {
  for (const server of open.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});
async function serve(options: ServerOptions = {}): Promise<{ server: Server; connections: Connections }> {
  const server = openServer(options);
  const connections = answerConnections(server, testConfig(), answerOwls);
  open.push(server);
  return { server: await listening(server), connections };
}
const statuses = (said: string) => said.match(/HTTP\/1\.1 \d+/g);

it('a connection is kept from one request to the next, longer than a proxy keeps its own', async () => {
  const { server } = await serve();
  const talk = await converse(server);
  for (const times of [1, 2, 3]) {
    talk.say(get('/a'));
    await talk.hear(OWLS, times);
  }
  expect(talk.said()).toMatch(/date: \w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT\r\n/i);
  expect(talk.said()).toMatch(/keep-alive: timeout=65\r\n/i);
  talk.leave();
});

it('several requests that come in one piece are answered one after the other', async () => {
  const { server } = await serve();
  const talk = await converse(server);
  talk.say(get('/a') + get('/', 'If-None-Match: "owls"') + get('/nowhere') + get('/b', 'Connection: close'));
  await talk.closed;
  expect(statuses(talk.said())).toEqual(['HTTP/1.1 200', 'HTTP/1.1 304', 'HTTP/1.1 200', 'HTTP/1.1 200']);
  expect(talk.said().split(OWLS)).toHaveLength(4);
});

it('half a head is waited for as long as one may take, and no longer', async () => {
  const { server } = await serve(IMPATIENT);
  const talk = await converse(server);
  talk.say(get('/a'));
  await talk.hear(OWLS);
  talk.say(get('/b').slice(0, 20));
  await talk.closed;
  expect(statuses(talk.said())).toEqual(['HTTP/1.1 200', 'HTTP/1.1 408']);
});

it('so is a connection that says nothing', async () => {
  const { server } = await serve(IMPATIENT);
  const talk = await converse(server);
  await talk.closed;
});

it('when the server ends, the next answer is the last of its connection', async () => {
  const { server, connections } = await serve();
  const talk = await converse(server);
  talk.say(get('/a'));
  await talk.hear(OWLS);
  connections.lastAnswers();
  talk.say(get('/b'));
  await talk.closed;
  expect(talk.said()).toMatch(/HTTP\/1\.1 200 OK\r\n(?:.+\r\n)*connection: close\r\n/i);
  const gone = once(server, 'close');
  server.close();
  await gone;
});
