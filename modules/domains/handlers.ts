import type { Ctx } from '../../platform/ctx.ts';
import { handle, type JobHandler } from '../../platform/jobs.ts';
import { alignDomain } from './align-domain.ts';
import { followDomain } from './follow-domain.ts';
import * as jobs from './jobs.ts';
import { reconcileDomains } from './reconcile-domains.ts';
import { registerDomain } from './register-domain.ts';
import { renewDomain } from './renew-domain.ts';
import { watchDomains } from './watch-domains.ts';

export const domainHandlers = (ctxFor: (job: string, jobId: string) => Ctx): JobHandler[] => {
  const ofOne = (job: typeof jobs.registerDomainJob, verb: (ctx: Ctx, registrationId: string) => Promise<void>) =>
    handle(job, ({ registrationId }, { jobId }) => verb(ctxFor(job.name, jobId), registrationId));
  const ofAll = (job: typeof jobs.watchDomainsJob, verb: (ctx: Ctx) => Promise<void>) =>
    handle(job, (_payload, { jobId }) => verb(ctxFor(job.name, jobId)));
  return [
    ofOne(jobs.registerDomainJob, registerDomain),
    ofOne(jobs.followDomainJob, followDomain),
    ofOne(jobs.alignDomainJob, alignDomain),
    ofOne(jobs.renewDomainJob, renewDomain),
    ofAll(jobs.watchDomainsJob, watchDomains),
    ofAll(jobs.reconcileDomainsJob, reconcileDomains),
  ];
};
