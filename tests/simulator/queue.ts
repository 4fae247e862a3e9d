/**
 * The product's queue on a virtual clock: jobs are rows, written in the transaction of the fact they follow from, as
 * platform/jobs.ts writes them through pg-boss (policy 'short': one waiting job for a key; tries again after 1, 2, 4 …
 * seconds, at most a quarter of an hour; given up after `retryLimit`). Nothing runs by itself.
 */
import { sql } from 'drizzle-orm';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db.ts';
import { describeError } from '../../platform/describe-error.ts';
import { INSERT_JOB, type JobRows, type Waiting } from './job-rows.ts';
import { deadLetterJob, type JobDefinition, type JobHandler, type Jobs } from '../../platform/jobs.ts';

export interface SimulatedQueue extends Jobs {
  /** Oldest first. */
  waiting(): Waiting[];
  /** What has come due, oldest first. */
  due(): Waiting[];
  /** When the next job comes due; null: none waits. */
  next(): Date | null;
  /** One that was tried too often to ever come to an end. */
  stuck(): Waiting | null;
  /** A job of the clock, once. */
  call(cron: JobDefinition<never>): void;
  /** Runs a job as a worker does. Returns what it threw. `died`: the process ended in it; its tries do not end. */
  run(job: Waiting, handler: JobHandler, died: (error: unknown) => boolean): Promise<unknown>;
}

const LONGEST_PAUSE_S = 900;
const TOO_OFTEN = 40;
const HEARTBEAT_S = 10;

export function createQueue(rows: JobRows, clock: Clock): SimulatedQueue {
  const inSeconds = (seconds: number) => new Date(clock.now().getTime() + seconds * 1000);
  const waits = (name: string, payload: object, key: string | null) =>
    rows.add({ name, payload, key, tries: 0, due: clock.now(), begun: false });

  const write = (tx: Tx, name: string, payload: object, key: string | null, delaySeconds: number) =>
    tx.execute(
      sql`${sql.raw(INSERT_JOB)} values (${name}, ${JSON.stringify(payload)}, ${key}, ${inSeconds(delaySeconds).toISOString()})`,
    );
  const again = (job: Waiting, seconds: number, tries: number) =>
    rows.add({ ...job, due: inSeconds(seconds), tries, begun: true });

  function giveUp(job: Waiting, error: unknown): void {
    if (job.name === deadLetterJob.name) return;
    const { message } = describeError(error);
    waits(deadLetterJob.name, { payload: job.payload, name: job.name, tries: job.tries + 1, reason: message }, null);
  }

  return {
    async enqueue<T>(tx: Tx, job: JobDefinition<T>, payload: T, options: { key?: string; delaySeconds?: number } = {}) {
      await write(tx, job.name, job.schema.parse(payload) as object, options.key ?? null, options.delaySeconds ?? 0);
    },
    async enqueueAgain(tx, name, payload) {
      await write(tx, name, payload, null, 0);
    },
    work: () => Promise.resolve(),
    schedule: () => Promise.resolve(),
    health: () => Promise.resolve({ waiting: 0, failed: 0 }),
    rest: () => Promise.resolve(),
    stop: () => Promise.resolve(),
    waiting: () => rows.waiting(),
    due: () => rows.waiting().filter(({ due }) => due <= clock.now()),
    next() {
      const times = rows.waiting().map(({ due }) => due.getTime());
      return times.length === 0 ? null : new Date(Math.min(...times));
    },
    stuck: () => rows.waiting().find(({ tries }) => tries > TOO_OFTEN) ?? null,
    call: (cron) => waits(cron.name, cron.schema.parse({}), 'cron'),
    async run(job, handler, died) {
      const { definition } = handler;
      // Another of its key may wait from here on.
      rows.remove(job.seq);
      try {
        await handler.run(...argumentsOf(job, definition));
        return null;
      } catch (error) {
        if (died(error)) again(job, HEARTBEAT_S, job.tries);
        else if (job.tries >= definition.retryLimit) giveUp(job, error);
        else again(job, Math.min(2 ** job.tries, LONGEST_PAUSE_S), job.tries + 1);
        return error;
      }
    },
  };
}

interface DeadLetterRow {
  payload: object;
  name: string;
  tries: number;
  reason: string;
}

function argumentsOf({ seq, name, payload }: Waiting, definition: JobDefinition<never>): Parameters<JobHandler['run']> {
  const jobId = `job_${seq}`;
  if (name !== deadLetterJob.name) return [definition.schema.parse(payload), { jobId }];
  const { payload: given, name: of, tries, reason } = payload as DeadLetterRow;
  return [given as never, { jobId, deadLetter: { jobId, name: of, tries, reason } }];
}
