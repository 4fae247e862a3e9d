import { z } from 'zod';
import { defineJob } from '../../platform/jobs.ts';

const registration = z.object({ registrationId: z.string() });
export const registerDomainJob = defineJob('domains.register', registration, { timeoutSeconds: 120 });
/** Asks how far an operation is; comes back by itself until it is settled. */
export const followDomainJob = defineJob('domains.follow', registration);
