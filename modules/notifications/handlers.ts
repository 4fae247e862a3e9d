import type { Ctx } from '../../platform/ctx.ts';
import { handle, type JobHandler } from '../../platform/jobs.ts';
import { sendMailJob } from './jobs.ts';
import { sendMail } from './send-mail.ts';

export const notificationHandlers = (ctxFor: (job: string, jobId: string) => Ctx): JobHandler[] => [
  handle(sendMailJob, ({ mailId }, { jobId }) => sendMail(ctxFor(sendMailJob.name, jobId), mailId)),
];
