import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storePhoto } from '../../modules/sites/index.server.ts';
import { purgeAll } from '../../server/retention/purge-all.ts';
import { picture } from '../../tests/support/picture.ts';
import { startTestProduct, type TestProduct } from '../../tests/support/product.ts';
import { freeName, GUFI } from '../../tests/support/shopper.ts';
import { DAY, newSubscriber, pass } from '../../tests/support/subscriber.ts';
import { holdFiles } from '../file-hold.ts';
import { beginRecovery } from './begin-recovery.ts';
import { dropOldBackups } from './kept-files.ts';
import { MANIFEST, readManifest, type Manifest } from './manifest.ts';
import { makeBackup } from './make-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { RowDigest } from './row-digest.ts';
import { newDataKey, readDataKeys, type DataKeys } from '../seal.ts';

const place = mkdtempSync(join(tmpdir(), 'vetrina-backups-'));
const keys = readDataKeys(newDataKey('test'));
const migrations = join(import.meta.dirname, '../../migrations');
let product: TestProduct;
let orderId: string;
let photo: string;
let folder: string;
let manifest: Manifest;
let url: string;
let databases = 0;

async function emptyDatabase(): Promise<string> {
  const name = `restored_${(databases += 1)}`;
  await product.pool.query(`create database ${name}`);
  return url.replace(/\/[^/]+$/, `/${name}`);
}
const filesDir = () => join(product.config.dataDir, 'files');
const emptyFolder = () => join(place, `data-${databases}`, 'files');
const backup = (now = product.clock.now()) => makeBackup({ databaseUrl: url, filesDir: filesDir(), place, now, keys });
const restore = (
  databaseUrl: string,
  target: string | null = null,
  more: { keys?: DataKeys; unsealed?: boolean } = {},
) => restoreBackup({ folder, databaseUrl, filesDir: target, migrations, keys, ...more });
async function query<Row extends object>(databaseUrl: string, text: string): Promise<Row[]> {
  const pool = new Pool({ connectionString: databaseUrl, max: 1 });
  try {
    return (await pool.query<Row>(text)).rows;
  } finally {
    await pool.end();
  }
}

beforeAll(async () => {
  product = await startTestProduct();
  url = product.pool.options.connectionString ?? '';
  // A shop with everything in it: text of five alphabets, a name, pictures, a job that waits, an invoice.
  const owner = await newSubscriber(product, { choice: { domains: [freeName()] } });
  orderId = owner.id();
  await product.rows('update orders set page_name = $1', ['Gufi\t\\N \\. Ωμέγα\r\n"O’Níves" \u{1F989}']);
  photo = await storePhoto(product.system(), { pageId: GUFI, ref: 'pic-b', bytes: await picture('green') });
  await product.db.transaction((tx) =>
    product.jobs.enqueue(
      tx,
      { name: 'sites.refresh-due', schema: { parse: (given: unknown) => given } } as never,
      {} as never,
      {
        delaySeconds: 3600,
      },
    ),
  );
  await product.rows(
    `insert into users (id, name, email, role, created_at, updated_at)
      values ('usr_b', 'Ada', 'ada@vetrina.example', 'operator', now(), now())`,
  );
  await product.rows(
    `insert into user_sessions (id, token, user_id, expires_at, created_at, updated_at)
      values ('ses_b', 'a hash', 'usr_b', now(), now(), now())`,
  );
  ({ folder, manifest } = await backup());
});
afterAll(async () => {
  await product.close();
  rmSync(place, { recursive: true, force: true });
});

describe('a backup', () => {
  it('fills an empty database and folder with every row, job and file, and the shop goes on', async () => {
    const databaseUrl = await emptyDatabase();
    const target = emptyFolder();
    await restore(databaseUrl, target);
    for (const table of [
      'orders',
      'mails',
      'invoices',
      'subscriptions',
      'domain_registrations',
      'audit_log',
      'pgboss.job',
    ]) {
      const text = `select to_jsonb(t) as row from ${table} t order by 1`;
      expect(await query(databaseUrl, text), table).toEqual(await query(url, text));
      expect((await query(databaseUrl, text)).length).toBeGreaterThan(0);
    }
    const [site] = await query<{ files: Record<string, { kind: string; hash: string; compressed: boolean }> }>(
      databaseUrl,
      'select v.files from site_versions v join sites s on s.current_version_id = v.id',
    );
    for (const entry of Object.values(site?.files ?? {}).filter(({ kind }) => kind === 'bytes')) {
      const kept = readFileSync(
        join(target, 'site-files', entry.hash.slice(0, 2), `${entry.hash}${entry.compressed ? '.br' : ''}`),
      );
      const bytes = entry.compressed ? brotliDecompressSync(kept) : kept;
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(entry.hash);
    }
    // Numbers go on where they were: no row that comes meets an old one.
    const [last] = await query<{ id: string }>(
      databaseUrl,
      `insert into audit_log (at, actor, action, subject, request_id) values (now(), 'a', 'b', 'c', 'd') returning id`,
    );
    const [before] = await query<{ id: string }>(url, 'select max(id) as id from audit_log');
    expect(Number(last?.id)).toBeGreaterThan(Number(before?.id));
  });

  it('holds no session of staff: who was signed in signs in again', () => {
    const rows = Object.fromEntries(manifest.tables.map((table) => [table.name, table.rows]));
    expect([rows['users'], rows['user_sessions']]).toEqual([1, 0]);
  });

  it('of the whole server, put back by other means, opens no session of staff either', async () => {
    const client = await product.pool.connect();
    await client.query('begin');
    await beginRecovery(client, product.clock.now(), product.clock.now());
    const { rows } = await client.query('select 1 from user_sessions');
    await client.query('rollback');
    client.release();
    expect(rows).toEqual([]);
    expect(await product.rows('select 1 from user_sessions')).toHaveLength(1);
  });

  it('is taken from one moment, however much is written meanwhile', async () => {
    await product.pool.query('create table pairs_a (n int primary key); create table pairs_b (n int primary key)');
    try {
      const state = { running: true };
      const writing = (async () => {
        for (let n = 0; state.running; n++)
          await product.pool.query(`with a as (insert into pairs_a values (${n})) insert into pairs_b values (${n})`);
      })();
      const { manifest: busy } = await backup(new Date(product.clock.now().getTime() + 1000));
      state.running = false;
      await writing;
      const pair = busy.tables.filter(({ name }) => name.startsWith('pairs_'));
      expect(pair[0]?.rows).toBe(pair[1]?.rows);
      expect(pair[0]?.digest).toBe(pair[1]?.digest);
    } finally {
      await product.pool.query('drop table pairs_a, pairs_b');
    }
  });

  it('is refused by a place that holds anything', async () => {
    const databaseUrl = await emptyDatabase();
    await expect(restore(url)).rejects.toThrow('not empty');
    await expect(restore(databaseUrl, filesDir())).rejects.toThrow('not empty');
  });

  it('that lost, changed or gained anything is refused, and leaves no row', async () => {
    const orders = join(folder, 'tables/public.orders.copy.gz');
    const kept = readFileSync(orders);
    const [anyFile] = manifest.files;
    const file = join(place, 'files', anyFile?.path ?? '');
    const bytes = readFileSync(file);
    const faults: [string, () => void, () => void][] = [
      [
        'are not what the backup wrote',
        () => writeFileSync(orders, gzipSync(gunzipSync(kept).toString().replace('Gufi', 'Gufo'))),
        () => writeFileSync(orders, kept),
      ],
      [
        'cannot be read',
        () => writeFileSync(orders, kept.subarray(0, kept.length - 20)),
        () => writeFileSync(orders, kept),
      ],
      ['missing or damaged', () => rmSync(orders), () => writeFileSync(orders, kept)],
      [
        'missing or damaged',
        () => writeFileSync(file, Buffer.concat([bytes, Buffer.from('x')])),
        () => writeFileSync(file, bytes),
      ],
      [
        'manifest is not what the backup wrote',
        () => writeFileSync(join(folder, MANIFEST), '{}'),
        () => writeFileSync(join(folder, MANIFEST), `${JSON.stringify(manifest, null, 1)}\n`),
      ],
    ];
    for (const [words, spoil, mend] of faults) {
      const databaseUrl = await emptyDatabase();
      spoil();
      await expect(restore(databaseUrl), words).rejects.toThrow(words);
      mend();
      const [there] = await query<{ name: string | null }>(databaseUrl, `select to_regclass('public.orders') as name`);
      if (there?.name) expect(await query(databaseUrl, 'select 1 from orders')).toEqual([]);
    }
    expect(readManifest(folder, keys)).toEqual(manifest);
  });

  it('of an installation with a bucket has the rows, names the bucket, and is restored beside that one only', async () => {
    const elsewhere = join(place, 'rows-alone');
    const now = product.clock.now();
    const made = await makeBackup({ databaseUrl: url, filesDir: null, bucket: 'ours', place: elsewhere, now, keys });
    expect(made.manifest).toMatchObject({ bucket: 'ours', files: [] });
    const s3 = { bucket: 'ours', endpoint: undefined, region: 'r', accessKeyId: 'k', secretAccessKey: 's' };
    const databaseUrl = await emptyDatabase();
    const again = { folder: made.folder, databaseUrl, filesDir: emptyFolder(), migrations, keys };
    await expect(restoreBackup(again)).rejects.toThrow('The files of this backup are in the bucket ours');
    await restoreBackup({ ...again, store: { store: 's3', s3 } });
    expect(await query(databaseUrl, 'select count(*)::int as n from orders')).toEqual(
      await query(url, 'select count(*)::int as n from orders'),
    );
    expect(existsSync(emptyFolder())).toBe(false);
  });

  it('keeps the files it needs: nothing is forgotten while one is made', async () => {
    await pass(product, 0);
    await product.rows('delete from photo_sources');
    product.later(2 * DAY);
    const holder = await product.pool.connect();
    await holdFiles(holder);
    expect((await purgeAll(product.system()))['photos']).toBe(0);
    holder.release(true);
    await expect.poll(async () => (await purgeAll(product.system()))['photos']).toBeGreaterThan(0);
    expect(existsSync(join(filesDir(), 'photos', photo.slice(0, 2), photo))).toBe(false);
    // It is still in the backups, until they go.
    const copy = join(place, 'files/photos', photo.slice(0, 2), photo, 'original');
    expect(existsSync(copy)).toBe(true);
    await backup();
    expect(await dropOldBackups(place, 1, keys)).toHaveLength(2);
    expect(existsSync(copy)).toBe(false);
    expect(orderId).toMatch(/^ord_/);
  });
});

it('rows have the same fingerprint in any order and in any pieces, and another one when one differs', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.string({ maxLength: 12 }).map((s) => s.replaceAll('\n', ' ')),
        { minLength: 1 },
      ),
      fc.nat(),
      (lines, cut) => {
        const digestOf = (rows: string[], at: number) => {
          const digest = new RowDigest();
          const bytes = Buffer.from(rows.map((row) => `${row}\n`).join(''));
          digest.push(bytes.subarray(0, at % (bytes.length + 1)));
          digest.push(bytes.subarray(at % (bytes.length + 1)));
          return digest.value();
        };
        expect(digestOf(lines.toReversed(), cut)).toBe(digestOf(lines, 0));
        expect(digestOf([...lines.slice(1), `${lines[0]}.`], cut)).not.toBe(digestOf(lines, 0));
      },
    ),
  );
});
