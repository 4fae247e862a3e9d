import { monthsAgo } from '../../platform/batches.ts';
import { defineModule, handledBy } from '../../platform/module.ts';
import { K } from '../plans/schemas.ts';
import { dropDomain, dropLeftDomain } from './subscription/drop-domain.ts';
import { expireRetired } from './checkout/expire-session.ts';
import { forgetAccounts, forgetBilling } from './forget-billing.ts';
import { forgetCustomer, letGoOfCustomers } from './forget-customer.ts';
import { billingCalls } from './http.ts';
import * as jobs from './jobs.ts';
import { applyProviderEvent } from './receive-provider-event.ts';
import { carryOutRefund } from './refunds/refund.ts';
import { runClock } from './subscription/run-clock.ts';
import { sweepCheckouts } from './checkout/sweep-checkouts.ts';
import { lookAtCatalogue } from './doctor.ts';

export const billing = defineModule({
  name: 'billing',
  doctor: [lookAtCatalogue],
  http: billingCalls,
  jobs: [
    handledBy(jobs.applyProviderEventJob, (ctx, { inboxId }) => applyProviderEvent(ctx, inboxId)),
    handledBy(jobs.expireSessionJob, (ctx, { sessionId }) => expireRetired(ctx, sessionId)),
    handledBy(jobs.refundJob, (ctx, { key }) => carryOutRefund(ctx, key)),
    handledBy(jobs.dropDomainJob, (ctx, dropped) =>
      'key' in dropped ? dropDomain(ctx, dropped.key) : dropLeftDomain(ctx, dropped),
    ),
    handledBy(jobs.forgetCustomerJob, forgetCustomer),
    handledBy(jobs.billingClockJob, runClock),
    handledBy(jobs.sweepCheckoutsJob, sweepCheckouts),
  ],
  schedules: [
    { job: jobs.sweepCheckoutsJob, cron: '* * * * *' },
    { job: jobs.billingClockJob, cron: '20 * * * *' },
  ],
  retention: [
    {
      name: 'accounts',
      after: ['contracts', 'documents'],
      run: (ctx) => forgetAccounts(ctx, monthsAgo(ctx, 12 * K.invoiceYears)),
    },
  ],
  keptOfOrders: {
    async erase(ctx, orderIds) {
      await letGoOfCustomers(ctx, orderIds);
      await forgetBilling(ctx, orderIds);
    },
  },
});
