import { monthsAgo } from '../../platform/batches.ts';
import { purgeExternalCalls } from '../../platform/purge-traces.ts';
import { K } from '../plans/schemas.ts';
import { defineModule, handledBy } from '../../platform/module.ts';
import { applyAccount } from './account.ts';
import { applyPayment } from './apply-payment.ts';
import { lookAtTakings } from './doctor.ts';
import { takingsCalls } from './http.ts';
import * as jobs from './jobs.ts';
import { reconcile } from './reconcile.ts';
import { carryOutRefund } from './refund.ts';

/** Its rows go with the content of their site (tables.ts). */
export const takings = defineModule({
  name: 'takings',
  doctor: [lookAtTakings],
  http: takingsCalls,
  jobs: [
    handledBy(jobs.applyPaymentJob, (ctx, { id }) => applyPayment(ctx, id)),
    handledBy(jobs.applyAccountJob, (ctx, { siteId }) => applyAccount(ctx, siteId)),
    handledBy(jobs.refundJob, (ctx, { id }) => carryOutRefund(ctx, id)),
    handledBy(jobs.reconcileJob, reconcile),
  ],
  /** What was asked of the provider for buyers names them; months later all of it is over, and is in the rows of payments and refunds. */
  retention: [
    {
      name: 'takings-calls',
      run: (ctx) => purgeExternalCalls(ctx, 'takings-', monthsAgo(ctx, K.logRetentionMonths), { undone: true }),
    },
  ],
  schedules: [{ job: jobs.reconcileJob, cron: '* * * * *' }],
});
