import { daysAgo } from '../../platform/batches.ts';
import { defineModule, handledBy } from '../../platform/module.ts';
import { withTheRoom } from '../plans/index.server.ts';
import { K } from '../plans/schemas.ts';
import { forgetLoosePages } from './forget-loose-pages.ts';
import { forgetPhotos } from './photos/forget-photos.ts';
import { forgetClosedSites, forgetSiteRows, ordersWithContent } from './forget-sites.ts';
import { publishSiteJob, refreshSitesJob } from './jobs.ts';
import { orderOfSite } from './order-of-site.ts';
import { publishOrHold } from './publishing/publish-or-hold.ts';
import { refreshSites } from './publishing/refresh-sites.ts';
import { exportSite } from './export-site.ts';

/** A photo that came within a day may belong to a page that is being read, and a page that was read may be about to be ordered. */
const SETTLED_DAYS = 1;

export const sites = defineModule({
  name: 'sites',
  entitlements: ['layouts', 'adFree', 'indexed'],
  features: withTheRoom('layouts', 'adFree', 'indexed'),
  exportData: exportSite,
  jobs: [
    handledBy(publishSiteJob, (ctx, { siteId }, { jobId }) => publishOrHold(ctx, siteId, jobId)),
    handledBy(refreshSitesJob, refreshSites),
  ],
  // When few people look, in the countries where the sites are.
  schedules: [{ job: refreshSitesJob, cron: '10 2 * * *' }],
  retention: [
    {
      name: 'pages',
      after: ['contracts', 'previews'],
      run: (ctx) => forgetLoosePages(ctx, daysAgo(ctx, SETTLED_DAYS)),
    },
    { name: 'sites', after: ['orders'], run: (ctx) => forgetClosedSites(ctx, daysAgo(ctx, K.exportDays)) },
    { name: 'photos', after: ['pages', 'sites'], run: (ctx) => forgetPhotos(ctx, daysAgo(ctx, SETTLED_DAYS)) },
  ],
  orderOfSite,
  keptOfOrders: { holds: ordersWithContent, erase: forgetSiteRows },
});
