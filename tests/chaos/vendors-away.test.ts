/** Every vendor is away for three minutes while people buy: who can wait waits, nothing is lost, nothing comes twice. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPorts } from '../../server/composition.ts';
import { testConfig } from '../support/context.ts';
import { startTestProduct, type TestProduct } from '../support/product.ts';
import { freeName, newShopper } from '../support/shopper.ts';

const MINUTE = 60_000;
/** Nobody listens there: each connection is refused. */
const NOBODY = 'http://127.0.0.1:1';
let product: TestProduct;
/** The same adapters as ever, of which none reaches its vendor. */
let nowhere: ReturnType<typeof createPorts>;
const folder = mkdtempSync(join(tmpdir(), 'vetrina-away-'));

beforeAll(async () => {
  product = await startTestProduct();
  const config = testConfig({
    DATA_DIR: folder,
    STRIPE_API_BASE: NOBODY,
    STRIPE_WEBHOOK_SECRET: product.webhookSecret,
    REGISTRAR_ENDPOINT: NOBODY,
    ZONES_ENDPOINT: NOBODY,
    DNS_SERVERS: '127.0.0.1:1',
    SOCIAL_API_BASE: NOBODY,
  });
  nowhere = createPorts({ config, root: resolve(import.meta.dirname, '../..'), clock: product.clock });
});
afterAll(async () => {
  nowhere.mail.close();
  await Promise.all([nowhere.images.close(), nowhere.composer.close()]);
  await product.close();
  rmSync(folder, { recursive: true });
});

/** What waits is tried anew each minute; returns what failed meanwhile. */
async function threeMinutes(): Promise<string[]> {
  const failed: string[] = [];
  for (let minutes = 0; minutes < 3; minutes++) {
    product.later(MINUTE);
    failed.push(...(await product.drain({ again: true })).map(({ job, error }) => `${job}: ${String(error)}`));
  }
  return failed;
}

it('who had paid, who pays meanwhile and who comes meanwhile are served once when the vendors are back [X1] [X3] [X4]', async () => {
  const [paid, pays, comes] = [newShopper(product), newShopper(product), newShopper(product)];
  const names = [freeName(), freeName(), freeName()];
  const [first, form] = [
    await paid.toCardForm({ domains: [names[0] ?? ''] }),
    await pays.toCardForm({ domains: [names[1] ?? ''] }),
  ];
  await paid.pay(first);
  await product.webhooksArrived();

  const { social, payments, registrar, zones, dns, mail, eInvoices } = product.ports;
  const here = { social, payments, registrar, zones, dns, mail, eInvoices };
  Object.assign(product.ports, {
    social: nowhere.social,
    payments: nowhere.payments,
    registrar: nowhere.registrar,
    zones: nowhere.zones,
    dns: nowhere.dns,
    mail: nowhere.mail,
    eInvoices: nowhere.eInvoices,
  });
  // The card provider still shows its form: only we do not reach it.
  await pays.pay(form);
  await product.webhooksArrived();
  await comes.start();
  // What a plan costs is the card provider's to say: nobody is shown a price that nobody knows.
  await expect(comes.choose({ domains: [names[2] ?? ''] })).rejects.toMatchObject({
    code: 'billing.provider-unavailable',
    retryable: true,
  });
  expect(await threeMinutes(), 'work that met nobody').not.toEqual([]);
  expect(product.mail.messages()).toEqual([]);

  Object.assign(product.ports, here);
  await threeMinutes();
  await comes.choose({ domains: [names[2] ?? ''] });
  await comes.pay(await comes.checkout());
  await product.webhooksArrived();
  const late = await threeMinutes();

  for (const each of [paid, pays, comes]) {
    expect((await each.order()).status, `after ${late.join(', ') || 'no failure'}`).toBe('live');
    const ids = each.mails().map(({ messageId }) => messageId);
    expect(new Set(each.mails().map(({ subject }) => subject)).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThanOrEqual(3);
  }
  const { subscriptions, refunds } = product.stripe.state;
  expect([subscriptions.size, refunds.size]).toEqual([3, 0]);
  const { operations } = product.registrar.state();
  expect(operations.map(({ domain }) => domain).toSorted()).toEqual(names.toSorted());
  expect(
    product.eInvoices
      .files()
      .map(({ number }) => parseInt(number, 10))
      .toSorted((one, other) => one - other),
  ).toEqual([1, 2, 3]);
  expect(await product.rows('select 1 from inbox_events where applied_at is null')).toEqual([]);
});
