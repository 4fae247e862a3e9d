/** `npm run keys -- new|status|rotate`: the keys that seal tax codes in the database (docs/runbooks/rotate-keys.md). */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Pool } from 'pg';
import { readPlace } from '../platform/config.ts';
import { runningCluster } from '../platform/postgres/cluster.ts';
import { countByKey, rotateKeys, type EncryptedColumn } from '../platform/rotate-keys.ts';
import { newDataKey, readDataKeys } from '../platform/seal.ts';
import { withSecretFiles } from '../platform/secret-files.ts';
import type * as App from '../server/app.ts';
import { demoDataKeys } from './keys/demo-data-keys.ts';

const USAGE = `  npm run keys -- new        prints a fresh key, to be put first into DATA_KEYS
  npm run keys -- status     how many values stand under which key
  npm run keys -- rotate     seals everything with the first key of DATA_KEYS; may be broken off and begun again`;
const nameOf = ({ table, column, field }: EncryptedColumn) => `${table}.${column}${field ? `.${field}` : ''}`;

async function run(what: string, pool: Pool, given: string | null): Promise<void> {
  // The rooms' manifests say where; Node cannot run their sources by itself.
  const built = join(import.meta.dirname, '../build/server/index.js');
  if (!existsSync(built)) throw new Error('The product is not built: npm run build');
  const { ENCRYPTED_COLUMNS } = (await import(built)) as typeof App;
  for (const place of ENCRYPTED_COLUMNS) {
    if (what === 'rotate') {
      if (!given) throw new Error('DATA_KEYS is missing.');
      const done = await rotateKeys(pool, readDataKeys(given), place);
      process.stdout.write(`${nameOf(place).padEnd(36)} ${done} sealed\n`);
    } else {
      const counts = Object.entries(await countByKey(pool, place)).map(([key, count]) => `${key}: ${count}`);
      process.stdout.write(`${nameOf(place).padEnd(36)} ${counts.join('  ') || '-'}\n`);
    }
  }
}

try {
  const [what = ''] = process.argv.slice(2);
  if (what === 'new') {
    const day = new Date().toISOString().slice(0, 10).replaceAll('-', '');
    process.stdout.write(`${newDataKey(`k${day}`)}\n`);
  } else if (what === 'status' || what === 'rotate') {
    const place = readPlace(process.env);
    const url = place.databaseUrl ?? (await runningCluster(place.dataDir));
    if (!url)
      throw new Error(`Vetrina is not running with the data folder ${place.dataDir}. Start it first: npm start`);
    const pool = new Pool({ connectionString: url, max: 1, application_name: 'vetrina-keys' });
    await run(
      what,
      pool,
      withSecretFiles(process.env)['DATA_KEYS'] || demoDataKeys(place.dataDir, { make: false }),
    ).finally(() => pool.end());
  } else throw new Error(USAGE);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
