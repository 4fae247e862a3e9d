/**
 * Background work. A job is enqueued (platform/transaction.ts) in the transaction of the fact it follows from, and in no
 * other way, so that fact and job commit together. Handlers must be safe to run twice: a crash after the work and before the acknowledgement
 * runs them again. Every queue drains while work waits in it, in two lanes that cannot hold each other up.
 */
import { PgBoss, type Db as QueueDatabase, type JobWithMetadata } from 'pg-boss';
import { z } from 'zod';
import { runNamed, type Tx } from './db.ts';
import { describeError } from './describe-error.ts';
import { wakeForDueWork, type Worker } from './due-work.ts';
import type { Logger } from './logger.ts';
import { jobSeconds, secondsSince } from './meters.ts';
import { laneFor, PRIORITY, raise, running, workersOf, type Lane, type Take } from './lanes.ts';
import { createOutages } from './outages.ts';
import { makeQueues } from './queues.ts';
import { queueConnection } from './queue-line.ts';
import type { Repeated } from './repeat.ts';
import { carried, inSpan, SpanKind, type Carried } from './traces.ts';

/**
 * Tries that fill about three days, the last ones a quarter of an hour apart: a vendor who is away for a night must not
 * cost a customer a domain, a refund or a mail.
 */
const THREE_DAYS = 300;
/**
 * Tries that fill about a quarter of an hour, for what comes again by its own clock. Not fewer: every kill of the process
 * costs what runs a try, and a person is told of work that failed, not of a machine that is restarted.
 */
export const QUARTER_OF_AN_HOUR = 10;
/**
 * Longer than all the calls of one job to a vendor who answers only at the last moment of each: a try that is thought dead
 * while it runs would run twice at once. A process that died is noticed by its heartbeat, in seconds.
 */
const HALF_AN_HOUR_S = 1800;

/** Between two looks for what was not announced when it was enqueued: tries again, and what was to wait a while. */
const LOOK_MS = 1000;
/** A worker that nobody wakes looks for itself, should the look for all have stopped. */
const LOOK_ALONE_S = 60;

export interface JobDefinition<T> {
  /** `<room>.<what>`, e.g. 'sites.build-version'. */
  name: string;
  schema: z.ZodType<T>;
  /** Tries after the first before the job stays failed for a person to look at. */
  retryLimit: number;
  /** Seconds one try may take: more than whatever it waits for takes in all. */
  timeoutSeconds: number;
  /** Jobs at once in this process. 1: one after the other, in the order of enqueueing, whatever their lanes. */
  concurrency: number;
  /** The lane of this job and of what follows from it; without one, that of the work that enqueues it, or else the buyer's. */
  lane?: Lane;
}

export function defineJob<T>(
  name: string,
  schema: z.ZodType<T>,
  options: Partial<Pick<JobDefinition<T>, 'retryLimit' | 'timeoutSeconds' | 'concurrency' | 'lane'>> = {},
): JobDefinition<T> {
  return { name, schema, retryLimit: THREE_DAYS, timeoutSeconds: HALF_AN_HOUR_S, concurrency: 3, ...options };
}

/** A job after its last try. */
export interface DeadLetter {
  jobId: string;
  name: string;
  tries: number;
  /** What the last try said, or that it ran out of time. */
  reason: string;
}
export interface JobMeta {
  jobId: string;
  /** Set for `deadLetterJob` only. */
  deadLetter?: DeadLetter;
}
export interface JobHandler {
  definition: JobDefinition<never>;
  run: (payload: never, meta: JobMeta) => Promise<void>;
}
/** Every other job comes here, with its payload, when its last try has failed or its process died in it. */
export const deadLetterJob = defineJob('jobs.dead-letter', z.record(z.string(), z.unknown()));

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
  return { jobId, deadLetter: { jobId: sourceId, name: sourceName, tries: (sourceRetryCount ?? 0) + 1, reason } };
}

export interface EnqueueOptions {
  /** Not before then. */
  delaySeconds?: number;
  /** While a job of this name with the same key waits, a second is not added, but one that nobody waited for changes lanes. */
  key?: string;
  /** Where it differs from the lane of what enqueues. */
  lane?: Lane;
}

export interface Jobs {
  /** Called by `enqueue` of platform/transaction.ts. */
  enqueue<T>(tx: Tx, job: JobDefinition<T>, payload: T, options?: EnqueueOptions): Promise<void>;
  /** Once more what was given up: fresh tries for a payload that was checked when it was first enqueued. */
  enqueueAgain(tx: Tx, name: string, payload: object): Promise<void>;
  work(handlers: JobHandler[]): Promise<void>;
  /** Runs a job without payload at the times of a cron line (UTC), once for all processes together. */
  schedule(job: JobDefinition<Record<string, never>>, cron: string): Promise<void>;
  /** Counts by state, for /readyz. */
  health(): Promise<{ waiting: number; failed: number }>;
  /** Takes no further job; those under way go on, and others can still be enqueued. */
  rest(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Connects to the queue and makes every queue known before the first send (a cold queue cache can deadlock inside a transaction).
 * `works`: false where jobs are only enqueued; then nobody is woken, and nothing of the queue is looked after.
 */
export async function startJobs(
  connectionString: string,
  definitions: JobDefinition<never>[],
  log: Logger,
  { lookMs = LOOK_MS, works = true }: { lookMs?: number; works?: boolean } = {},
): Promise<Jobs> {
  const outages = createOutages(log);
  const boss = new PgBoss({
    ...queueConnection(connectionString),
    max: works ? 6 : 2,
    useListenNotify: works,
    supervise: works,
    schedule: works,
    // A killed process's jobs go on ten seconds after its last heartbeat, and as much later as nobody looks. The second is what one process leaves
    // to another; below the first, or every other look would be left out.
    superviseIntervalSeconds: 2,
    monitorIntervalSeconds: 1,
    application_name: 'vetrina-jobs',
  });
  boss.on('error', (error) => outages.tell(error, 'job queue error'));
  await boss.start();
  const others = definitions.filter(({ name }) => name !== deadLetterJob.name);
  await makeQueues(boss, [deadLetterJob, ...others]);
  let looks: Repeated | undefined;
  const taken = new Set<string>();
  return {
    async enqueue(tx, job, payload, options = {}) {
      const priority = PRIORITY[laneFor(job, options.lane ?? running.getStore() ?? 'buyer')];
      const sent = await boss.send(job.name, withTrace(job.schema.parse(payload) as object), {
        db: within(tx),
        priority,
        // Policy 'short' allows one waiting job per key: unkeyed jobs each get a key of their own.
        singletonKey: options.key ?? crypto.randomUUID(),
        ...(options.delaySeconds ? { startAfter: options.delaySeconds } : {}),
      });
      if (sent === null && priority > 0) await raise(tx, job.name, options.key ?? '');
    },
    async enqueueAgain(tx, name, payload) {
      const priority = PRIORITY.buyer;
      await boss.send(name, withTrace(payload), {
        db: within(tx),
        priority,
        singletonKey: crypto.randomUUID(),
      });
    },
    async work(handlers) {
      for (const { definition } of handlers) taken.add(definition.name);
      const workers = handlers.flatMap((handler) => workersOf(handler.definition).map((take) => ({ handler, take })));
      const started = await Promise.all(workers.map(({ handler, take }) => startWorker(boss, handler, take, log)));
      looks = wakeForDueWork(boss, started, lookMs, (error) =>
        outages.tell(error, 'no look for due work; it comes again'),
      );
    },
    schedule: (job, cron) => boss.schedule(job.name, cron, {}, { tz: 'UTC', priority: PRIORITY[laneFor(job, 'bulk')] }),
    async health() {
      const queues = await boss.getQueues();
      return {
        waiting: queues.reduce((sum, queue) => sum + queue.readyCount, 0),
        failed: queues.reduce((sum, queue) => sum + queue.failedCount, 0),
      };
    },
    async rest() {
      await looks?.stop();
      for (const name of taken) await boss.offWork(name, { wait: false });
    },
    async stop() {
      await looks?.stop();
      await boss.stop({ graceful: true, timeout: 10_000 });
    },
  };
}

/** The queue's own statements, as part of this transaction. */
const within = (tx: Tx): QueueDatabase => ({ executeSql: (text, values) => runNamed(tx, text, values) });

/** A job belongs to the trace of the fact from which it follows, beside its payload. */
const withTrace = (payload: object): object => ({ ...payload, ...carried() });

async function startWorker(
  boss: PgBoss,
  { definition, run }: JobHandler,
  { least, most }: Take,
  log: Logger,
): Promise<Worker> {
  const id = await boss.work(
    definition.name,
    {
      minPriority: least,
      maxPriority: most,
      pollingIntervalSeconds: 0.5,
      notifyPollingIntervalSeconds: LOOK_ALONE_S,
      includeMetadata: true,
    },
    async ([job]: JobWithMetadata[]) => {
      if (!job) return;
      // More may wait: without this the worker would sleep after each job until it is time to look again.
      boss.notifyWorker(id);
      const jobLog = log.child({ jobId: job.id, job: definition.name });
      const began = performance.now();
      const count = (outcome: string) => jobSeconds.observe({ queue: definition.name, outcome }, secondsSince(began));
      const own = definition.lane ?? (job.priority >= PRIORITY.buyer ? 'buyer' : 'bulk');
      const { traceparent, ...payload } = job.data as object & Carried;
      const after = traceparent === undefined ? {} : { traceparent };
      const work = () => run(definition.schema.parse(payload), metaOf(job));
      try {
        await running.run(own, () => inSpan(definition.name, { kind: SpanKind.CONSUMER, after }, work));
        count('done');
      } catch (error) {
        count('failed');
        jobLog.warn({ err: error }, 'job failed and will be tried again while tries remain');
        const { type, message, code } = describeError(error);
        // oxlint-disable-next-line preserve-caught-error -- the queue keeps what is thrown for weeks, causes too: only what a log may keep
        throw new Error([type, code, message].filter(Boolean).join(': '));
      }
    },
  );
  return { id, queue: definition.name, least, most };
}
