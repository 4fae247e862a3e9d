import { z } from 'zod';
import { defineJob, QUARTER_OF_AN_HOUR } from '../../platform/jobs.ts';

const box = z.object({ mailboxId: z.string() });
/** Ends what is open of a box at the mail host: what it was opened with opens no more. */
export const cutSessionsJob = defineJob('mailboxes.cut-sessions', box.extend({ username: z.string().optional() }), {
  retryLimit: QUARTER_OF_AN_HOUR,
  lane: 'buyer',
});
/** Puts the rules of a box, as they stand then, at its mail host. */
export const putRulesJob = defineJob('mailboxes.put-rules', box, { retryLimit: QUARTER_OF_AN_HOUR, lane: 'buyer' });
/** Finds the boxes whose mail was promised for thirty days that are over. */
export const findEndedBoxesJob = defineJob('mailboxes.find-ended', z.object({}).strict(), { lane: 'bulk' });
/** Erases one of them at the mail host, for good. Whatever keeps it from that, it is found again the next night. */
export const eraseBoxJob = defineJob('mailboxes.erase-box', box, { retryLimit: QUARTER_OF_AN_HOUR, lane: 'bulk' });
