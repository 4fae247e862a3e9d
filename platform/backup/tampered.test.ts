import { createHash, createHmac } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../tests/support/database.ts';
import { newDataKey, readDataKeys } from '../seal.ts';
import { makeBackup } from './make-backup.ts';
import { MANIFEST, readManifest, type Manifest } from './manifest.ts';
import { restoreBackup } from './restore-backup.ts';
import { RowDigest } from './row-digest.ts';

/** Somebody who can write where backups lie, and who knows this program, but not DATA_KEYS. */
const migrations = join(import.meta.dirname, '../../migrations');
const keys = readDataKeys(newDataKey('now'));
const scratch = mkdtempSync(join(tmpdir(), 'vetrina-tampered-'));
let source: TestDatabase;
let place: string;
let folder: string;
let dataDir: string;
let databases = 0;

beforeAll(async () => {
  source = await openTestDatabase();
  const boss = new PgBoss({ connectionString: source.url, supervise: false, schedule: false });
  boss.on('error', () => undefined);
  await boss.start();
  await boss.stop({ graceful: false });
  await source.pool.query(`insert into rate_buckets (key, tokens, at) values ('role:agent', 1, '2026-11-01')`);
});
afterAll(async () => {
  await source.close();
  rmSync(scratch, { recursive: true, force: true });
});
beforeEach(async () => {
  databases += 1;
  place = join(scratch, `backups-${databases}`);
  dataDir = join(scratch, `data-${databases}`);
  const filesDir = join(scratch, `source-${databases}`);
  mkdirSync(join(filesDir, 'photos/ab'), { recursive: true });
  writeFileSync(join(filesDir, 'photos/ab/original'), 'a photo');
  const now = new Date('2026-11-22T01:00:00Z');
  ({ folder } = await makeBackup({ databaseUrl: source.url, filesDir, place, now, keys }));
});

async function restore(options: { unsealed?: boolean; keys?: typeof keys } = {}): Promise<Manifest> {
  const name = `tampered_${databases}_${Date.now()}`;
  await source.pool.query(`create database ${name}`);
  const databaseUrl = source.url.replace(/\/[^/]+$/, `/${name}`);
  try {
    return await restoreBackup({ folder, databaseUrl, filesDir: join(dataDir, 'files'), migrations, keys, ...options });
  } finally {
    await source.pool.query(`drop database ${name} with (force)`);
  }
}
const manifest = () => JSON.parse(readFileSync(join(folder, MANIFEST), 'utf8')) as Manifest;
/** As the forger would: every hash that needs no key is made anew. */
function forge(change: (content: Manifest) => void, seal: 'kept' | 'own key' | 'open'): void {
  const content = manifest();
  change(content);
  const bytes = Buffer.from(`${JSON.stringify(content, null, 1)}\n`);
  writeFileSync(join(folder, MANIFEST), bytes);
  const at = join(folder, 'manifest.seal');
  const [form, id, made] = readFileSync(at, 'utf8').split(' ');
  if (seal === 'own key')
    writeFileSync(at, `${form} ${id} ${made} ${createHmac('sha256', 'guess').update(bytes).digest('hex')}\n`);
  if (seal !== 'open') return;
  rmSync(at);
  writeFileSync(join(folder, 'manifest.sha256'), `${createHash('sha256').update(bytes).digest('hex')}\n`);
}
/** An agent becomes an operator: in the rows, and in what the manifest says of them. */
function raiseRole(content: Manifest): void {
  const at = join(folder, 'tables/public.rate_buckets.copy.gz');
  const rows = Buffer.from(gunzipSync(readFileSync(at)).toString().replace('role:agent', 'role:operator'));
  const packed = gzipSync(rows);
  writeFileSync(at, packed);
  const digest = new RowDigest();
  digest.push(rows);
  const entry = content.tables.find(({ name }) => name === 'rate_buckets');
  if (!entry) throw new Error('no such table');
  Object.assign(entry, { digest: digest.value(), sha256: createHash('sha256').update(packed).digest('hex') });
}

describe('a backup that somebody changed', () => {
  it('is restored while nobody did', async () => {
    expect((await restore()).format).toBe(2);
    expect(readFileSync(join(dataDir, 'files/photos/ab/original'), 'utf8')).toBe('a photo');
  });

  it.each(['kept', 'own key'] as const)('with a role raised is refused, the seal %s', async (seal) => {
    forge(raiseRole, seal);
    await expect(restore()).rejects.toThrow('the manifest is not what the backup wrote');
  });

  it('with a role raised and the keyed seal taken away is refused, unless somebody says that they believe it', async () => {
    forge(raiseRole, 'open');
    await expect(restore()).rejects.toThrow('who signs in as operator');
    await expect(restore({ unsealed: true })).resolves.toBeDefined();
  });

  it('with a row changed under a manifest left alone is refused', async () => {
    raiseRole(manifest());
    await expect(restore()).rejects.toThrow('are not what the backup wrote');
  });

  it('with something behind the packed rows is refused', async () => {
    const at = join(folder, 'tables/public.rate_buckets.copy.gz');
    writeFileSync(at, Buffer.concat([readFileSync(at), gzipSync('x')]));
    await expect(restore()).rejects.toThrow(/are not what the backup wrote|cannot be read/);
  });

  it.each([
    '../../etc/cron.d/ours',
    '/etc/passwd',
    'photos/../../app-secret',
    'photos/./x',
    '.ssh/keys',
    'photos//x',
    'photos/a\u0000b',
    'photos\\..\\x',
    'PHOTOS/x',
    `${'a/'.repeat(20)}b`,
  ])('that names the file %j is refused, also by who believes it unsealed', async (path) => {
    const bytes = Buffer.from('ours');
    forge((content) => {
      content.files = [{ path, size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') }];
    }, 'open');
    writeFileSync(join(place, 'app-secret'), bytes);
    await expect(restore({ unsealed: true })).rejects.toThrow('files.0.path');
    expect(existsSync(dataDir)).toBe(false);
  });

  it('that names a table no migration of ours made is refused', async () => {
    forge((content) => {
      const [first] = content.tables;
      if (first) first.name = 'x"; drop table orders; --';
    }, 'open');
    await expect(restore({ unsealed: true })).rejects.toThrow('tables.0.name');
  });

  it.each([
    ['a photo', () => join(place, 'files/photos/ab/original')],
    ['a folder of photos', () => join(place, 'files/photos/ab')],
    ['the rows of a table', () => join(folder, 'tables/public.rate_buckets.copy.gz')],
    ['the manifest', () => join(folder, MANIFEST)],
  ])('with a link in place of %s is refused', async (_what, where) => {
    const at = where();
    const aside = `${at}.aside`;
    renameSync(at, aside);
    symlinkSync(aside, at);
    await expect(restore()).rejects.toThrow('is a link, or lies behind one');
    rmSync(at);
    renameSync(aside, at);
  });

  it('by another key is told apart from one whose key is missing', async () => {
    await expect(restore({ keys: readDataKeys(newDataKey('later')) })).rejects.toThrow('sealed with the key "now"');
    await expect(restore({ keys: readDataKeys(newDataKey('now')) })).rejects.toThrow('another key than the "now"');
  });

  it('opens with a retired key that DATA_KEYS still holds', async () => {
    const all = readDataKeys(newDataKey('later')).all;
    const both = { current: { id: 'later', key: all.get('later')! }, all: new Map([...all, ...keys.all]) };
    await expect(restore({ keys: both })).resolves.toBeDefined();
  });

  it('does not lend its hashes to the next backup', async () => {
    const photo = join(place, 'files/photos/ab/original');
    writeFileSync(photo, 'b photo');
    forge((content) => {
      for (const file of content.files) file.sha256 = createHash('sha256').update('b photo').digest('hex');
    }, 'own key');
    const filesDir = join(scratch, `source-${databases}`);
    const now = new Date('2026-11-23T01:00:00Z');
    const next = await makeBackup({ databaseUrl: source.url, filesDir, place, now, keys });
    expect(readManifest(next.folder, keys).files[0]?.sha256).toBe(createHash('sha256').update('a photo').digest('hex'));
    expect(readFileSync(photo, 'utf8')).toBe('a photo');
  });
});
