import { z } from 'zod';
import { defineJob, QUARTER_OF_AN_HOUR } from '../../platform/jobs.ts';
import { entitlementJob } from '../plans/index.server.ts';

const byTheClock = { retryLimit: QUARTER_OF_AN_HOUR, lane: 'bulk' } as const;

/** Brings the newsletter of a site in line with what its plan buys. */
export const followPlanJob = entitlementJob('newsletter.follow-plan');
/** Starts what is due, goes on with what has begun, and settles what is over. */
export const sendDueJob = defineJob('newsletter.send-due', z.object({}).strict(), byTheClock);
/** Hands over what of a letter may leave now. */
export const sendBatchJob = defineJob('newsletter.send-batch', z.object({ letterId: z.string() }), byTheClock);
/** Greets somebody who has confirmed: no clock comes again for it. */
export const welcomeJob = defineJob('newsletter.welcome', z.object({ subscriberId: z.string() }), { lane: 'bulk' });
/** On the first of a month: a draft for each site that has something to tell. */
export const draftMonthlyJob = defineJob('newsletter.draft-monthly', z.object({}).strict(), byTheClock);
/** Looks whether the DNS has the records of a site's sending name; gives it one where it can have one. */
export const lookAtNameJob = defineJob('newsletter.look-at-name', z.object({ siteId: z.string() }), byTheClock);
/** Each night: of all. */
export const lookAtNamesJob = defineJob('newsletter.look-at-names', z.object({}).strict(), byTheClock);
