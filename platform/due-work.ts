import type { PgBoss } from 'pg-boss';
import { repeat, type Repeated } from './repeat.ts';

/** Jobs of priorities from `least` to `most` of one queue, and the worker of the library that takes them. */
export interface Worker {
  id: string;
  queue: string;
  least: number;
  most: number;
}

/** What may begin now by the index with which the library finds the next job: a look into each range, whatever waits there. */
const DUE = `
  select worker from unnest($1::int[], $2::text[], $3::int[], $4::int[]) as w (worker, queue, least, most)
  where exists (
    select 1 from pgboss.job_common job
    where job.name = w.queue and job.state < 'active' and not job.blocked
      and job.priority between w.least and w.most and job.start_after <= now())`;

/**
 * Wakes, every `everyMs`, the workers for whom a job is due that nobody announced: a try again, and what was to wait a
 * while. One statement for all queues: a look of each worker for itself is a hundred of them.
 */
export function wakeForDueWork(
  boss: PgBoss,
  workers: readonly Worker[],
  everyMs: number,
  failed: (error: unknown) => void,
): Repeated {
  const look = async () => {
    const { rows } = await boss
      .getDb()
      .executeSql(DUE, [
        workers.map((_, at) => at),
        workers.map(({ queue }) => queue),
        workers.map(({ least }) => least),
        workers.map(({ most }) => most),
      ]);
    for (const row of rows) {
      const { worker } = row as { worker: number };
      const id = workers[worker]?.id;
      if (id) boss.notifyWorker(id);
    }
  };
  return repeat(everyMs, look, failed);
}
