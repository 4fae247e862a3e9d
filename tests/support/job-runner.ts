/** Runs the jobs that a product enqueued, from the real queue, when a test says so and until none is left. */
import { PgBoss, type JobWithMetadata } from 'pg-boss';
import type { Pool } from 'pg';
import { metaOf, type JobHandler } from '../../platform/jobs.ts';

export interface JobRunner {
  /**
   * Runs what waits, delayed jobs too, and what follows from it; jobs whose turn comes together run at once. What fails
   * waits for `drain({ again: true })`. Returns the errors by job name.
   */
  drain: (options?: { again?: boolean }) => Promise<{ job: string; error: unknown }[]>;
  /** How many jobs of this name wait or will be tried again. */
  waiting: (name: string) => Promise<number>;
  stop: () => Promise<void>;
}
const TOUCH_MS = 2000;
/**
 * Jobs that enqueue each other without end pass this. Rounds would say nothing: a sandbox delivers the events of nine years
 * while the jobs run, and on a busy machine each round finds one of them.
 */
const MOST_JOBS = 2000;
/** The job that reads a social page, without which its site cannot be published. */
const READING = 'previews.build';

export async function createJobRunner(url: string, pool: Pool, handlers: JobHandler[]): Promise<JobRunner> {
  const boss = new PgBoss({ connectionString: url, max: 2, supervise: false, schedule: false, migrate: false });
  boss.on('error', () => undefined);
  await boss.start();

  const makeDue = (state: string) =>
    pool.query('update pgboss.job set start_after = now() where state::text = $1 and start_after > now()', [state]);

  /** Asking every queue would take most of the time: of two dozen, few have anything to do. */
  async function namesDue(): Promise<Set<string>> {
    const { rows } = await pool.query<{ name: string }>(
      `select distinct name from pgboss.job where state < 'active' and start_after <= now()`,
    );
    return new Set(rows.map(({ name }) => name));
  }

  async function run(
    handler: JobHandler,
    job: JobWithMetadata,
    errors: { job: string; error: unknown }[],
  ): Promise<void> {
    const { name, schema } = handler.definition;
    const alive = setInterval(() => void boss.touch(name, job.id).catch(() => undefined), TOUCH_MS);
    try {
      await handler.run(schema.parse(job.data), metaOf(job));
      await boss.complete(name, job.id);
    } catch (error) {
      errors.push({ job: name, error });
      await boss.fail(name, job.id, { message: error instanceof Error ? error.message : String(error) });
    } finally {
      clearInterval(alive);
    }
  }

  return {
    async drain(options = {}) {
      const errors: { job: string; error: unknown }[] = [];
      const names: string[] = [];
      if (options.again) await makeDue('retry');
      while (names.length < MOST_JOBS) {
        await makeDue('created');
        const batch: Promise<void>[] = [];
        const waiting = await namesDue();
        // Nobody pays in the second in which their page is still being read.
        const due = waiting.has(READING) ? new Set([READING]) : waiting;
        for (const handler of handlers) {
          if (!due.has(handler.definition.name)) continue;
          const jobs = await boss.fetch<object>(handler.definition.name, { batchSize: 20, includeMetadata: true });
          batch.push(...jobs.map((job) => run(handler, job, errors)));
          names.push(...jobs.map(({ name }) => name));
        }
        if (batch.length === 0) return errors;
        await Promise.all(batch);
      }
      throw new Error(`the jobs never end: ${names.slice(-10).join(', ')}`);
    },
    async waiting(name) {
      const { rows } = await pool.query<{ count: number }>(
        `select count(*)::int as count from pgboss.job where name = $1 and state::text in ('created', 'retry', 'active')`,
        [name],
      );
      return rows[0]?.count ?? 0;
    },
    stop: () => boss.stop({ graceful: false }),
  };
}
