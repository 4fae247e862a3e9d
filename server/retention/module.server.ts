import { FORGETTING } from '../../modules/billing/index.server.ts';
import { K } from '../../modules/plans/schemas.ts';
import { daysAgo, monthsAgo } from '../../platform/batches.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { forgetEffects, forgetEvents, forgetFailedJobs } from '../../platform/forget-traces.ts';
import { defineModule, handledBy } from '../../platform/module.ts';
import { forgetAll } from './forget-all.ts';
import { forgetLoosePages } from './forget-pages.ts';
import { forgetJob } from './jobs.ts';

/** A page that was read within a day may be about to be ordered. */
const SETTLED_DAYS = 1;
const traces = (ctx: Ctx) => monthsAgo(ctx, K.logRetentionMonths);

/** What is kept by no room alone: what pages said, and the traces of outside calls, events and jobs. */
export const retention = defineModule({
  name: 'retention',
  jobs: [handledBy(forgetJob, forgetAll)],
  schedules: [{ job: forgetJob, cron: '30 1 * * *' }],
  retention: [
    {
      name: 'pages',
      after: ['contracts', 'previews'],
      run: (ctx) => forgetLoosePages(ctx, daysAgo(ctx, SETTLED_DAYS)),
    },
    { name: 'effects', after: ['accounts'], run: (ctx) => forgetEffects(ctx, FORGETTING, traces(ctx)) },
    { name: 'events', run: (ctx) => forgetEvents(ctx, traces(ctx)) },
    { name: 'failedJobs', run: (ctx) => forgetFailedJobs(ctx, traces(ctx)) },
  ],
});
