import { z } from 'zod';
import { defineJob, QUARTER_OF_AN_HOUR } from '../../platform/jobs.ts';
import { entitlementJob } from '../plans/index.server.ts';

/** Brings the bookings of a site in line with what its plan buys. */
export const followPlanJob = entitlementJob('booking.follow-plan');
/** Reminds guests of what is a day ahead. */
export const remindGuestsJob = defineJob('booking.remind-guests', z.object({}).strict(), {
  retryLimit: QUARTER_OF_AN_HOUR,
  lane: 'bulk',
});
/** Tells guests of a site that closes where they find their bookings. */
export const tellClosedJob = defineJob('booking.tell-closed', z.object({ siteId: z.string() }).strict(), {
  lane: 'bulk',
});
/** Takes sessions that have begun off the pages of their sites. */
export const dropBegunJob = defineJob('booking.drop-begun', z.object({}).strict(), {
  retryLimit: QUARTER_OF_AN_HOUR,
  lane: 'bulk',
});
/** Finds the calendars of others whose turn has come. */
export const readFeedsJob = defineJob('booking.read-feeds', z.object({}).strict(), {
  retryLimit: QUARTER_OF_AN_HOUR,
  lane: 'bulk',
});
/**
 * Reads one of them; it is due again in any case. A slow server holds one worker alone: four take this lane, as many as Node has
 * threads that look up addresses (libuv), and the fifth keeps free for the other one.
 */
export const readFeedJob = defineJob('booking.read-feed', z.object({ feedId: z.string() }).strict(), {
  retryLimit: QUARTER_OF_AN_HOUR,
  lane: 'buyer',
  concurrency: 5,
});
/** Ends requests that nobody answered before their hour. */
export const endUnansweredJob = defineJob('booking.end-unanswered', z.object({}).strict(), {
  retryLimit: QUARTER_OF_AN_HOUR,
  lane: 'bulk',
});
