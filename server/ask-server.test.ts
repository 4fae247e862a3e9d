import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ask } from '../tests/journeys/support/ask.ts';
import { closeAtOnce, createAskServer } from './ask-server.ts';

const server = createAskServer(async (domain) => (domain === 'gufi.example' ? 200 : 404));
let port = 0;
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
});
afterAll(() => closeAtOnce(server));

async function asked(query: string): Promise<[status: number, ms: number]> {
  const began = performance.now();
  const { status } = await ask(port, 'ask', `/tls/ask?${query}`);
  return [status, performance.now() - began];
}

it('two edges that ask in the same moment are answered one after the other: each asks an authority as soon as it may [P3] [X3]', async () => {
  const order: string[] = [];
  const from = async (edge: string) => {
    const [status, ms] = await asked(`edge=${edge}&domain=gufi.example`);
    order.push(edge);
    return { status, ms };
  };
  await asked('domain=gufi.example');
  const [second, first] = await Promise.all([from('2'), from('1')]);
  expect([first.status, second.status, order]).toEqual([200, 200, ['1', '2']]);
  expect(second.ms).toBeGreaterThan(45);
});

it('nobody waits longer because of a number that is none, and nothing else is answered [X5]', async () => {
  for (const edge of ['', '0', '99', '-1', '1e9', 'x'.repeat(900)])
    expect((await asked(`edge=${edge}&domain=nobody.example`))[0]).toBe(404);
  expect((await ask(port, 'ask', '/readyz')).status).toBe(404);
});
