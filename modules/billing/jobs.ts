import { z } from 'zod';
import { defineJob, QUARTER_OF_AN_HOUR } from '../../platform/jobs.ts';

/** For work that goes through all that is due, one after the other. */
const HOURS_S = 4 * 3600;

/** Takes a stored provider event and finds whom it concerns. */
export const applyProviderEventJob = defineJob('billing.apply-provider-event', z.object({ inboxId: z.string() }));
/** Carries out an intended refund. */
export const refundJob = defineJob('billing.refund', z.object({ key: z.string() }));
/** Asks after sessions that were opened and never heard of again: a lost webhook loses no order. */
export const reconcileCheckoutsJob = defineJob('billing.reconcile-checkouts', z.object({}), {
  lane: 'buyer',
  retryLimit: QUARTER_OF_AN_HOUR,
  timeoutSeconds: HOURS_S,
  concurrency: 1,
});
/** Ends at the provider a session whose cart has changed. */
export const expireSessionJob = defineJob('billing.expire-session', z.object({ sessionId: z.string() }));
const leftDomain = z.object({ orderId: z.string(), registrationId: z.string(), amount: z.number().int().positive() });
export type LeftDomain = z.infer<typeof leftDomain>;
/**
 * Takes the price of a domain out of later renewals: one that was refunded (`key` is the refund's), or one that its owner
 * took elsewhere. One after the other: two of one order change one item.
 */
export const dropDomainJob = defineJob('billing.drop-domain', z.union([z.object({ key: z.string() }), leftDomain]), {
  concurrency: 1,
});
const customerToErase = z.object({ orderId: z.string(), customerId: z.string().nullable(), facebookId: z.string() });
export type CustomerToErase = z.infer<typeof customerToErase>;
/** Deletes the provider's customer of an order that was forgotten. */
export const eraseCustomerJob = defineJob('billing.erase-customer', customerToErase);
/** What only the passing of days decides: notices of renewal, grace, suspension, refunds that a bank sits on. */
export const dunningCycleJob = defineJob('billing.dunning-cycle', z.object({}), {
  lane: 'bulk',
  retryLimit: QUARTER_OF_AN_HOUR,
  timeoutSeconds: HOURS_S,
  concurrency: 1,
});
