import type { Ctx } from '../../platform/ctx.ts';
import { unseal, type Sealed } from '../../platform/seal.ts';
import { defineJob, handle, type JobHandler } from '../../platform/jobs.ts';
import { z } from 'zod';
import { LANGS } from '../../site-kit/names.ts';

/** `mail` is sealed. Somebody waits for it at a screen: after some minutes they have asked again. */
export const writeManagerLinkJob = defineJob(
  'ordering.write-manager-link',
  z.object({ mail: z.string(), lang: z.enum(LANGS) }),
  { retryLimit: 8 },
);

/** The business of this order is sold: other card forms that are open for it end. */
export const closeRivalsJob = defineJob('ordering.close-rivals', z.object({ orderId: z.string() }));

/** Asks after names that were wanted after the purchase and wait for their payment. */
export const followAdditionsJob = defineJob('ordering.follow-additions', z.object({}).strict(), {
  lane: 'bulk',
  concurrency: 1,
});

/** Orders from before the search by tax code, and from before a rotation of keys. */
export const markTaxCodesJob = defineJob('ordering.mark-tax-codes', z.object({}), {
  lane: 'bulk',
  timeoutSeconds: 3600,
  concurrency: 1,
});

export const orderingHandlers = (ctxFor: (job: string, jobId: string) => Ctx): JobHandler[] => [
  handle(writeManagerLinkJob, async ({ mail, lang }, { jobId }) => {
    const { writeManagerLink } = await import('./write-manager-link.ts');
    const ctx = ctxFor(writeManagerLinkJob.name, jobId);
    await writeManagerLink(ctx, { mail: unseal(ctx.config.dataKeys, mail as unknown as Sealed), lang });
  }),
  handle(markTaxCodesJob, async (_none, { jobId }) => {
    const { markTaxCodes } = await import('./mark-tax-codes.ts');
    await markTaxCodes(ctxFor(markTaxCodesJob.name, jobId));
  }),
  handle(closeRivalsJob, async ({ orderId }, { jobId }) => {
    const { closeRivals } = await import('./close-rivals.ts');
    await closeRivals(ctxFor(closeRivalsJob.name, jobId), orderId);
  }),
  handle(followAdditionsJob, async (_nothing, { jobId }) => {
    const { followAdditions } = await import('./follow-additions.ts');
    await followAdditions(ctxFor(followAdditionsJob.name, jobId));
  }),
];
