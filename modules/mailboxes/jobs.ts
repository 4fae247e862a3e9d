import { z } from 'zod';
import { defineJob, QUARTER_OF_AN_HOUR } from '../../platform/jobs.ts';

/** Ends what is open of a box at the mail host: what it was opened with opens no more. */
export const cutSessionsJob = defineJob('mailboxes.cut-sessions', z.object({ mailboxId: z.string() }), {
  retryLimit: QUARTER_OF_AN_HOUR,
  lane: 'buyer',
});
