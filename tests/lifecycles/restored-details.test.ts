/** What a restored installation does about each thing that moved on without it, and when it refuses to go. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeBackup } from '../../platform/backup/make-backup.ts';
import { restoreBackup } from '../../platform/backup/restore-backup.ts';
import { migrateDatabase } from '../../platform/migrate.ts';
import { findRecovery } from '../../platform/recovery.ts';
import { compareNow, go } from '../../server/recovery/recover.ts';
import { NIVES } from '../journeys/support/persons.ts';
import { openTestDatabase } from '../support/database.ts';
import { startTestProduct, type TestProduct } from '../support/product.ts';
import { freeName } from '../support/shopper.ts';
import { newSubscriber, providerOf } from '../support/subscriber.ts';

const MINUTE = 60_000;
const migrations = join(import.meta.dirname, '../../migrations');
const place = mkdtempSync(join(tmpdir(), 'vetrina-restored-'));
const DROP = 'drop schema if exists public, drizzle, pgboss, mail cascade; create schema public';
let product: TestProduct;
let ended: Awaited<ReturnType<typeof newSubscriber>>;
let stranger: string;

const operator = () => ({
  ...product.system(),
  recovering: product.gate.closed,
  actor: { kind: 'operator' as const, userId: 'usr_o', name: 'Ottavia' },
});
const kinds = async () => {
  const { differences } = await compareNow(operator());
  return differences.map(({ kind, about, outcome }) => ({ kind, about, outcome }));
};
const comparedAt = async () => (await findRecovery(product.db))?.comparedAt?.toISOString() ?? '';
const contact = {
  kind: 'person' as const,
  firstName: 'Nives',
  lastName: 'Gufi',
  taxId: NIVES.ssn,
  address: 'Via Uno 1',
  city: 'Trieste',
  province: 'TS',
  zip: '34100',
  country: 'IT',
  phone: '+39.040123456',
  mail: 'nives@example.org',
};
/** In our account, for no order of ours. */
const registerThere = (domain: string) => product.ports.registrar.register({ domain, contact, years: 1 });

beforeAll(async () => {
  product = await startTestProduct();
  ended = await newSubscriber(product);
  // The next sale is documented, and its file is still here when the backup is made.
  const fault = { kind: 'error-before' as const, times: 50, path: 'upload' };
  product.eInvoices.fail(fault);
  await newSubscriber(product);
  expect(product.eInvoices.files()).toHaveLength(1);
  const { dataKeys: keys } = product.config;
  const filesDir = join(product.config.dataDir, 'files');
  const now = product.clock.now();
  const { folder } = await makeBackup({ databaseUrl: product.databaseUrl, filesDir, place, now, keys });
  fault.times = 0;

  product.later(5 * MINUTE);
  await product.drain({ again: true });
  expect(product.eInvoices.files(), 'the file left after the backup').toHaveLength(2);
  await providerOf(product).subscriptions.cancel(ended.subscriptionId);
  await product.webhooksArrived();
  await product.drain();
  stranger = freeName();
  await registerThere(stranger);

  await product.pool.query(DROP);
  await restoreBackup({ folder, databaseUrl: product.databaseUrl, filesDir: null, migrations, keys, now });
  product.gate.closed = (await findRecovery(product.db)) !== null;
});
afterAll(async () => {
  await product.close();
  rmSync(place, { recursive: true, force: true });
});

describe('a restored installation', () => {
  it('finds the file that arrived, the subscription that ended and the name that no order has', async () => {
    const found = await kinds();
    expect(found).toContainEqual({ kind: 'document-arrived', about: expect.stringMatching(/^2\//), outcome: 'adopt' });
    expect(found).toContainEqual({ kind: 'subscription-moved', about: ended.subscriptionId, outcome: 'adopt' });
    expect(found).toContainEqual({ kind: 'name-unknown', about: stranger, outcome: 'task' });
  });

  it('refuses to go by a comparison older than half an hour, or when a vendor says otherwise by now', async () => {
    await compareNow(operator());
    const old = await comparedAt();
    product.later(31 * MINUTE);
    await expect(go(operator(), old)).rejects.toThrow('recovery.not-compared');
    await compareNow(operator());
    await registerThere(freeName());
    await expect(go(operator(), await comparedAt())).rejects.toThrow('recovery.not-compared');
    expect(await findRecovery(product.db)).not.toBeNull();
    expect(await product.rows('select 1 from tasks')).toEqual([]);
  });

  it('after go sends no file twice, follows what ended, and gives the unknown name to a person', async () => {
    await compareNow(operator());
    await go(operator(), await comparedAt());
    product.gate.closed = false;
    product.later(MINUTE);
    await product.drain({ again: true });
    expect(product.eInvoices.files(), 'each document once').toHaveLength(2);
    const files = await product.rows('select state from e_invoices');
    expect(files).toEqual([{ state: 'accepted' }, { state: 'accepted' }]);
    expect(await ended.state()).toBe('cancelled');
    const tasks = await product.rows<{ subject: string }>(
      `select subject from tasks where kind = 'recovery.name-unknown' and resolved_at is null`,
    );
    expect(tasks.map(({ subject }) => subject)).toContain(stranger);
  });
});

it('a backup of a version that knew no recovery is restored into one all the same', async () => {
  const database = await openTestDatabase();
  const old = mkdtempSync(join(tmpdir(), 'vetrina-old-migrations-'));
  try {
    const journal = JSON.parse(readFileSync(join(migrations, 'meta/_journal.json'), 'utf8')) as {
      entries: { tag: string }[];
    };
    const entries = journal.entries.slice(
      0,
      journal.entries.findIndex(({ tag }) => tag.endsWith('_recovery')),
    );
    mkdirSync(join(old, 'meta'));
    writeFileSync(join(old, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }));
    for (const { tag } of entries) writeFileSync(join(old, `${tag}.sql`), readFileSync(join(migrations, `${tag}.sql`)));
    await database.pool.query(DROP);
    await migrateDatabase(database.pool, old);
    const [{ there } = { there: null }] = (
      await database.pool.query<{ there: string | null }>(`select to_regclass('recoveries') as there`)
    ).rows;
    expect(there).toBeNull();
    const { dataKeys: keys } = product.config;
    const now = product.clock.now();
    const filesDir = join(old, 'files');
    const { folder } = await makeBackup({ databaseUrl: database.url, filesDir, place: join(old, 'place'), now, keys });
    await database.pool.query(DROP);
    await restoreBackup({ folder, databaseUrl: database.url, filesDir: null, migrations, keys, now });
    await migrateDatabase(database.pool, migrations);
    expect(await findRecovery(database.db)).toMatchObject({ why: 'restored', dataOf: now });
  } finally {
    await database.close();
    rmSync(old, { recursive: true, force: true });
  }
});
