import { defineModule, handledBy } from '../../platform/module.ts';
import { lookAtCertificatesJob, lookBehindJob, prepareCertificatesJob } from './jobs.ts';
import { beginRound, lookAtCertificates } from './look-at-certificates.ts';
import { expectCertificate, prepareCertificates } from './prepare-certificates.ts';

export const certificates = defineModule({
  name: 'certificates',
  jobs: [
    handledBy(lookAtCertificatesJob, beginRound),
    handledBy(lookBehindJob, lookAtCertificates),
    handledBy(prepareCertificatesJob, prepareCertificates),
  ],
  schedules: [
    { job: lookAtCertificatesJob, cron: '47 3 * * *' },
    { job: prepareCertificatesJob, cron: '*/2 * * * *' },
  ],
  on: {
    /** A name is ours: nobody who visits it first waits for its certificate. */
    'domains.registered': expectCertificate,
  },
});
