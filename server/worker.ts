import { billingClockJob, billingHandlers, sweepCheckoutsJob } from '../modules/billing/index.server.ts';
import { domainHandlers, reconcileDomainsJob, watchDomainsJob } from '../modules/domains/index.server.ts';
import { identityHandlers } from '../modules/identity/index.server.ts';
import { invoicingHandlers, watchDeadlinesJob } from '../modules/invoicing/index.server.ts';
import { notificationHandlers } from '../modules/notifications/index.server.ts';
import { operationHandlers } from '../modules/operations/index.server.ts';
import { followAdditionsJob, markTaxCodesJob, orderingHandlers } from '../modules/ordering/index.server.ts';
import { previewHandlers } from '../modules/previews/index.server.ts';
import { refreshSitesJob, siteHandlers } from '../modules/sites/index.server.ts';
import type { Ctx } from '../platform/ctx.ts';
import { handle, type JobHandler, type Jobs } from '../platform/jobs.ts';
import { tellOurFault } from './our-faults.ts';
import { forgetJob, retentionHandlers } from './retention/jobs.ts';

/** Every background job of the product and what it does. */
export const allHandlers = (ctxFor: (job: string, jobId: string) => Ctx): JobHandler[] =>
  [
    billingHandlers,
    domainHandlers,
    identityHandlers,
    invoicingHandlers,
    notificationHandlers,
    operationHandlers,
    orderingHandlers,
    previewHandlers,
    retentionHandlers,
    siteHandlers,
  ]
    .flatMap((room) => room(ctxFor))
    .map(({ definition, run }) =>
      handle(definition, (payload, meta) =>
        run(payload, meta).catch(async (error: unknown) => {
          await tellOurFault(ctxFor(definition.name, meta.jobId), error);
          throw error;
        }),
      ),
    );

/** What happens by the clock alone. */
export async function scheduleJobs(jobs: Jobs): Promise<void> {
  await jobs.schedule(watchDeadlinesJob, '40 5 * * *');
  await jobs.schedule(sweepCheckoutsJob, '* * * * *');
  await jobs.schedule(followAdditionsJob, '*/5 * * * *');
  await jobs.schedule(watchDomainsJob, '25 * * * *');
  await jobs.schedule(reconcileDomainsJob, '40 3 * * *');
  await jobs.schedule(billingClockJob, '20 * * * *');
  // When few people look, in the countries where the sites are.
  await jobs.schedule(refreshSitesJob, '10 2 * * *');
  await jobs.schedule(forgetJob, '30 1 * * *');
  await jobs.schedule(markTaxCodesJob, '50 0 * * *');
}
