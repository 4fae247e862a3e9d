/**
 * What commits together: a fact, its audit row, the jobs and reactions that follow from it. A context whose `db` is a
 * transaction has a type of its own, so that a job or an event outside one does not compile.
 */
import { is } from 'drizzle-orm';
import { PgTransaction } from 'drizzle-orm/pg-core';
import { contextWith } from './context-with.ts';
import type { Ctx, DomainEvents, TxCtx } from './ctx.ts';
import { onOneConnection, type Tx } from './db.ts';
import type { EnqueueOptions, JobDefinition } from './jobs.ts';

/**
 * Runs `work` with a context whose `db` is a transaction. A context that has one already joins it: the outermost call
 * commits, and what fails inside undoes all, unless it is caught. A transaction that lost a race for locks is done again
 * (platform/db.ts): what `work` does outside the database must bear that.
 */
export function inTransaction<T>(ctx: Ctx, work: (ctx: TxCtx) => Promise<T>): Promise<T> {
  return isInTransaction(ctx) ? work(ctx) : ctx.db.transaction((tx) => work(contextWith<TxCtx>(ctx, { db: tx })));
}

/**
 * Waits for all of these, whatever becomes of one: none of them goes on after its transaction has ended. What they ask the database before they wait for an
 * answer leaves in one write, in the order in which they stand here where each begins with a prepared statement (`prepared` in platform/db.ts). Throws what
 * was thrown first: what PostgreSQL refuses after that is refused because of it.
 */
export async function together<const Work extends readonly unknown[]>(
  work: Work,
): Promise<{ -readonly [Each in keyof Work]: Awaited<Work[Each]> }> {
  const all = Promise.all(work);
  all.catch(() => undefined);
  await Promise.allSettled(work);
  return all;
}

/** Runs `read` with a context whose questions share one connection, so that `together` is one question. */
export const readTogether = <T>(ctx: Ctx, read: (ctx: Ctx) => Promise<T>): Promise<T> =>
  onOneConnection(ctx.db, (db) => read(db === ctx.db ? ctx : contextWith<Ctx>(ctx, { db })));

export const isInTransaction = (ctx: Pick<Ctx, 'db'>): ctx is TxCtx => is(ctx.db, PgTransaction);

/** The only way to start background work: the job is there when its fact is, and not before (see Jobs.enqueue). */
export const enqueue = <T>(ctx: TxCtx, job: JobDefinition<T>, payload: T, options?: EnqueueOptions): Promise<void> =>
  ctx.jobs.enqueue(requireTx(ctx), job, payload, options);

/** Once more what was given up: fresh tries for a payload that was checked when it was first enqueued. */
export const enqueueAgain = (ctx: TxCtx, name: string, payload: object): Promise<void> =>
  ctx.jobs.enqueueAgain(requireTx(ctx), name, payload);

/** Announces a fact: what follows from it (docs/events.md) commits with it or not at all. */
export function emit<E extends keyof DomainEvents>(ctx: TxCtx, event: E, fact: DomainEvents[E]): Promise<void> {
  requireTx(ctx);
  return ctx.react(ctx, event, fact);
}

/** The type says it already; a cast or a test's double does not pass by it. */
function requireTx(ctx: TxCtx): Tx {
  if (!isInTransaction(ctx)) throw new Error('a job or an event belongs into the transaction of its fact');
  return ctx.db;
}
