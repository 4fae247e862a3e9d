import type { Ctx } from '../../platform/ctx.ts';
import { givenUpJob, handle, type JobHandler } from '../../platform/jobs.ts';
import { keepGivenUp } from './keep-given-up.ts';

export const operationHandlers = (ctxFor: (job: string, jobId: string) => Ctx): JobHandler[] => [
  handle(givenUpJob, async (payload, { jobId, givenUp }) => {
    if (givenUp) await keepGivenUp(ctxFor(givenUpJob.name, jobId), givenUp, payload);
  }),
];
