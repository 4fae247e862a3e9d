import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createClock } from '../../sandboxes/clock.ts';
import type { StripeSandbox } from '../../sandboxes/stripe/index.ts';
import { paymentsAt, startSandbox, webhookSecret } from './stripe-fixtures.ts';
import { startInbox } from './stripe-inbox.ts';
import { clientAt, control, subscriber } from './stripe-life.harness.ts';

let inbox: Awaited<ReturnType<typeof startInbox>>;
let sandbox: StripeSandbox;

beforeEach(async () => {
  inbox = await startInbox();
  sandbox = await startSandbox({ webhooks: [{ url: inbox.url, secret: webhookSecret }] });
});
afterEach(async () => {
  await sandbox.close();
  await inbox.close();
});

/** One event. */
const happen = (name = 'Giulia') => clientAt(sandbox.url).customers.create({ name });
const received = (count: number) => inbox.until((all) => all.length >= count);
const deliveries = () => [...sandbox.state.deliveries.values()];
/** The next try is counted from the last one: the clock may only go on once that was made. */
const tried = (times: number) => expect.poll(() => deliveries().map((each) => each.attempts)).toEqual([times]);

it('a rolled secret signs beside the old one, so that either verifies', async () => {
  await control(sandbox, 'webhooks/rotate', { secret: 'whsec_second' });
  await happen();
  const [event] = await received(1);
  expect(event?.signature.match(/v1=/g)).toHaveLength(2);
  for (const secret of [webhookSecret, 'whsec_second']) {
    const payments = paymentsAt(sandbox.url, { webhookSecrets: [secret] });
    await expect(payments.readEvent(event?.body ?? '', event?.signature ?? '', new Date())).resolves.toBeTruthy();
  }
});

it('a delivery lost on its way is tried again, further and further apart, for three days', async () => {
  await control(sandbox, 'webhooks', { dropTries: 5 });
  await happen();
  await tried(1);
  for (const [at, seconds] of [2, 4, 10, 28].entries()) {
    await control(sandbox, 'clock', { advance: `PT${seconds}S` });
    await tried(at + 2);
  }
  expect(inbox.received).toHaveLength(0);
  await control(sandbox, 'clock', { advance: 'PT82S' });
  expect((await received(1)).map((each) => each.type)).toEqual(['customer.created']);
  await tried(6);
});

it('after three days of failures nobody tries any more', async () => {
  await control(sandbox, 'webhooks', { dropTries: 20 });
  await happen();
  await tried(1);
  for (let day = 0; day < 3; day += 1) {
    await control(sandbox, 'clock', { advance: 'P1D' });
    await tried(day + 2);
  }
  expect(deliveries().map((each) => each.nextAt)).toEqual([null]);
});

it('several events can arrive at the same moment', async () => {
  await control(sandbox, 'webhooks', { concurrent: true, off: true });
  for (let index = 0; index < 4; index += 1) await happen();
  let open = 0;
  let most = 0;
  inbox.before = async () => {
    open += 1;
    most = Math.max(most, open);
    await new Promise((resolve) => void setTimeout(resolve, 50));
    open -= 1;
  };
  await control(sandbox, 'webhooks', { off: false });
  await received(4);
  expect(most).toBeGreaterThan(1);
});

it.each([
  ['live-mode', { livemode: true }],
  ['other-account', { account: 'acct_1AnotherAccount' }],
  ['other-version', { api_version: '2025-03-31.basil' }],
])('an event can come well signed for somebody else: %s', async (disguise, mark) => {
  await control(sandbox, 'webhooks', { disguise });
  await happen();
  const [event] = await received(1);
  expect(JSON.parse(event?.body ?? '{}')).toMatchObject(mark);
});

it('a person finds every switch on the page, and can dispute a charge and judge it there', async () => {
  const { subscription } = await subscriber(clientAt(sandbox.url));
  const page = await (await fetch(sandbox.url)).text();
  for (const name of ['advance', 'retryDays', 'dropTries', 'disguise', 'concurrent', 'kind']) {
    expect(page).toContain(`name="${name}"`);
  }
  const charge = [...sandbox.state.charges.values()].at(-1)?.id ?? '';
  const press = (path: string) => fetch(`${sandbox.url}/control/${path}`, { method: 'POST', redirect: 'manual' });
  expect((await press(`charges/${charge}/dispute`)).status).toBe(303);
  const [dispute] = sandbox.state.disputes.values();
  expect((await press(`disputes/${dispute?.id}/won`)).status).toBe(303);
  expect(dispute?.status).toBe('won');
  expect(await (await fetch(sandbox.url)).text()).toContain(subscription.id);
  expect((await press('charges/ch_none/dispute')).status).toBe(404);
});

it('what was moved, owed and agreed is there after a restart, and goes on', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'stripe-years-'));
  try {
    const start = () => startSandbox({ dataDir, clock: createClock({ file: join(dataDir, 'clock.json') }) });
    const first = await start();
    const customer = await clientAt(first.url).customers.create({
      payment_method: 'pm_card_visa',
      invoice_settings: { default_payment_method: 'pm_card_visa' },
    });
    const made = await clientAt(first.url).subscriptions.create({
      customer: customer.id,
      items: [{ price: 'price_VetrinaPremiumYear' }],
    });
    await control(first, 'clock', { advance: 'P1Y' });
    await first.close();
    const second = await start();
    await control(second, 'clock', { advance: 'PT2H' });
    const invoices = await clientAt(second.url).invoices.list({ subscription: made.id });
    expect(invoices.data.map((each) => each.status)).toEqual(['paid', 'paid']);
    await second.close();
  } finally {
    rmSync(dataDir, { recursive: true });
  }
});
