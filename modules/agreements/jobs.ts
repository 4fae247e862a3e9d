import { z } from 'zod';
import { defineJob } from '../../platform/jobs.ts';

/** Each night: owners whose rooms are open without the version in force are asked for it. */
export const askForAgreementsJob = defineJob('agreements.ask', z.object({}).strict(), { lane: 'bulk' });
