import { z } from 'zod';
import { defineJob } from '../../platform/jobs.ts';

/** Freezes, builds and shows a site as its accepted content, hosts and owner's data are now. */
export const publishSiteJob = defineJob('sites.publish', z.object({ siteId: z.string() }), { timeoutSeconds: 120 });

/** Every night each site is made anew: holidays come near, events pass, posts grow old. What is the same stays the same. */
export const refreshSitesJob = defineJob('sites.refresh', z.object({}), { lane: 'bulk' });
