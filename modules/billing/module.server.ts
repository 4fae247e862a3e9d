import { monthsAgo } from '../../platform/batches.ts';
import { defineModule, handledBy } from '../../platform/module.ts';
import { K } from '../plans/schemas.ts';
import { dropDomain, dropLeftDomain } from './subscription/drop-domain.ts';
import { expireRetired } from './checkout/expire-session.ts';
import { purgeAccounts, purgeBilling } from './purge-billing.ts';
import { eraseCustomer, letGoOfCustomers } from './erase-customer.ts';
import { billingCalls } from './http.ts';
import * as jobs from './jobs.ts';
import { applyProviderEvent } from './receive-provider-event.ts';
import { carryOutRefund } from './refunds/refund.ts';
import { runDunningCycle } from './subscription/dunning-cycle.ts';
import { reconcileCheckouts } from './checkout/reconcile-checkouts.ts';
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
    handledBy(jobs.eraseCustomerJob, eraseCustomer),
    handledBy(jobs.dunningCycleJob, runDunningCycle),
    handledBy(jobs.reconcileCheckoutsJob, reconcileCheckouts),
  ],
  schedules: [
    { job: jobs.reconcileCheckoutsJob, cron: '* * * * *' },
    { job: jobs.dunningCycleJob, cron: '20 * * * *' },
  ],
  retention: [
    {
      name: 'accounts',
      after: ['contracts', 'documents'],
      run: (ctx) => purgeAccounts(ctx, monthsAgo(ctx, 12 * K.invoiceYears)),
    },
  ],
  keptOfOrders: {
    async erase(ctx, orderIds) {
      await letGoOfCustomers(ctx, orderIds);
      await purgeBilling(ctx, orderIds);
    },
  },
});
