import { createHash } from 'node:crypto';
import {
  createReadStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { finished } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { Client, Pool, type ClientBase } from 'pg';
import { PgBoss } from 'pg-boss';
import { migrateDatabase } from '../migrate.ts';
import { copyIn, copyOut } from '../postgres/copy.ts';
import type { Config } from '../config.ts';
import type { DataKeys } from '../seal.ts';
import { listed, migrationsOf, plainForms, quoted, tablesOf } from './catalogue.ts';
import { checkFiles, putFiles } from './kept-files.ts';
import { BackupError } from './backup-error.ts';
import { beginRecovery } from './begin-recovery.ts';
import { requireFittingStore } from './fits-store.ts';
import { readManifest, tableFile, type Manifest } from './manifest.ts';
import { ordinaryFile } from './safe-path.ts';
import { RowDigest } from './row-digest.ts';

/**
 * Fills an empty database, and an empty folder of files, with a backup. Everything is compared with what the backup
 * counted, inside the transaction that fills: with one difference nothing is there afterwards. Throws BackupError.
 * @param filesDir null: the files of the backup are only read and compared
 */
export async function restoreBackup(input: {
  folder: string;
  databaseUrl: string;
  filesDir: string | null;
  /** Where the restored product looks for files; absent: on the disk. */
  store?: Pick<Config['files'], 'store' | 's3'>;
  /** Folder of the generated migrations. */
  migrations: string;
  keys: DataKeys;
  now?: Date;
  /** Believe a backup without keyed seal. */
  unsealed?: boolean;
}): Promise<Manifest> {
  const manifest = readManifest(input.folder, input.keys, input.unsealed);
  if (input.filesDir !== null) requireFittingStore(manifest, input.store ?? { store: 'disk', s3: null });
  const pool = join(dirname(input.folder), 'files');
  if (input.filesDir !== null && existsSync(input.filesDir) && readdirSync(input.filesDir).length > 0)
    throw new BackupError(`${input.filesDir} is not empty: a backup is restored into a new place only.`);
  await requireEmpty(input.databaseUrl);
  await makeTables(input.databaseUrl, input.migrations, manifest);
  if (input.filesDir === null) await checkFiles(pool, manifest.files);
  else await putFiles(pool, manifest.files, input.filesDir);
  const client = new Client({ connectionString: input.databaseUrl, application_name: 'vetrina-restore' });
  await client.connect();
  try {
    await plainForms(client);
    await client.query('begin');
    await client.query('delete from pgboss.job; delete from pgboss.schedule; delete from pgboss.queue');
    await requireSameTables(client, manifest);
    for (const table of manifest.tables) await fill(client, table, input.folder);
    for (const { schema, name, last, called } of manifest.sequences)
      await client.query('select setval($1::regclass, $2::bigint, $3)', [quoted({ schema, name }), last, called]);
    for (const table of manifest.tables) await compare(client, table);
    await beginRecovery(client, new Date(manifest.madeAt), input.now ?? new Date());
    await client.query('commit');
  } finally {
    await client.end();
  }
  return manifest;
}

async function requireEmpty(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      `select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where c.relkind in ('r', 'p') and n.nspname in ('public', 'drizzle', 'pgboss') limit 1`,
    );
    if (rows[0])
      throw new BackupError(
        `The database is not empty (it has ${rows[0].name}): a backup is restored into a new one only.`,
      );
  } finally {
    await client.end();
  }
}

/** The tables as they were when the backup was made: later migrations run at the product's next start. */
async function makeTables(databaseUrl: string, migrations: string, { migrations: seen }: Manifest): Promise<void> {
  const journal = JSON.parse(readFileSync(join(migrations, 'meta/_journal.json'), 'utf8')) as {
    entries: { tag: string }[];
  };
  const entries = journal.entries.slice(0, seen.length);
  const hashes = entries.map(({ tag }) =>
    createHash('sha256')
      .update(readFileSync(join(migrations, `${tag}.sql`)))
      .digest('hex'),
  );
  if (hashes.join() !== seen.join())
    throw new BackupError(
      'The backup comes from another version of the program: restore it with that one, or a later one.',
    );
  const folder = mkdtempSync(join(tmpdir(), 'vetrina-migrations-'));
  const pool = new Pool({ connectionString: databaseUrl, max: 1 });
  try {
    mkdirSync(join(folder, 'meta'));
    writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }));
    for (const { tag } of entries)
      writeFileSync(join(folder, `${tag}.sql`), readFileSync(join(migrations, `${tag}.sql`)));
    await migrateDatabase(pool, folder);
  } finally {
    await pool.end();
    rmSync(folder, { recursive: true, force: true });
  }
  const queue = new PgBoss({ connectionString: databaseUrl, max: 1, supervise: false, schedule: false });
  await queue.start();
  await queue.stop({ graceful: false });
}

/** The queue's own version may add columns; it may not have lost one that holds something. */
async function requireSameTables(client: ClientBase, manifest: Manifest): Promise<void> {
  const here = new Map((await tablesOf(client)).map((table) => [quoted(table), new Set(table.columns)]));
  for (const table of manifest.tables) {
    const columns = here.get(quoted(table));
    if (!columns || table.columns.some((column) => !columns.has(column)))
      throw new BackupError(`This version of the program has no place for ${quoted(table)} as the backup has it.`);
  }
  if ((await migrationsOf(client)).join() !== manifest.migrations.join())
    throw new BackupError('The tables are not those of the backup.');
}

type Table = Manifest['tables'][number];

async function fill(client: ClientBase, table: Table, folder: string): Promise<void> {
  const file = createReadStream(ordinaryFile(folder, tableFile(table)));
  const hash = createHash('sha256');
  file.on('data', (chunk) => hash.update(chunk));
  const source = file.pipe(createGunzip());
  file.on('error', (error) => source.destroy(error));
  // Whoever reads hears of it; nobody may be reading yet.
  source.on('error', () => undefined);
  try {
    await copyIn(client, `copy ${quoted(table)} (${listed(table.columns)}) from stdin`, source);
  } catch (error) {
    throw new BackupError(`The rows of ${quoted(table)} cannot be read: ${(error as Error).message}`, { cause: error });
  }
  // What stands behind the packed rows is part of the file too.
  file.unpipe().resume();
  await finished(file);
  if (table.sha256 !== undefined && hash.digest('hex') !== table.sha256)
    throw new BackupError(`The rows of ${quoted(table)} are not what the backup wrote. Nothing was restored.`);
}

async function compare(client: ClientBase, table: Table): Promise<void> {
  const digest = new RowDigest();
  await copyOut(client, `copy (select ${listed(table.columns)} from ${quoted(table)}) to stdout`, (chunk) => {
    digest.push(chunk);
    return undefined;
  });
  if (digest.rows !== table.rows || digest.value() !== table.digest)
    throw new BackupError(
      `${quoted(table)} is not what the backup saw: ${digest.rows} rows here, ${table.rows} there. Nothing was restored.`,
    );
}
