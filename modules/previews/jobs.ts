import { z } from 'zod';
import type { Ctx } from '../../platform/ctx.ts';
import { defineJob, handle, type JobHandler } from '../../platform/jobs.ts';

/**
 * Reads the social page of a preview, stores its photos and composes the site. A person is waiting for it; the tries
 * after that serve orders, whose site needs the page.
 */
export const buildPreviewJob = defineJob('previews.build', z.object({ previewId: z.string() }), {
  retryLimit: 12,
  timeoutSeconds: 60,
  concurrency: 5,
});

export function previewHandlers(makeCtx: (jobName: string, jobId: string) => Ctx): JobHandler[] {
  return [
    handle(buildPreviewJob, async ({ previewId }, { jobId }) => {
      const { buildPreview } = await import('./build-preview.ts');
      await buildPreview(makeCtx(buildPreviewJob.name, jobId), previewId);
    }),
  ];
}
