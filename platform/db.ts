import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';

export type Db = NodePgDatabase;
/** A transaction; every verb that writes takes or opens one. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

export const createDb = (pool: Pool): Db => drizzle(pool);

/** True for PostgreSQL's unique_violation, optionally of one constraint. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  if (typeof cause !== 'object' || cause === null || !('code' in cause) || cause.code !== '23505') return false;
  return constraint === undefined || ('constraint' in cause && cause.constraint === constraint);
}
