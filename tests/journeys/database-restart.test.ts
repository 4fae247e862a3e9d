/**
 * The database server is stopped at once, stays away for a while and comes again, while people buy and read sites.
 * Nothing that was acknowledged is lost, nothing happens twice, and whoever asks meanwhile is told politely.
 */
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { report } from '../chaos/report.ts';
import { ask } from './support/ask.ts';
import { newClient, type Client } from './support/client.ts';
import { eventually } from './support/eventually.ts';
import { NIVES } from './support/persons.ts';
import { openStage, type Stage } from './support/stage.ts';
import { words } from './support/words.ts';

const BUYERS = 8;
const PAGES = ['900000000000101', '900000000000404', '900000000000606'];
const READY_AGAIN_MS = 30_000;
const { errors, common } = words('it');

let stage: Stage;
beforeAll(async () => {
  stage = await openStage({}, { ownServer: true });
});
afterAll(() => stage.close());

interface Buyer {
  client: Client;
  id: string;
  mail: string;
  domain: string;
}
const titleOf = ({ body }: { body: Buffer }) => /<title>([^<]+)/.exec(body.toString('utf8'))?.[1];
const refusals = new Map<string, number>();

/** As a person: asks again, ever more seldom, until there is an answer. What was said instead must be a known, passing trouble. */
async function insist<T>(verb: () => Promise<T>): Promise<T> {
  for (let tries = 0; tries < 150; tries++) {
    try {
      return await verb();
    } catch (error) {
      const said = /: (\d+ .*)$/s.exec((error as Error).message)?.[1] ?? (error as Error).message;
      const kind = said.replace(/"request_id":"[^"]*"/, '');
      refusals.set(kind, (refusals.get(kind) ?? 0) + 1);
      await sleep(Math.min(100 * 1.3 ** tries, 2000));
    }
  }
  throw new Error('it never worked again');
}

async function buy(index: number): Promise<Buyer> {
  const client = newClient(stage);
  const [mail, domain] = [`restart-${index}@example.org`, `libero-restart-${index}.it`];
  const { _id: id } = await insist(() =>
    client.start(`${PAGES[index % PAGES.length] ?? ''}.${index + 1}`, { ...NIVES, mail }),
  );
  await sleep(index * 150);
  await insist(() => client.saveCart(id, [domain]));
  const session = await insist(() => client.checkout(id));
  expect((await client.pay(session)).status).toBe('complete');
  if (index % 2 === 0) await insist(() => client.sync(id, session.session_id));
  return { client, id, mail, domain };
}

it('a restart of the database under load loses no acknowledged write', async () => {
  const first = await buy(0);
  await eventually(async () => (await first.client.order(first.id)).status).toBe('live');
  const free = new URL((await first.client.progress(first.id)).free_url ?? '').host;
  const before = await ask(stage.port, free);
  expect(before.status).toBe(200);

  const buying = Promise.all(Array.from({ length: BUYERS }, (_none, index) => buy(index + 1)));
  await sleep(700);
  // Stopped at once, as by a power cut; and it cannot start until the trouble is mended.
  const config = join(dirname(stage.databasePidFile()), 'postgresql.conf');
  const whole = readFileSync(config, 'utf8');
  const pid = Number(readFileSync(stage.databasePidFile(), 'utf8').split('\n')[0]);
  appendFileSync(config, '\nno_such_setting = 1\n');
  process.kill(pid, 'SIGQUIT');
  await eventually(async () => (await fetch(`${stage.origin}/readyz`)).status).toBe(503);

  const after = await ask(stage.port, free);
  expect(after.status, 'a published site does not mind').toBe(200);
  expect(titleOf(after)).toBe(titleOf(before));
  expect((await fetch(`${stage.origin}/livez`)).status).toBe(200);
  const call = await fetch(`${stage.origin}/buy_yr/api/order/check/${first.id}`, {
    headers: { cookie: `vetrina_order=${first.client.secret}` },
  });
  expect([call.status, call.headers.get('retry-after')]).toEqual([503, '2']);
  expect(await call.json()).toMatchObject({ error: { code: 'http.unavailable' } });
  const screen = await fetch(`${stage.origin}/manager/orders/${first.id}`, {
    headers: { cookie: `vetrina_order=${first.client.secret}`, 'accept-language': 'it' },
  });
  expect([screen.status, screen.headers.get('retry-after')]).toEqual([503, '5']);
  const html = await screen.text();
  expect(html).toContain('lang="it"');
  expect(html).toContain(errors.http.unexpected);
  expect(html).toContain(common.retry);

  writeFileSync(config, whole);
  const since = Date.now();
  await eventually(async () => (await fetch(`${stage.origin}/readyz`)).status, READY_AGAIN_MS / 1000).toBe(200);
  const readyAfterMs = Date.now() - since;

  const bought = [first, ...(await buying)];
  // What the provider could not tell us is told again with growing pauses; a test does not wait for them.
  const untold = [...stage.stripe.state.deliveries.values()].filter(({ nextAt }) => nextAt !== null);
  for (const { event } of untold)
    await fetch(`${stage.stripe.url}/_control/events/${event}/resend`, { method: 'POST', redirect: 'manual' });
  for (const { client, id } of bought) await eventually(async () => (await client.order(id)).status).toBe('live');
  const { subscriptions, refunds, customers } = stage.stripe.state;
  expect([subscriptions.size, refunds.size, customers.size]).toEqual([bought.length, 0, bought.length]);
  const registered = stage.registrar.state().operations.filter(({ type }) => type === 'REGISTER_DOMAIN');
  expect(registered.map(({ domain }) => domain).toSorted()).toEqual(bought.map(({ domain }) => domain).toSorted());
  for (const { mail } of bought)
    await eventually(() => stage.mail.messages().filter((each) => each.to.includes(mail)).length).toBe(4);
  for (const said of refusals.keys())
    expect(said).toMatch(/^503 .*"code":"(http\.unavailable|[a-z]+\.[a-z]+-unavailable)"/);
  const asked = [...refusals.values()].reduce((sum, times) => sum + times, 0);
  report('database restart', [
    { orders: bought.length, 'asked again': asked, 'ready after ms': readyAfterMs, lost: 0, doubled: 0 },
  ]);
});
