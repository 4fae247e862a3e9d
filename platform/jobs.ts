/**
 * Background work. A job is enqueued in the transaction of the fact it follows from, and in no other way, so that fact
 * and job commit together. Handlers must be safe to run twice: a crash after the work and before the acknowledgement
 * runs them again.
 */
import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss, type JobWithMetadata } from 'pg-boss';
import { z } from 'zod';
import type { Tx } from './db.ts';
import { describeError } from './describe-error.ts';
import type { Logger } from './logger.ts';

/**
 * Tries that fill about three days, the last ones a quarter of an hour apart: a vendor who is away for a night must not
 * cost a customer a domain, a refund or a mail.
 */
const THREE_DAYS = 300;
const LONGEST_PAUSE_S = 900;
/**
 * Longer than all the calls of one job to a vendor who answers only at the last moment of each: a try that is thought dead
 * while it runs would run twice at once. A process that died is noticed by its heartbeat, in seconds.
 */
const HALF_AN_HOUR_S = 1800;

export interface JobDefinition<T> {
  /** `<room>.<what>`, e.g. 'sites.build-version'. */
  name: string;
  schema: z.ZodType<T>;
  /** Tries after the first before the job stays failed for a person to look at. */
  retryLimit: number;
  /** Seconds one try may take: more than whatever it waits for takes in all. */
  timeoutSeconds: number;
  concurrency: number;
}

export function defineJob<T>(
  name: string,
  schema: z.ZodType<T>,
  options: Partial<Pick<JobDefinition<T>, 'retryLimit' | 'timeoutSeconds' | 'concurrency'>> = {},
): JobDefinition<T> {
  return { name, schema, retryLimit: THREE_DAYS, timeoutSeconds: HALF_AN_HOUR_S, concurrency: 2, ...options };
}

/** A job after its last try. */
export interface GivenUp {
  jobId: string;
  name: string;
  tries: number;
  /** What the last try said, or that it ran out of time. */
  reason: string;
}
export interface JobMeta {
  jobId: string;
  /** Set for `givenUpJob` only. */
  givenUp?: GivenUp;
}
export interface JobHandler {
  definition: JobDefinition<never>;
  run: (payload: never, meta: JobMeta) => Promise<void>;
}
/** Every other job comes here, with its payload, when its last try has failed or its process died in it. */
export const givenUpJob = defineJob('jobs.given-up', z.record(z.string(), z.unknown()));

/** Pairs a definition with what it does. The handler is imported when the first job of its kind runs. */
export function handle<T>(definition: JobDefinition<T>, run: (payload: T, meta: JobMeta) => Promise<void>): JobHandler {
  return { definition, run } as unknown as JobHandler;
}

/** What a handler is told besides its payload. */
export function metaOf(job: JobWithMetadata): JobMeta {
  const { id: jobId, sourceId, sourceName, sourceRetryCount, sourceOutput } = job;
  if (!sourceId || !sourceName) return { jobId };
  const { message } = (sourceOutput ?? {}) as { message?: unknown };
  const reason = typeof message === 'string' ? message : JSON.stringify(sourceOutput);
  return { jobId, givenUp: { jobId: sourceId, name: sourceName, tries: (sourceRetryCount ?? 0) + 1, reason } };
}

export interface Jobs {
  /**
   * `delaySeconds`: not before then. `key`: while a job of this name with the same key waits, a second is not added.
   */
  enqueue<T>(
    tx: Tx,
    job: JobDefinition<T>,
    payload: T,
    options?: { delaySeconds?: number; key?: string },
  ): Promise<void>;
  /** Once more what was given up: fresh tries for a payload that was checked when it was first enqueued. */
  enqueueAgain(tx: Tx, name: string, payload: object): Promise<void>;
  work(handlers: JobHandler[]): Promise<void>;
  /** Runs a job without payload at the times of a cron line (UTC), once for all processes together. */
  schedule(job: JobDefinition<Record<string, never>>, cron: string): Promise<void>;
  /** Counts by state, for /readyz. */
  health(): Promise<{ waiting: number; failed: number }>;
  stop(): Promise<void>;
}

/** Connects to the queue and makes every queue known before the first send (a cold queue cache can deadlock inside a transaction). */
export async function startJobs(
  connectionString: string,
  definitions: JobDefinition<never>[],
  log: Logger,
): Promise<Jobs> {
  const boss = new PgBoss({
    connectionString,
    max: 6,
    useListenNotify: true,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
    application_name: 'vetrina-jobs',
  });
  boss.on('error', (error) => log.error({ err: error }, 'job queue error'));
  await boss.start();
  // A queue can only name one that exists as the place for what it gives up.
  const others = definitions.filter(({ name }) => name !== givenUpJob.name);
  for (const definition of [givenUpJob as unknown as JobDefinition<never>, ...others]) {
    const options = {
      policy: 'short',
      notify: true,
      retryLimit: definition.retryLimit,
      retryDelay: 1,
      retryBackoff: true,
      retryDelayMax: LONGEST_PAUSE_S,
      expireInSeconds: definition.timeoutSeconds,
      // A killed process stops sending heartbeats; its jobs run again elsewhere after this long.
      heartbeatSeconds: 10,
      deleteAfterSeconds: 60 * 60 * 24 * 30,
      ...(definition.name === givenUpJob.name ? {} : { deadLetter: givenUpJob.name }),
    };
    if (await boss.getQueue(definition.name)) {
      const { policy: _fixed, ...changeable } = options;
      await boss.updateQueue(definition.name, changeable);
    } else await boss.createQueue(definition.name, options);
  }
  return {
    async enqueue(tx, job, payload, options = {}) {
      await boss.send(job.name, job.schema.parse(payload) as object, {
        db: fromDrizzle(tx, sql),
        // Policy 'short' allows one waiting job per key: unkeyed jobs each get a key of their own.
        singletonKey: options.key ?? crypto.randomUUID(),
        ...(options.delaySeconds ? { startAfter: options.delaySeconds } : {}),
      });
    },
    async enqueueAgain(tx, name, payload) {
      await boss.send(name, payload, { db: fromDrizzle(tx, sql), singletonKey: crypto.randomUUID() });
    },
    async work(handlers) {
      await Promise.all(
        handlers.map(({ definition, run }) =>
          boss.work(
            definition.name,
            {
              localConcurrency: definition.concurrency,
              pollingIntervalSeconds: 0.5,
              notifyPollingIntervalSeconds: 2,
              includeMetadata: true,
            },
            async ([job]: JobWithMetadata[]) => {
              if (!job) return;
              const jobLog = log.child({ jobId: job.id, job: definition.name });
              try {
                await run(definition.schema.parse(job.data), metaOf(job));
              } catch (error) {
                jobLog.warn({ err: error }, 'job failed and will be tried again while tries remain');
                // The queue keeps what is thrown for weeks, causes too: only what a log may keep.
                const { type, message, code } = describeError(error);
                // oxlint-disable-next-line preserve-caught-error
                throw new Error([type, code, message].filter(Boolean).join(': '));
              }
            },
          ),
        ),
      );
    },
    schedule: (job, cron) => boss.schedule(job.name, cron, {}, { tz: 'UTC' }),
    async health() {
      const queues = await boss.getQueues();
      return {
        waiting: queues.reduce((sum, queue) => sum + queue.readyCount, 0),
        failed: queues.reduce((sum, queue) => sum + queue.failedCount, 0),
      };
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: 10_000 });
    },
  };
}
