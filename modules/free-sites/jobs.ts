import { z } from 'zod';
import { defineJob } from '../../platform/jobs.ts';

/** Takes free sites offline whose owners have not signed in for ninety days. */
export const endDueFreeSitesJob = defineJob('free-sites.end-due', z.object({}).strict(), { lane: 'bulk' });
