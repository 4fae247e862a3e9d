import { z } from 'zod';
import { defineJob } from '../../platform/jobs.ts';

/** Freezes, builds and shows a site as its content, hosts and owner's data are now. `cause`: why, where its page did not move. */
export const publishSiteJob = defineJob(
  'sites.publish',
  z.object({ siteId: z.string(), cause: z.optional(z.enum(['clock', 'order', 'stock'])) }),
  { timeoutSeconds: 120 },
);

/** Makes anew the sites whose content may draw differently by now: a holiday comes near, an event has passed, a dated change begins or ends. */
export const refreshDueSitesJob = defineJob('sites.refresh-due', z.object({}), { lane: 'bulk' });
