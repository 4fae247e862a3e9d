import { z } from 'zod';
import { defineJob, QUARTER_OF_AN_HOUR } from '../../platform/jobs.ts';
import { entitlementJob } from '../plans/index.server.ts';

/** Brings the shop of a site in line with what its plan buys. */
export const followPlanJob = entitlementJob('shop.follow-plan');
/** Asks about what the lists of a site say anew. */
export const lookAtListJob = defineJob('shop.look-at-list', z.object({ siteId: z.string() }).strict(), {
  lane: 'bulk',
});
/** Owners hear of money that is owed for a withdrawal. */
export const remindJob = defineJob('shop.remind-of-refunds', z.object({}).strict(), {
  retryLimit: QUARTER_OF_AN_HOUR,
  lane: 'bulk',
});
/** Goods that do not say what a sale by card wants are sold so no more. */
export const endGraceJob = defineJob('shop.end-grace', z.object({}).strict(), {
  retryLimit: QUARTER_OF_AN_HOUR,
  lane: 'bulk',
});
/** Tells buyers of a site that closes where they find their orders. */
export const tellClosedJob = defineJob('shop.tell-closed', z.object({ siteId: z.string() }).strict(), { lane: 'bulk' });
/** Gives free what was kept for buyers who did not come. */
export const releaseDueJob = defineJob('shop.release-due', z.object({}).strict(), {
  retryLimit: QUARTER_OF_AN_HOUR,
  lane: 'bulk',
});
