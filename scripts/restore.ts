/**
 * `npm run restore -- <folder> [--verify]`: fills an empty database and an empty data folder with a backup, or tries it
 * in a throw-away database. docs/runbooks/restore-from-backup.md
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Manifest } from '../platform/backup/manifest.ts';
import { restoreBackup } from '../platform/backup/restore-backup.ts';
import { ConfigError, readPlace } from '../platform/config.ts';
import { openDataDir } from '../platform/data-dir.mjs';
import { lockDataDir } from '../platform/data-lock.ts';
import { startCluster } from '../platform/postgres/cluster.ts';
import { removeCluster } from '../platform/postgres/place.ts';
import type { DataKeys } from '../platform/seal.ts';
import { givenDataKeys } from './keys/given-data-keys.ts';

const USAGE = `  npm run restore -- /var/backups/vetrina/20261121T013000Z            into an empty DATA_DIR (and DATABASE_URL)
  npm run restore -- /var/backups/vetrina/20261121T013000Z --verify   tries the whole of it in a throw-away database
  --unsealed   believes a backup without keyed seal (of an earlier version, or one whose seal somebody took away):
               whoever could write to its folder may have changed anything in it`;
const migrations = join(import.meta.dirname, '../migrations');

interface Source {
  folder: string;
  keys: DataKeys;
  unsealed: boolean;
}

async function verify(source: Source): Promise<Manifest> {
  const scratch = mkdtempSync(join(tmpdir(), 'vetrina-verify-'));
  try {
    const cluster = await startCluster(scratch);
    try {
      return await restoreBackup({ ...source, databaseUrl: cluster.url, filesDir: null, migrations });
    } finally {
      await cluster.stop();
    }
  } finally {
    removeCluster(scratch);
    rmSync(scratch, { recursive: true, force: true });
  }
}

async function restore(source: Source): Promise<Manifest> {
  const { dataDir, databaseUrl, files: store } = readPlace(process.env);
  const unfit = openDataDir(dataDir);
  if (unfit) throw new ConfigError(unfit);
  const lock = await lockDataDir(dataDir, { port: 0 });
  const cluster = databaseUrl ? null : await startCluster(dataDir);
  try {
    const url = databaseUrl ?? cluster?.url ?? '';
    return await restoreBackup({ ...source, databaseUrl: url, filesDir: join(dataDir, 'files'), store, migrations });
  } finally {
    await cluster?.stop();
    lock.release();
  }
}

process.umask(0o077);
try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { verify: { type: 'boolean', default: false }, unsealed: { type: 'boolean', default: false } },
  });
  const [given] = positionals;
  if (!given) throw new Error(USAGE);
  const began = Date.now();
  const keys = givenDataKeys(process.env, readPlace(process.env).dataDir);
  const source = { folder: resolve(given), keys, unsealed: values.unsealed };
  const manifest = await (values.verify ? verify : restore)(source);
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  process.stdout.write(
    `${values.verify ? 'Verified' : 'Restored'}: ${manifest.tables.length} tables with ${rows} rows and ` +
      `${manifest.files.length} files of ${manifest.madeAt}, each compared, in ${((Date.now() - began) / 1000).toFixed(1)} s.\n`,
  );
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
