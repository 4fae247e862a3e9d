import { z } from 'zod';
import { defineJob } from '../../platform/jobs.ts';

/**
 * Reads the social page of a preview, stores its photos and composes the site. A person is waiting for it; the tries
 * after that serve orders, whose site needs the page.
 */
export const buildPreviewJob = defineJob('previews.build', z.object({ previewId: z.string() }), {
  retryLimit: 12,
  timeoutSeconds: 60,
  concurrency: 5,
});
