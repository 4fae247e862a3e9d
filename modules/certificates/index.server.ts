/** The door of certificates: what is served under customers' names. */
export { CERTIFICATE_BUCKETS, certificatesInFigures } from './in-figures.ts';
export { lookAtCertificatesJob, prepareCertificatesJob } from './jobs.ts';
