import { FORGETTING } from '../../modules/billing/index.server.ts';
import { K } from '../../modules/plans/schemas.ts';
import { monthsAgo } from '../../platform/batches.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { forgetEffects, forgetEvents, forgetFailedJobs } from '../../platform/forget-traces.ts';
import { defineModule, handledBy } from '../../platform/module.ts';
import { forgetAll } from './forget-all.ts';
import { forgetJob } from './jobs.ts';

const traces = (ctx: Ctx) => monthsAgo(ctx, K.logRetentionMonths);

/** What is kept by no room alone: the traces of outside calls, events and jobs. */
export const retention = defineModule({
  name: 'retention',
  jobs: [handledBy(forgetJob, forgetAll)],
  schedules: [{ job: forgetJob, cron: '30 1 * * *' }],
  retention: [
    { name: 'effects', after: ['accounts'], run: (ctx) => forgetEffects(ctx, FORGETTING, traces(ctx)) },
    { name: 'events', run: (ctx) => forgetEvents(ctx, traces(ctx)) },
    { name: 'failedJobs', run: (ctx) => forgetFailedJobs(ctx, traces(ctx)) },
  ],
});
