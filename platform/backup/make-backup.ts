import { once } from 'node:events';
import { createHash } from 'node:crypto';
import { createWriteStream, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { Client, type ClientBase } from 'pg';
import { holdFiles } from '../file-hold.ts';
import { copyOut } from '../postgres/copy.ts';
import type { DataKeys } from '../seal.ts';
import { migrationsOf, plainForms, rowsToKeep, sequencesOf, tablesOf, type TableName } from './catalogue.ts';
import { copyFiles } from './kept-files.ts';
import { tableFile, writeManifest, type Manifest, type TableEntry } from './manifest.ts';
import { RowDigest } from './row-digest.ts';

/**
 * Writes one consistent copy beside the running product: every table as one transaction sees it, then the files. Files of
 * earlier backups in the same place are not copied again: they never change.
 * @param place folder of all backups; this one is `<place>/<moment>`, its files go to `<place>/files`
 * @returns the folder and what it holds
 */
export async function makeBackup(input: {
  databaseUrl: string;
  /** Null: all files are in a bucket. */
  filesDir: string | null;
  /** In which files may be that the folder lacks. */
  bucket?: string | undefined;
  place: string;
  now: Date;
  /** The first of them seals it. */
  keys: DataKeys;
}): Promise<{ folder: string; manifest: Manifest }> {
  const stamp = input.now.toISOString().replaceAll(/[-:]/g, '').replace(/\.\d+/, '');
  const folder = join(input.place, stamp);
  const unfinished = `${folder}.unfinished`;
  if (existsSync(folder)) throw new Error(`${folder} exists already`);
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(join(unfinished, 'tables'), { recursive: true, mode: 0o700 });
  const client = new Client({ connectionString: input.databaseUrl, application_name: 'vetrina-backup' });
  await client.connect();
  try {
    await plainForms(client);
    // Until the files are copied too nothing removes one.
    await holdFiles(client);
    await client.query('begin isolation level repeatable read read only');
    const { rows } = await client.query<{ server_version: string }>('show server_version');
    const migrations = await migrationsOf(client);
    const tables: TableEntry[] = [];
    for (const table of await tablesOf(client)) tables.push(await dumpTable(client, table, unfinished));
    const sequences = await sequencesOf(client);
    await client.query('commit');
    const kept = join(input.place, 'files');
    const files = input.filesDir === null ? [] : await copyFiles(input.filesDir, kept, input.keys);
    const manifest: Manifest = {
      format: 2,
      madeAt: input.now.toISOString(),
      server: rows[0]?.server_version ?? '',
      migrations,
      tables,
      sequences,
      files,
      ...(input.bucket === undefined ? {} : { bucket: input.bucket }),
    };
    writeManifest(unfinished, manifest, input.keys);
    renameSync(unfinished, folder);
    return { folder, manifest };
  } finally {
    await client.end();
  }
}

async function dumpTable(client: ClientBase, table: TableName, folder: string): Promise<TableEntry> {
  const digest = new RowDigest();
  const packed = createGzip({ level: 6 });
  const file = createWriteStream(join(folder, tableFile(table)), { flush: true, mode: 0o600 });
  const hash = createHash('sha256');
  packed.on('data', (chunk: Buffer) => hash.update(chunk));
  packed.pipe(file);
  await copyOut(client, `copy (${rowsToKeep(table)}) to stdout`, (chunk) => {
    digest.push(chunk);
    return packed.write(chunk) ? undefined : once(packed, 'drain').then(() => undefined);
  });
  packed.end();
  await finished(file);
  return { ...table, rows: digest.rows, digest: digest.value(), sha256: hash.digest('hex') };
}
