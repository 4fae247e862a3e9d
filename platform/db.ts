import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { DatabaseError, type Client, type Pool, type PoolClient } from 'pg';

export type Db = NodePgDatabase;
/** A transaction; every verb that writes takes or opens one. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

/** Of two transactions that wait for each other PostgreSQL ends one (40P01, 40001): nothing of it was done. */
const LOST_A_RACE = /^(40P01|40001)$/;
const TRIES = 4;
/** Lets the winner have its locks: done again at once, the loser would take one of them and wait for the other again. */
const STEP_BACK_MS = 20;

/**
 * Every transaction gives its connection back, whatever became of it (a broken one to be thrown away), and one that lost a race for locks is done again:
 * what it does outside the database must bear that. The library (drizzle-orm 0.45, node-postgres session) keeps a
 * connection for ever whose `begin` failed, so that a restart of the database under load would use the pool up; and where
 * the `rollback` fails too it throws that, and not what went wrong.
 */
export function createDb(pool: Pool): Db {
  const db = drizzle(pool);
  const transaction: Db['transaction'] = async (work, config) => {
    for (let tries = 1; ; tries++) {
      const client = await pool.connect();
      let cause: unknown;
      let broken = false;
      try {
        return await databaseOn(client).transaction((tx) => {
          connections.set(tx, client);
          return work(tx).catch((error: unknown) => {
            cause = error;
            throw error;
          });
        }, config);
      } catch (error) {
        const told = cause ?? error;
        broken = isDatabaseAway(error);
        if (tries === TRIES || !LOST_A_RACE.test(sqlState(told))) throw told;
      } finally {
        client.release(broken);
      }
      await sleep(STEP_BACK_MS * tries);
    }
  };
  pools.set(db, pool);
  return Object.assign(db, { transaction });
}

/** Of each database that asks over many connections. */
const pools = new WeakMap<object, Pool>();

/**
 * Runs `read` with a database that asks over one connection, so that what it asks at once leaves together (`together` in platform/transaction.ts). A
 * transaction has one already.
 */
export async function onOneConnection<T>(db: Db, read: (db: Db) => Promise<T>): Promise<T> {
  const pool = pools.get(db);
  if (!pool) return read(db);
  const client = await pool.connect();
  let broken = false;
  try {
    return await read(databaseOn(client));
  } catch (error) {
    broken = isDatabaseAway(error);
    throw error;
  } finally {
    client.release(broken);
  }
}

/** The connection of what asks over one alone: what was prepared on it once serves all that follow there. */
const connections = new WeakMap<object, PoolClient>();
const databases = new WeakMap<PoolClient, Db>();

function databaseOn(client: PoolClient): Db {
  const known = databases.get(client) ?? drizzle(client);
  databases.set(client, known);
  connections.set(known, client);
  return known;
}

/** On one connection that somebody else keeps. */
export const dbOn = (client: Client): Db => drizzle(client);

/** Of a database error or of what it caused; empty for any other. */
function sqlState(error: unknown): string {
  if (!(error instanceof Error)) return '';
  const { code } = error as NodeJS.ErrnoException;
  return error instanceof DatabaseError && code !== undefined ? code : sqlState(error.cause);
}

/**
 * A statement that is written once for each database, and within transactions once for each connection, named, and only filled
 * afterwards: composing a query costs more than running it, and PostgreSQL plans a named one once for each connection. For statements
 * on the hot path.
 */
export function prepared<Statement>(write: (db: Db) => Statement): (db: Db) => Statement {
  const written = new WeakMap<object, Statement>();
  return (db) => {
    const on = connections.get(db) ?? db;
    const known = written.get(on) ?? write(db);
    written.set(on, known);
    return known;
  };
}

/** Statements of a library: one for each queue of jobs, so far below this. */
const MOST_NAMES = 1000;
const names = new Map<string, string>();

/** A statement of a library that writes the same text again and again: named by it, so that PostgreSQL plans it once for each connection. */
export function runNamed(tx: Tx, text: string, values: unknown[] = []): Promise<{ rows: unknown[] }> {
  const client = connections.get(tx);
  if (!client) throw new Error('a transaction of another database');
  return client.query({ name: nameOf(text), text, values });
}

/** By which a connection knows a text that it was sent before. */
export function nameOf(text: string): string {
  if (names.size >= MOST_NAMES) names.clear();
  const name = names.get(text) ?? createHash('sha256').update(text).digest('base64url');
  names.set(text, name);
  return name;
}

/** True for PostgreSQL's unique_violation, optionally of one constraint. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  if (typeof cause !== 'object' || cause === null || !('code' in cause) || cause.code !== '23505') return false;
  return constraint === undefined || ('constraint' in cause && cause.constraint === constraint);
}

/**
 * Names of a broken line, as Node gives them, and SQLSTATEs of a server that is going, away or coming (classes 08, 57P) or
 * that lacks room, memory or connections (class 53); a disk of ours that is full.
 */
const AWAY = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOSPC|EDQUOT|08...|57P0[1-5]|53...)$/;
/** What the client (pg 8) says without a code. */
const AWAY_WORDS =
  /Connection terminated|connection error and is not queryable|timeout exceeded when trying to connect|Query read timeout/;

/** True where nothing is wrong but that the database does not answer, or has no room, just now: the same may work later. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as NodeJS.ErrnoException;
  return (code !== undefined && AWAY.test(code)) || AWAY_WORDS.test(error.message) || isDatabaseAway(error.cause);
}
