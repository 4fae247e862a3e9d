import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import { ConfigError } from './config.ts';
import { misfitOf, noteFloor, schemaOfBuild, schemaOfTables } from './schema-fit.ts';

/**
 * Sees to it that the tables fit this version: migrates where `alone` says that nobody else is on the database, and where it
 * is still empty; else migrations are a step of their own (npm run migrate), and tables that do not fit are a ConfigError.
 * Returns how many migrations this version knows.
 */
export async function prepareTables(
  pool: Pool,
  folder: string,
  { alone, migrate }: { alone: boolean; migrate: (pool: Pool, folder: string) => Promise<void> },
): Promise<number> {
  const { knows, floor } = schemaOfBuild(folder);
  const before = await schemaOfTables(pool);
  if (alone || before === null) await migrate(pool, folder);
  const now = await schemaOfTables(pool);
  const misfit = now && misfitOf(knows, now);
  if (misfit) throw new ConfigError(misfit);
  await noteFloor(drizzle(pool), floor);
  return knows;
}
