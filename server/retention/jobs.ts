import { z } from 'zod';
import { defineJob, QUARTER_OF_AN_HOUR } from '../../platform/jobs.ts';

/**
 * Forgets what nobody needs any more: the privacy text promises it (app/routes/legal/texts). A try that fails goes on
 * where it stopped; what a whole day of tries does not reach is reached the day after.
 */
export const purgeJob = defineJob('retention.purge', z.object({}), {
  lane: 'bulk',
  retryLimit: QUARTER_OF_AN_HOUR,
  timeoutSeconds: 3600,
  concurrency: 1,
});
