/**
 * The product's queue on a virtual clock: jobs are rows, written in the transaction of the fact they follow from, as
 * platform/jobs.ts writes them through pg-boss (policy 'short': one waiting job for a key; tries again after 1, 2, 4 …
 * seconds, at most a quarter of an hour; given up after `retryLimit`). Nothing runs by itself.
 */
import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db.ts';
import { describeError } from '../../platform/describe-error.ts';
import { givenUpJob, type JobDefinition, type JobHandler, type Jobs } from '../../platform/jobs.ts';

export interface Waiting {
  seq: number;
  name: string;
  payload: object;
  key: string | null;
  tries: number;
  due: Date;
}
export interface SimulatedQueue extends Jobs {
  /** What has come due, oldest first. */
  due(): Promise<Waiting[]>;
  /** When the next job comes due; null: none waits. */
  next(): Promise<Date | null>;
  /** Runs a job as a worker does. Returns what it threw. `died`: the process ended in it; its tries do not end. */
  run(job: Waiting, handler: JobHandler, died: (error: unknown) => boolean): Promise<unknown>;
}

const LONGEST_PAUSE_S = 900;
const HEARTBEAT_S = 10;

export async function createQueue(pool: Pool, clock: Clock): Promise<SimulatedQueue> {
  await pool.query(`create table if not exists simulated_jobs (
    seq bigserial primary key, name text not null, payload jsonb not null, key text, due_at timestamptz not null,
    tries int not null default 0, state text not null default 'created');
    create unique index if not exists simulated_jobs_key on simulated_jobs (name, key) where state = 'created'`);

  /** What waits, until something changes it. */
  let known: Waiting[] | null = null;
  async function waiting(): Promise<Waiting[]> {
    const text = 'select seq::int, name, payload, tries, key, due_at as due from simulated_jobs order by seq';
    known ??= (await pool.query<Waiting>({ name: 'waiting-jobs', text })).rows;
    return known;
  }

  const add = (tx: Tx, name: string, payload: object, key: string | null, delaySeconds: number) => {
    known = null;
    return tx.execute(sql`insert into simulated_jobs (name, payload, key, due_at)
      values (${name}, ${JSON.stringify(payload)}::jsonb, ${key},
        ${new Date(clock.now().getTime() + delaySeconds * 1000).toISOString()}::timestamptz)
      on conflict do nothing`);
  };
  /** It is being worked on: another of its key may wait from here on. */
  async function take(seq: number): Promise<void> {
    known = null;
    await pool.query({ name: 'take-job', text: 'delete from simulated_jobs where seq = $1', values: [seq] });
  }
  async function again(job: Waiting, seconds: number, tries: number): Promise<void> {
    known = null;
    const due = new Date(clock.now().getTime() + seconds * 1000);
    const text = `insert into simulated_jobs (seq, name, payload, key, due_at, tries, state) values ($1, $2, $3, $4, $5, $6, 'retry')`;
    await pool.query(text, [job.seq, job.name, JSON.stringify(job.payload), job.key, due, tries]);
  }
  async function giveUp(job: Waiting, error: unknown): Promise<void> {
    const { message } = describeError(error);
    known = null;
    if (job.name === givenUpJob.name) return;
    const payload = JSON.stringify({ payload: job.payload, name: job.name, tries: job.tries + 1, reason: message });
    await pool.query(`insert into simulated_jobs (name, payload, due_at) values ($1, $2, $3)`, [
      givenUpJob.name,
      payload,
      clock.now(),
    ]);
  }

  return {
    async enqueue<T>(tx: Tx, job: JobDefinition<T>, payload: T, options: { key?: string; delaySeconds?: number } = {}) {
      await add(tx, job.name, job.schema.parse(payload) as object, options.key ?? null, options.delaySeconds ?? 0);
    },
    async enqueueAgain(tx, name, payload) {
      await add(tx, name, payload, null, 0);
    },
    work: () => Promise.resolve(),
    schedule: () => Promise.resolve(),
    health: () => Promise.resolve({ waiting: 0, failed: 0 }),
    stop: () => Promise.resolve(),
    due: async () => (await waiting()).filter(({ due }) => due <= clock.now()),
    async next() {
      const times = (await waiting()).map(({ due }) => due.getTime());
      return times.length === 0 ? null : new Date(Math.min(...times));
    },
    async run(job, handler, died) {
      const { definition } = handler;
      await take(job.seq);
      try {
        await handler.run(...argumentsOf(job, definition));
        return null;
      } catch (error) {
        if (died(error)) await again(job, HEARTBEAT_S, job.tries);
        else if (job.tries >= definition.retryLimit) await giveUp(job, error);
        else await again(job, Math.min(2 ** job.tries, LONGEST_PAUSE_S), job.tries + 1);
        return error;
      }
    },
  };
}

interface GivenUpRow {
  payload: object;
  name: string;
  tries: number;
  reason: string;
}

function argumentsOf({ seq, name, payload }: Waiting, definition: JobDefinition<never>): Parameters<JobHandler['run']> {
  const jobId = `job_${seq}`;
  if (name !== givenUpJob.name) return [definition.schema.parse(payload), { jobId }];
  const { payload: given, name: of, tries, reason } = payload as GivenUpRow;
  return [given as never, { jobId, givenUp: { jobId, name: of, tries, reason } }];
}
