import { z } from 'zod';
import { defineJob } from '../../platform/jobs.ts';

/** Asks the provider what became of a checkout session and converges. */
export const applyCheckoutJob = defineJob('billing.apply-checkout', z.object({ sessionId: z.string() }));
/** Takes a stored provider event and finds whom it concerns. */
export const applyProviderEventJob = defineJob('billing.apply-provider-event', z.object({ inboxId: z.string() }));
/** Carries out an intended refund. */
export const refundJob = defineJob('billing.refund', z.object({ key: z.string() }));
/** Asks after sessions that were opened and never heard of again: a lost webhook loses no order. */
export const sweepCheckoutsJob = defineJob('billing.sweep-checkouts', z.object({}), { retryLimit: 0, concurrency: 1 });
