import { z } from 'zod';
import type { Ctx } from '../../platform/ctx.ts';
import { defineJob, handle, type JobHandler } from '../../platform/jobs.ts';

/** Freezes, builds and shows a site as its page, hosts and owner's data are now. */
export const publishSiteJob = defineJob('sites.publish', z.object({ siteId: z.string() }), { timeoutSeconds: 120 });

declare module '../../platform/ctx.ts' {
  interface DomainEvents {
    /** A new version of a site is what visitors see. */
    'sites.published': { siteId: string; orderId: string; versionId: string };
  }
}

export function siteHandlers(makeCtx: (jobName: string, jobId: string) => Ctx): JobHandler[] {
  return [
    handle(publishSiteJob, async ({ siteId }, { jobId }) => {
      const { publishSite } = await import('./publish-site.ts');
      await publishSite(makeCtx(publishSiteJob.name, jobId), siteId);
    }),
  ];
}
