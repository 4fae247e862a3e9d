import { ERASURES } from '../../modules/billing/index.server.ts';
import { K } from '../../modules/plans/schemas.ts';
import { monthsAgo } from '../../platform/batches.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { purgeExternalCalls, purgeEvents, purgeFailedJobs } from '../../platform/purge-traces.ts';
import { defineModule, handledBy } from '../../platform/module.ts';
import { purgeAll } from './purge-all.ts';
import { purgeJob } from './jobs.ts';

const traces = (ctx: Ctx) => monthsAgo(ctx, K.logRetentionMonths);

/** What is kept by no room alone: the traces of outside calls, events and jobs. */
export const retention = defineModule({
  name: 'retention',
  jobs: [handledBy(purgeJob, purgeAll)],
  schedules: [{ job: purgeJob, cron: '30 1 * * *' }],
  retention: [
    { name: 'externalCalls', after: ['accounts'], run: (ctx) => purgeExternalCalls(ctx, ERASURES, traces(ctx)) },
    { name: 'events', run: (ctx) => purgeEvents(ctx, traces(ctx)) },
    { name: 'failedJobs', run: (ctx) => purgeFailedJobs(ctx, traces(ctx)) },
  ],
});
