import { z } from 'zod';
import { defineJob } from '../../platform/jobs.ts';
import { LANGS } from '../../site-kit/names.ts';

/** For a command beside the running product: only that can write and send mails. */
export const inviteStaffJob = defineJob('identity.invite', z.object({ userId: z.string(), lang: z.enum(LANGS) }));
