import { z } from 'zod';
import type { Ctx } from '../../platform/ctx.ts';
import { defineJob, handle, type JobHandler } from '../../platform/jobs.ts';
import { LANGS } from '../../site-kit/names.ts';
import { inviteStaff } from './invite-staff.ts';

/** For a command beside the running product: only that can write and send mails. */
export const inviteStaffJob = defineJob('identity.invite', z.object({ userId: z.string(), lang: z.enum(LANGS) }));

export const identityHandlers = (ctxFor: (job: string, jobId: string) => Ctx): JobHandler[] => [
  handle(inviteStaffJob, ({ userId, lang }, { jobId }) =>
    inviteStaff(ctxFor(inviteStaffJob.name, jobId), userId, lang),
  ),
];
