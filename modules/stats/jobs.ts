import { z } from 'zod';
import { defineJob, QUARTER_OF_AN_HOUR } from '../../platform/jobs.ts';

/** Moves the months that are over into a row for each site. */
export const rollUpMonthsJob = defineJob('stats.roll-up-months', z.object({}).strict(), {
  retryLimit: QUARTER_OF_AN_HOUR,
  lane: 'bulk',
});
