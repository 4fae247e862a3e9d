import { z } from 'zod';
import { defineJob, QUARTER_OF_AN_HOUR } from '../../platform/jobs.ts';

/** Asks the provider what became of a payment. Somebody who has just paid waits for it. */
export const applyPaymentJob = defineJob('takings.apply-payment', z.object({ id: z.string() }), { lane: 'buyer' });
/** Carries out an intended refund, and asks what became of it. */
export const refundJob = defineJob('takings.refund', z.object({ id: z.string() }));
/** Asks the provider what it thinks of an account. */
export const applyAccountJob = defineJob('takings.apply-account', z.object({ siteId: z.string() }));
/** Asks after whatever has no end yet: an event that never came loses nothing. */
export const reconcileJob = defineJob('takings.reconcile', z.object({}), {
  lane: 'buyer',
  retryLimit: QUARTER_OF_AN_HOUR,
  concurrency: 1,
});
