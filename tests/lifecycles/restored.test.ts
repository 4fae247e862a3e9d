import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reconcileCheckouts } from '../../modules/billing/checkout/reconcile-checkouts.ts';
import { lockSeries } from '../../modules/invoicing/series.ts';
import { makeBackup } from '../../platform/backup/make-backup.ts';
import { restoreBackup } from '../../platform/backup/restore-backup.ts';
import { findRecovery } from '../../platform/recovery.ts';
import { compareNow, go } from '../../server/recovery/recover.ts';
import { startTestProduct, type TestProduct } from '../support/product.ts';
import { providerOf } from '../support/subscriber.ts';
import { freeName, newShopper, type Shopper } from '../support/shopper.ts';
import { inTransaction } from '../../platform/transaction.ts';

const MINUTE = 60_000;
const place = mkdtempSync(join(tmpdir(), 'vetrina-restored-'));
const migrations = join(import.meta.dirname, '../../migrations');
let product: TestProduct;
/** Paid after the backup; their orders are in it. */
let late: Shopper[];
/** Came and paid after the backup. */
let strangers: Shopper[];
let lateName: string;
let mailed: number;

const numbers = async () =>
  (await product.rows<{ number: number }>('select number from invoices order by number')).map(({ number }) => number);
const atExchange = () =>
  product.eInvoices
    .files()
    .map(({ number }) => number)
    .toSorted();
const operator = () => ({
  ...product.system(),
  recovering: product.gate.closed,
  actor: { kind: 'operator' as const, userId: 'usr_o', name: 'Ottavia' },
});

/** The disaster: everything is gone, and last night's copy is put in its place. */
async function restore(folder: string): Promise<void> {
  await product.pool.query('drop schema public, drizzle, pgboss, mail cascade; create schema public');
  const { dataKeys: keys } = product.config;
  const now = product.clock.now();
  await restoreBackup({ folder, databaseUrl: product.databaseUrl, filesDir: null, migrations, keys, now });
  product.gate.closed = (await findRecovery(product.db)) !== null;
}

beforeAll(async () => {
  product = await startTestProduct();
  const before = newShopper(product);
  await before.buy();
  late = [newShopper(product), newShopper(product), newShopper(product)];
  lateName = freeName();
  const forms = [];
  for (const [i, shopper] of late.entries())
    forms.push(await shopper.toCardForm(i === 0 ? { domains: [lateName] } : {}));
  const { dataKeys: keys } = product.config;
  const filesDir = join(product.config.dataDir, 'files');
  const now = product.clock.now();
  const { folder } = await makeBackup({ databaseUrl: product.databaseUrl, filesDir, place, now, keys });

  product.later(5 * MINUTE);
  for (const [i, shopper] of late.entries()) {
    const form = forms[i];
    if (form) await shopper.pay(form);
  }
  await product.webhooksArrived();
  await product.drain();
  strangers = [newShopper(product), newShopper(product)];
  for (const stranger of strangers) await stranger.buy();
  expect(await numbers()).toEqual([1, 2, 3, 4, 5, 6]);
  await restore(folder);
  mailed = product.mail.messages().length;
});
afterAll(async () => {
  await product.close();
  rmSync(place, { recursive: true, force: true });
});

describe('an installation that was restored from a backup', () => {
  it('starts in recovery: no number, no mail, no refund, no name and no order, whichever way it is come to', async () => {
    expect(product.gate.closed).toBe(true);
    const ctx = product.system();
    const closed = 'recovery.closed';
    await expect(inTransaction(ctx, (ctx) => lockSeries(ctx, 2026))).rejects.toThrow(closed);
    const { mail, payments, registrar, eInvoices } = ctx.ports;
    await expect(mail.send({} as never)).rejects.toThrow(closed);
    await expect(payments.refund({} as never, 'key')).rejects.toThrow(closed);
    await expect(payments.createCheckoutSession({} as never, 'key')).rejects.toThrow(closed);
    await expect(registrar.register({} as never)).rejects.toThrow(closed);
    await expect(eInvoices.send('<x/>')).rejects.toThrow(closed);
    for (const call of ['order/subscription', 'page/preview', 'manager/link']) {
      const answer = await product.app.request(`/buy_yr/api/${call}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      });
      expect(answer.status, call).toBe(503);
      expect(answer.headers.get('retry-after')).toBe('600');
      expect(await answer.json()).toMatchObject({ error: { code: closed } });
    }
    expect(await numbers()).toEqual([1]);
    expect(product.mail.messages()).toHaveLength(mailed);
  });

  it('stores what is told meanwhile, and goes nowhere before somebody has compared', async () => {
    const stored = () => product.rows('select 1 from inbox_events where applied_at is null');
    const before = (await stored()).length;
    const stripe = providerOf(product);
    await stripe.customers.update((await stripe.customers.list({ limit: 1 })).data[0]?.id ?? '', { description: 'x' });
    await product.webhooksArrived();
    expect((await stored()).length).toBeGreaterThan(before);
    await expect(go(operator(), product.clock.now().toISOString())).rejects.toThrow('recovery.not-compared');
    expect(await findRecovery(product.db)).not.toBeNull();
  });

  it('cannot go while a vendor does not answer', async () => {
    product.eInvoices.fail({ kind: 'error-before', times: 1, path: 'findByUsername' });
    const { differences } = await compareNow(operator());
    expect(differences[0]).toMatchObject({ kind: 'vendor-away', about: 'exchange', outcome: 'wait' });
  });

  it('finds every document, subscription and name that the vendors have and it has not', async () => {
    const { differences } = await compareNow(operator());
    const found = (kind: string) => differences.filter((each) => each.kind === kind);
    expect(found('series-behind')).toEqual([expect.objectContaining({ about: '2026', detail: '1 → 6' })]);
    expect(found('document-unknown').map(({ about }) => about)).toEqual([
      '2/2026',
      '3/2026',
      '4/2026',
      '5/2026',
      '6/2026',
    ]);
    expect(found('subscription-adopted')).toHaveLength(3);
    expect(found('subscription-unknown')).toHaveLength(2);
    expect(found('name-adopted')).toEqual([expect.objectContaining({ about: lateName })]);
  });

  it('after go takes over what is its own, gives no number twice, and leaves the rest to a person', async () => {
    const recovery = await findRecovery(product.db);
    await go(operator(), recovery?.comparedAt?.toISOString() ?? '');
    product.gate.closed = (await findRecovery(product.db)) !== null;
    expect(product.gate.closed).toBe(false);
    product.later(2 * MINUTE);
    await reconcileCheckouts(product.system());
    await product.drain({ again: true });
    await product.webhooksArrived();
    await product.drain({ again: true });
    // Three sales took over the documents that they had; nothing was documented twice.
    expect(await numbers()).toHaveLength(4);
    expect(atExchange()).toHaveLength(6);
    for (const shopper of late) {
      const [row] = await product.rows<{ state: string }>('select state from orders where id = $1', [shopper.id()]);
      expect(['live', 'provisioning']).toContain(row?.state);
      const files = await product.rows<{ file_name: string; state: string }>(
        'select e.file_name, e.state from e_invoices e join invoices i on i.id = e.invoice_id where i.order_id = $1',
        [shopper.id()],
      );
      expect(files).toEqual([{ file_name: expect.stringContaining('.p7m'), state: 'accepted' }]);
    }
    const operations = await product.rows<{ state: string; failure: string | null }>(
      'select state, failure from domain_registrations where domain = $1',
      [lateName],
    );
    expect(operations).toEqual([{ state: 'registered', failure: null }]);
    const tasks = await product.rows<{ subject: string }>(
      `select subject from tasks where kind = 'recovery.subscription-unknown' and resolved_at is null`,
    );
    expect(tasks).toHaveLength(2);
    const [audited] = await product.rows(`select actor from audit_log where action = 'recovery.go'`);
    expect(audited).toEqual({ actor: 'operator:usr_o' });
    await expect(go(operator(), '')).rejects.toThrow('recovery.not-in');
  });

  it('sells on with the next number that nobody has', async () => {
    const next = newShopper(product);
    await next.buy();
    expect((await numbers()).at(-1)).toBe(7);
    expect(new Set(atExchange()).size).toBe(7);
    expect(atExchange()).toHaveLength(7);
  });
});
