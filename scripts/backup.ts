/** `npm run backup -- <place> [--keep 14]`: one consistent copy beside the running product. docs/runbooks/restore-from-backup.md */
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { dropOldBackups } from '../platform/backup/kept-files.ts';
import { makeBackup } from '../platform/backup/make-backup.ts';
import { readPlace } from '../platform/config.ts';
import { runningCluster } from '../platform/postgres/cluster.ts';
import { givenDataKeys } from './keys/given-data-keys.ts';

const USAGE =
  '  npm run backup -- /var/backups/vetrina [--keep 14]   a copy in a folder of its own; --keep drops older ones';
process.umask(0o077);
try {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { keep: { type: 'string' } } });
  const [place] = positionals;
  const keep = values.keep === undefined ? null : Number(values.keep);
  if (!place || (keep !== null && !(Number.isInteger(keep) && keep >= 1))) throw new Error(USAGE);
  const { dataDir, databaseUrl: given, files } = readPlace(process.env);
  const databaseUrl = given ?? (await runningCluster(dataDir));
  if (!databaseUrl) throw new Error(`No database runs with the data folder ${dataDir}. Start Vetrina first: npm start`);
  const keys = givenDataKeys(process.env, dataDir);
  const { folder, manifest } = await makeBackup({
    databaseUrl,
    filesDir: files.store === 's3' ? null : join(dataDir, 'files'),
    bucket: files.s3?.bucket,
    place: resolve(place),
    now: new Date(),
    keys,
  });
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  process.stdout.write(
    `${folder}\n${manifest.tables.length} tables, ${rows} rows, ${manifest.files.length} files. ` +
      `Sealed with the key "${keys.current.id}". The keys (DATA_KEYS, APP_SECRET) are not in it: without them it is not ` +
      'believed, and tax codes in it cannot be read.\n',
  );
  if (manifest.bucket !== undefined)
    process.stdout.write(
      `Files in the bucket ${manifest.bucket} are not in it: the bucket needs versions, or a copy elsewhere, of its own.\n`,
    );
  if (keep !== null)
    for (const name of await dropOldBackups(resolve(place), keep, keys)) process.stdout.write(`dropped ${name}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
