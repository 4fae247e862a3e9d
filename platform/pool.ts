import { Pool } from 'pg';
import type { Logger } from './logger.ts';

/** A question waits so long for a connection before its asker hears that the database is away. */
const PATIENCE_MS = 10_000;

/**
 * The connections of one process. One that breaks is logged, whether it rests or is in use, and ends nothing else. Beside
 * no query builder: the processes that only hand their connections to the bundle start a second sooner without it.
 */
export function createPool(connectionString: string, log: Logger): Pool {
  const pool = new Pool({
    connectionString,
    max: 20,
    application_name: 'vetrina',
    connectionTimeoutMillis: PATIENCE_MS,
  });
  pool.on('error', (error) => {
    // `end` comes back before the database has heard of it: what our own server ends then, as it stops, is no fault.
    if (!pool.ending) log.error({ err: error }, 'an idle database connection broke');
  });
  // Between two statements of a transaction nobody else listens, and an error that nobody hears ends the process.
  pool.on('connect', (client) =>
    client.on('error', (error) => log.warn({ err: error }, 'a database connection broke')),
  );
  return pool;
}
