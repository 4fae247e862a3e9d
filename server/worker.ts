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

/** What happens by the clock alone. */
export async function scheduleJobs(jobs: Jobs): Promise<void> {
  for (const { job, cron } of contributed('schedules').flat()) await jobs.schedule(job, cron);
}
