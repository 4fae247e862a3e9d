import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';

export type Db = NodePgDatabase;
/** A transaction; every verb that writes takes or opens one. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

/**
 * Every transaction gives its connection back, whatever became of it. The library (drizzle-orm 0.45, node-postgres
 * session) keeps one for ever whose `begin` failed, so that a restart of the database under load would use the pool up;
 * and where the `rollback` fails too it throws that, and not what went wrong.
 */
export function createDb(pool: Pool): Db {
  const db = drizzle(pool);
  const transaction: Db['transaction'] = async (work, config) => {
    const client = await pool.connect();
    let cause: unknown;
    try {
      return await drizzle(client).transaction(
        (tx) =>
          work(tx).catch((error: unknown) => {
            cause = error;
            throw error;
          }),
        config,
      );
    } catch (error) {
      throw cause ?? error;
    } finally {
      client.release();
    }
  };
  return Object.assign(db, { transaction });
}

/**
 * A statement that is written once for each database, named, and only filled afterwards: composing a query costs more
 * than running it, and PostgreSQL plans a named one once for each connection. For statements on the hot path.
 */
export function prepared<Statement>(write: (db: Db) => Statement): (db: Db) => Statement {
  const written = new WeakMap<Db, Statement>();
  return (db) => {
    const known = written.get(db) ?? write(db);
    written.set(db, known);
    return known;
  };
}

/** True for PostgreSQL's unique_violation, optionally of one constraint. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  if (typeof cause !== 'object' || cause === null || !('code' in cause) || cause.code !== '23505') return false;
  return constraint === undefined || ('constraint' in cause && cause.constraint === constraint);
}
