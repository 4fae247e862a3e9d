import { z } from 'zod';
import { BATCH } from '../../platform/batches.ts';
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
/** Finds the boxes whose fullness was not looked at for long. */
export const findBoxesToMeasureJob = defineJob('mailboxes.find-to-measure', z.object({}).strict(), { lane: 'bulk' });
/** Asks their mail hosts how full some boxes are: a call of ten seconds at most each, and of one host that is away only one. */
export const measureBoxesJob = defineJob(
  'mailboxes.measure',
  z.object({ mailboxIds: z.array(z.string()).max(BATCH) }),
  { retryLimit: QUARTER_OF_AN_HOUR, lane: 'bulk' },
);
/** Ends what browsers read boxes by, where its twelve hours are over. */
export const endPagesJob = defineJob('mailboxes.end-pages', z.object({}).strict(), { lane: 'bulk' });
/** Forgets wrong sign-ins that count for nothing any more. */
export const forgetTriesJob = defineJob('mailboxes.forget-tries', z.object({}).strict(), { lane: 'bulk' });
/** Finds old boxes from which mail is to be copied now. */
export const findImportsJob = defineJob('mailboxes.find-imports', z.object({}).strict(), { lane: 'bulk' });
/** Copies what is missing from an old box, some minutes at a time. Whatever keeps it from that, it is found again. */
export const moveInJob = defineJob('mailboxes.move-in', box, { retryLimit: QUARTER_OF_AN_HOUR, lane: 'bulk' });
/** Finds names whose mail may come here before they do. */
export const findMovingNamesJob = defineJob('mailboxes.find-moving-names', z.object({}).strict(), { lane: 'bulk' });
/** Looks whether the mail of one of them comes here by now. */
export const lookAtMxJob = defineJob('mailboxes.look-at-mx', z.object({ registrationId: z.string() }), {
  retryLimit: QUARTER_OF_AN_HOUR,
  lane: 'bulk',
});
