import { z } from 'zod';
import { defineJob } from '../../platform/jobs.ts';

/** Moves the months that are over into a row for each site. */
export const rollUpMonthsJob = defineJob('stats.roll-up-months', z.object({}).strict(), {
  retryLimit: 3,
  lane: 'bulk',
});
