/** Whose work goes first: queues drain in two lanes, that cannot hold each other up. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { sql } from 'drizzle-orm';
import type { Tx } from './db.ts';
import type { Worker } from './due-work.ts';

/**
 * Whose work it is: a person waits for a `buyer` job, nobody for a `bulk` one. All workers of a queue but one take the
 * first sort only, and the last one takes only the second: ten thousand notices do not delay a mail that somebody waits
 * for, and no crowd of buyers keeps a notice back for ever.
 */
export type Lane = 'buyer' | 'bulk';
export const PRIORITY: Record<Lane, number> = { buyer: 10, bulk: 0 };
/** The lane of the job that runs; a request has none. */
export const running = new AsyncLocalStorage<Lane>();

interface Queued {
  /** Jobs at once. */
  concurrency: number;
  lane?: Lane;
}
/** Jobs of a queue that works one after the other stay in their order: all have one priority. */
export const laneFor = ({ concurrency, lane }: Queued, given: Lane): Lane =>
  concurrency === 1 ? 'bulk' : (lane ?? given);

/** Somebody waits for what nobody was waiting for until now. */
export const raise = (tx: Tx, name: string, key: string) =>
  // The words of the queue's own index of what waits by key.
  tx.execute(sql`
    update pgboss.job set priority = ${PRIORITY.buyer} where name = ${name} and coalesce(singleton_key, '') = ${key}
    and state = 'created' and policy = 'short' and priority < ${PRIORITY.buyer}`);

export type Take = Pick<Worker, 'least' | 'most'>;
/** What each worker of a queue takes. */
export function workersOf({ concurrency }: Queued): Take[] {
  const most = PRIORITY.buyer;
  if (concurrency === 1) return [{ least: PRIORITY.bulk, most }];
  const buyers = Array.from({ length: concurrency - 1 }, (): Take => ({ least: PRIORITY.buyer, most }));
  return [...buyers, { least: PRIORITY.bulk, most: PRIORITY.buyer - 1 }];
}
