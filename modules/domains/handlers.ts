import type { Ctx } from '../../platform/ctx.ts';
import { handle, type JobHandler } from '../../platform/jobs.ts';
import { followDomain } from './follow-domain.ts';
import { followDomainJob, registerDomainJob } from './jobs.ts';
import { registerDomain } from './register-domain.ts';

export const domainHandlers = (ctxFor: (job: string, jobId: string) => Ctx): JobHandler[] => [
  handle(registerDomainJob, ({ registrationId }, { jobId }) =>
    registerDomain(ctxFor(registerDomainJob.name, jobId), registrationId),
  ),
  handle(followDomainJob, ({ registrationId }, { jobId }) =>
    followDomain(ctxFor(followDomainJob.name, jobId), registrationId),
  ),
];
