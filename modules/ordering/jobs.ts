import { defineJob } from '../../platform/jobs.ts';
import { z } from 'zod';
import { LANGS } from '../../site-kit/names.ts';
import { MOST_PATH } from './proving-place.rules.ts';

/** `mail` is sealed. Somebody waits for it at a screen: after some minutes they have asked again. */
export const writeManagerLinkJob = defineJob(
  'ordering.write-manager-link',
  z.object({ mail: z.string(), lang: z.enum(LANGS), back: z.string().max(MOST_PATH).optional() }),
  { retryLimit: 8 },
);

/** The business of this order is sold: other card forms that are open for it end. */
export const closeRivalsJob = defineJob('ordering.close-rivals', z.object({ orderId: z.string() }));

/** Asks after names that were wanted after the purchase and wait for their payment. */
export const pollAdditionsJob = defineJob('ordering.poll-additions', z.object({}).strict(), {
  lane: 'bulk',
  concurrency: 1,
});

/** Orders from before the search by tax code, and from before a rotation of keys. */
export const markTaxCodesJob = defineJob('ordering.mark-tax-codes', z.object({}), {
  lane: 'bulk',
  timeoutSeconds: 3600,
  concurrency: 1,
});
