import { z } from 'zod';
import type { Ctx } from '../../platform/ctx.ts';
import { isAppError } from '../../platform/errors.ts';
import { defineJob, handle, type JobHandler } from '../../platform/jobs.ts';
import type { Lang } from '../../site-kit/names.ts';

/** Freezes, builds and shows a site as its accepted content, hosts and owner's data are now. */
export const publishSiteJob = defineJob('sites.publish', z.object({ siteId: z.string() }), { timeoutSeconds: 120 });

/** Every night each site is made anew: holidays come near, events pass, posts grow old. What is the same stays the same. */
export const refreshSitesJob = defineJob('sites.refresh', z.object({}), { lane: 'bulk' });

declare module '../../platform/ctx.ts' {
  interface DomainEvents {
    /** A new version of a site is what visitors see. */
    'sites.published': { siteId: string; orderId: string; versionId: string };
    /** What should be published failed a gate and waits for a person. */
    'sites.held': { siteId: string; orderId: string; reasons: string };
    /** It should be published, and nobody has read its social page, or the reading was given up. */
    'sites.page-wanted': { pageId: string; lang: Lang };
    /** It waits no more: what is on show passes. */
    'sites.released': { siteId: string };
  }
}

export function siteHandlers(makeCtx: (jobName: string, jobId: string) => Ctx): JobHandler[] {
  return [
    handle(publishSiteJob, async ({ siteId }, { jobId }) => {
      const { publishSite } = await import('./publish-site.ts');
      const ctx = makeCtx(publishSiteJob.name, jobId);
      await publishSite(ctx, siteId).catch((error: unknown) => {
        // The same document fails again: a person was told, and the next change publishes.
        if (!isAppError(error, 'sites.quality-gate')) throw error;
        ctx.log.error({ siteId, jobId, reason: error.message }, 'a site waits for a person');
      });
    }),
    handle(refreshSitesJob, async (_none, { jobId }) => {
      const { refreshSites } = await import('./refresh-sites.ts');
      await refreshSites(makeCtx(refreshSitesJob.name, jobId), publishSiteJob);
    }),
  ];
}
