/** `npm run migrate`: brings the tables of DATABASE_URL up to this version, before its first node starts. docs/production.md */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ConfigError, readPlace } from '../platform/config.ts';
import { createLogger } from '../platform/logger.ts';
import { createPool } from '../platform/pool.ts';
import { prepareTables } from '../platform/prepare-tables.ts';
import { requireDatabase } from '../platform/reach-database.ts';
import { schemaOfTables } from '../platform/schema-fit.ts';
import type * as App from '../server/app.ts';

const root = resolve(import.meta.dirname, '..');
try {
  const { databaseUrl } = readPlace(process.env);
  if (!databaseUrl)
    throw new ConfigError(
      'DATABASE_URL is missing: the database that comes with the product is migrated by its start.',
    );
  const built = join(root, 'build/server/index.js');
  if (!existsSync(built)) throw new ConfigError('The product is not built: npm run build');
  const { migrateDatabase } = (await import(built)) as typeof App;
  const pool = createPool(databaseUrl, createLogger('warn'), { most: 1 });
  try {
    await requireDatabase(pool, databaseUrl);
    const before = (await schemaOfTables(pool))?.applied ?? 0;
    const knows = await prepareTables(pool, join(root, 'migrations'), { alone: true, migrate: migrateDatabase });
    const done = Math.max(0, knows - before);
    process.stdout.write(done === 0 ? 'Nothing to do.\n' : `${done} migrations done; the tables know ${knows}.\n`);
  } finally {
    await pool.end();
  }
} catch (error) {
  process.stderr.write(`${error instanceof ConfigError ? error.message : String((error as Error).stack)}\n`);
  process.exitCode = 1;
}
