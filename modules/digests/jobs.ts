import { z } from 'zod';
import { defineJob, QUARTER_OF_AN_HOUR } from '../../platform/jobs.ts';

/** Finds the sites whose letter is due. */
export const findDueLettersJob = defineJob('digests.find-due-letters', z.object({}).strict(), {
  retryLimit: QUARTER_OF_AN_HOUR,
  lane: 'bulk',
});
/** Writes the letter of one site. `week`: its name, such as `2026-11-23`, the day on which it was due. */
export const writeLetterJob = defineJob('digests.write-letter', z.object({ siteId: z.string(), week: z.string() }), {
  lane: 'bulk',
});
