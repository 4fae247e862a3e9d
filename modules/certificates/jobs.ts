import { z } from 'zod';
import { defineJob, QUARTER_OF_AN_HOUR } from '../../platform/jobs.ts';

/** Begins the look of the night. */
export const lookAtCertificatesJob = defineJob('certificates.look', z.object({}), { lane: 'bulk' });

/** Has the next new name's certificate made. */
export const prepareCertificatesJob = defineJob('certificates.prepare', z.object({}), {
  retryLimit: QUARTER_OF_AN_HOUR,
  concurrency: 1,
  lane: 'bulk',
});

/** Looks at the certificates of the sites behind one, and goes on with those behind them. `since`: when the round began. */
export const lookBehindJob = defineJob(
  'certificates.look-behind',
  z.object({ after: z.string().max(64), since: z.iso.datetime() }),
  { lane: 'bulk' },
);
