import { ConfigError } from '../platform/config.ts';
import type { Ctx } from '../platform/ctx.ts';
import { handle, type JobHandler, type Jobs } from '../platform/jobs.ts';
import { contributed } from './modules.ts';
import { tellOurFault } from './our-faults.ts';

/** Every background job of the product and what it does. */
export const allHandlers = (ctxFor: (job: string, jobId: string) => Ctx): JobHandler[] =>
  contributed('jobs')
    .flat()
    .map(({ definition, run }) =>
      handle(definition, async (payload, meta) => {
        const ctx = ctxFor(definition.name, meta.jobId);
        try {
          await run(ctx, payload, meta);
        } catch (error) {
          await tellOurFault(ctx, error);
          throw error;
        }
      }),
    );

/**
 * Those of the queues that this node works on (QUEUES): by their names, or by their rooms; `-previews` leaves that room's to
 * others. Throws ConfigError for what no queue is called.
 */
export function handlersOfNode(all: readonly JobHandler[], queues: readonly string[]): JobHandler[] {
  const named = queues.map((word) => ({ without: word.startsWith('-'), queue: word.replace(/^-/, '') }));
  const isOf = ({ definition: { name } }: JobHandler, queue: string) => name === queue || name.startsWith(`${queue}.`);
  const unknown = named.filter(({ queue }) => !all.some((handler) => isOf(handler, queue)));
  if (unknown.length > 0) {
    const words = unknown.map(({ queue }) => queue).join(', ');
    throw new ConfigError(`QUEUES: no queue and no room with queues is called ${words}.`);
  }
  const wanted = named.filter(({ without }) => !without);
  return all.filter(
    (handler) =>
      (wanted.length === 0 || wanted.some(({ queue }) => isOf(handler, queue))) &&
      !named.some(({ without, queue }) => without && isOf(handler, queue)),
  );
}

/** What happens by the clock alone. */
export async function scheduleJobs(jobs: Jobs): Promise<void> {
  for (const { job, cron } of contributed('schedules').flat()) await jobs.schedule(job, cron);
}
