import { z } from 'zod';
import { defineJob } from '../../platform/jobs.ts';

const registration = z.object({ registrationId: z.string() });
export const registerDomainJob = defineJob('domains.register', registration);
/** Asks how far an operation is; comes back by itself until it is settled. */
export const pollDomainJob = defineJob('domains.poll', registration);
/** Brings lock, renewal and name servers at the registrar to what we want, and notes what it says of the name. */
export const alignDomainJob = defineJob('domains.align', registration);
/** Buys the year that is paid for; comes back by itself until the registrar has it. */
export const renewDomainJob = defineJob('domains.renew', registration);
/** Looks for operations that take too long, and takes up again what lost its job. */
export const monitorDomainsJob = defineJob('domains.monitor', z.object({}).strict(), { lane: 'buyer' });
/** Compares our names with the registrar's list. */
export const reconcileDomainsJob = defineJob('domains.reconcile', z.object({}).strict(), { lane: 'bulk' });
