import type { Ctx } from '../../platform/ctx.ts';
import { handle, type JobHandler } from '../../platform/jobs.ts';
import { expireRetired } from './expire-session.ts';
import { dropDomain, dropLeftDomain } from './drop-domain.ts';
import { forgetCustomer } from './forget-customer.ts';
import {
  applyProviderEventJob,
  billingClockJob,
  dropDomainJob,
  expireSessionJob,
  forgetCustomerJob,
  refundJob,
  sweepCheckoutsJob,
} from './jobs.ts';
import { applyProviderEvent } from './receive-provider-event.ts';
import { carryOutRefund } from './refund.ts';
import { runClock } from './run-clock.ts';
import { sweepCheckouts } from './sweep-checkouts.ts';

export const billingHandlers = (ctxFor: (job: string, jobId: string) => Ctx): JobHandler[] => [
  handle(applyProviderEventJob, ({ inboxId }, { jobId }) =>
    applyProviderEvent(ctxFor(applyProviderEventJob.name, jobId), inboxId),
  ),
  handle(expireSessionJob, ({ sessionId }, { jobId }) =>
    expireRetired(ctxFor(expireSessionJob.name, jobId), sessionId),
  ),
  handle(refundJob, ({ key }, { jobId }) => carryOutRefund(ctxFor(refundJob.name, jobId), key)),
  handle(dropDomainJob, (dropped, { jobId }) => {
    const ctx = ctxFor(dropDomainJob.name, jobId);
    return 'key' in dropped ? dropDomain(ctx, dropped.key) : dropLeftDomain(ctx, dropped);
  }),
  handle(forgetCustomerJob, (customer, { jobId }) => forgetCustomer(ctxFor(forgetCustomerJob.name, jobId), customer)),
  handle(billingClockJob, (_nothing, { jobId }) => runClock(ctxFor(billingClockJob.name, jobId))),
  handle(sweepCheckoutsJob, (_nothing, { jobId }) => sweepCheckouts(ctxFor(sweepCheckoutsJob.name, jobId))),
];
