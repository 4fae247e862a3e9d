import { setTimeout as sleep } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Pool } from 'pg';

/** Any number that nobody else uses: two processes that start together migrate one after the other. */
const LOCK = 7_312_005;
/**
 * Nodes go on beside a migration, and everybody who asks for a table queues behind the one who waits to change it: so it
 * waits briefly, lets them by, and tries again.
 */
const LOCK_TIMEOUT = '2s';
const TRIES = 60;
const PAUSE_MS = 1000;

/**
 * Applies the generated migrations of `folder` that this database has not seen. Forward only, all in one transaction. Throws
 * what the database said, also where a table was in use for minutes without a pause.
 */
export async function migrateDatabase(pool: Pool, folder: string): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await client.query(`set lock_timeout = '${LOCK_TIMEOUT}'`);
    for (let tries = 1; ; tries++) {
      try {
        await migrate(drizzle(client), { migrationsFolder: folder });
        return;
      } catch (error) {
        if (tries === TRIES || !isLockTimeout(error)) throw error;
      }
      await sleep(PAUSE_MS);
    }
  } finally {
    await client.query('reset lock_timeout').catch(() => undefined);
    await client.query('select pg_advisory_unlock($1)', [LOCK]).catch(() => undefined);
    client.release();
  }
}

/** SQLSTATE lock_not_available, of the error or of what caused it. */
const isLockTimeout = (error: unknown): boolean =>
  error instanceof Error && ((error as NodeJS.ErrnoException).code === '55P03' || isLockTimeout(error.cause));
