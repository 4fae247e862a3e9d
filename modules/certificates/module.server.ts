import { defineModule, handledBy } from '../../platform/module.ts';
import { lookAtCertificatesJob, lookBehindJob } from './jobs.ts';
import { beginRound, lookAtCertificates } from './look-at-certificates.ts';

export const certificates = defineModule({
  name: 'certificates',
  jobs: [handledBy(lookAtCertificatesJob, beginRound), handledBy(lookBehindJob, lookAtCertificates)],
  schedules: [{ job: lookAtCertificatesJob, cron: '47 3 * * *' }],
});
