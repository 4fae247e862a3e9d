import type { Socket } from 'node:net';
import { Client, Pool } from 'pg';
import type { Logger } from './logger.ts';
import { createOutages } from './outages.ts';

/** A question waits so long for a connection before its asker hears that the database is away. */
const PATIENCE_MS = 10_000;

/**
 * Statements that are asked for before anybody waits leave in one write, and their answers come together: a write of its own costs the process as much
 * as composing the statement. The library (pg 8.23) sends them without waiting, but each by itself.
 */
class Batched extends Client {
  #isHeld = false;

  // oxlint-disable-next-line typescript/no-explicit-any -- the library's own seven signatures
  override query(config: any, ...rest: any[]): any {
    const { stream } = (this as unknown as { connection: { stream: Socket } }).connection;
    if (!this.#isHeld) {
      this.#isHeld = true;
      stream.cork();
      process.nextTick(() => {
        this.#isHeld = false;
        stream.uncork();
      });
    }
    return super.query(config, ...rest);
  }
}

/** Sends every statement without its name: a pooler that hands each to another connection would lose it (DATABASE_NAMED_STATEMENTS). */
class Nameless extends Batched {
  // oxlint-disable-next-line typescript/no-explicit-any -- the library's own seven signatures
  override query(config: any, ...rest: any[]): any {
    const plain =
      typeof config === 'object' && config !== null && 'name' in config ? { ...config, name: undefined } : config;
    return super.query(plain, ...rest);
  }
}

/** How connections of the product ask: see `together` (platform/transaction.ts). */
export const ASKING = { pipeline: true, Client: Batched };

/**
 * The connections of one process, `most` at once. One that breaks is logged, whether it rests or is in use, and ends nothing else. A question that has no answer for `silenceMs` fails, and its connection is given up: a line that was cut without a
 * word would keep it until TCP gives up, a quarter of an hour later. Beside no query builder: the
 * processes that only hand their connections to the bundle start a second sooner without it.
 */
export function createPool(
  connectionString: string,
  log: Logger,
  { most = 20, named = true, silenceMs }: { most?: number; named?: boolean; silenceMs?: number } = {},
): Pool {
  const outages = createOutages(log);
  const pool = new Pool({
    connectionString,
    max: most,
    ...ASKING,
    ...(named ? {} : { Client: Nameless }),
    application_name: 'vetrina',
    keepAlive: true,
    connectionTimeoutMillis: PATIENCE_MS,
    ...(silenceMs === undefined ? {} : { query_timeout: silenceMs }),
  });
  pool.on('error', (error) => {
    // `end` comes back before the database has heard of it: what our own server ends then, as it stops, is no fault.
    if (!pool.ending) outages.tell(error, 'an idle database connection broke');
  });
  // Between two statements of a transaction nobody else listens, and an error that nobody hears ends the process.
  pool.on('connect', (client) =>
    client.on('error', (error) => outages.tell(error, 'a database connection broke', 'warn')),
  );
  return pool;
}
