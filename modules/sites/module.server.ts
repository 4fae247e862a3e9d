import { daysAgo } from '../../platform/batches.ts';
import { defineModule, handledBy } from '../../platform/module.ts';
import { withTheRoom } from '../plans/index.server.ts';
import { K } from '../plans/schemas.ts';
import { purgeLoosePages } from './purge-loose-pages.ts';
import { purgePhotos } from './photos/purge-photos.ts';
import { purgeOwnFiles } from './files/purge-own-files.ts';
import { purgeOwnPhotos } from './photos/purge-own-photos.ts';
import { purgeVersions } from './purge-versions.ts';
import { purgeClosedSites, purgeSiteRows, ordersWithContent } from './purge-sites.ts';
import { publishSiteJob, refreshDueSitesJob } from './jobs.ts';
import { orderOfSite, siteOfOrder } from './order-of-site.ts';
import { publishOrHold } from './publishing/publish-or-hold.ts';
import { refreshDueSites } from './publishing/refresh-due-sites.ts';
import { exportSite } from './export-site.ts';
import { purgeHostChanges } from './site-changes.ts';

/** A photo that came within a day may belong to a page that is being read, and a page that was read may be about to be ordered. */
const SETTLED_DAYS = 1;
/** So long a photo that its owner gave can be brought back after nothing names it. */
const OWN_PHOTO_DAYS = 90;
/** The same of a file. */
const OWN_FILE_DAYS = 90;

export const sites = defineModule({
  name: 'sites',
  entitlements: ['layouts', 'adFree', 'indexed'],
  features: withTheRoom('layouts', 'adFree', 'indexed'),
  exportData: exportSite,
  jobs: [
    handledBy(publishSiteJob, (ctx, { siteId, cause }, { jobId }) => publishOrHold(ctx, { siteId, cause }, jobId)),
    handledBy(refreshDueSitesJob, async (ctx) => void (await refreshDueSites(ctx))),
  ],
  schedules: [{ job: refreshDueSitesJob, cron: '* * * * *' }],
  retention: [
    {
      name: 'pages',
      after: ['contracts', 'previews'],
      run: (ctx) => purgeLoosePages(ctx, daysAgo(ctx, SETTLED_DAYS)),
    },
    { name: 'sites', after: ['orders'], run: (ctx) => purgeClosedSites(ctx, daysAgo(ctx, K.exportDays)) },
    { name: 'versions', after: ['sites'], run: purgeVersions },
    { name: 'host-changes', run: purgeHostChanges },
    {
      name: 'own-photos',
      after: ['sites', 'edits', 'versions'],
      run: (ctx) => purgeOwnPhotos(ctx, daysAgo(ctx, OWN_PHOTO_DAYS)),
    },
    {
      name: 'own-files',
      after: ['sites', 'edits', 'versions'],
      run: (ctx) => purgeOwnFiles(ctx, daysAgo(ctx, OWN_FILE_DAYS)),
    },
    {
      name: 'photos',
      after: ['pages', 'sites', 'versions', 'own-photos'],
      run: (ctx) => purgePhotos(ctx, daysAgo(ctx, SETTLED_DAYS)),
    },
  ],
  orderOfSite,
  siteOfOrder,
  keptOfOrders: { holds: ordersWithContent, erase: purgeSiteRows },
});
