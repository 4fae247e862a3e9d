import { getTableName } from 'drizzle-orm';
import { monthsAgo } from '../../platform/batches.ts';
import { defineModule, handledBy } from '../../platform/module.ts';
import { canConnect } from './can-connect.ts';
import { subscribePage } from './connect-page.ts';
import { exportFollowing } from './export-following.ts';
import { releaseUnkept } from './erase-person.ts';
import { syncCalls } from './http.ts';
import * as jobs from './jobs.ts';
import { monitorPage } from './monitor-page.ts';
import { sendNotices } from './notices.ts';
import { revokePage } from './page-connection.ts';
import { pollDuePages } from './poll-due-pages.ts';
import { pollPage } from './poll-page.ts';
import { purgeLog } from './purge-log.ts';
import { followSiteState } from './site-state.ts';
import { pageConnections } from './tables.ts';

/** So long what came from a page is listed and can be undone. */
const LOG_MONTHS = 13;

/** What following keeps of a site goes with its content (tables.ts). */
export const sync = defineModule({
  name: 'sync',
  entitlements: ['sync'],
  features: [
    {
      key: 'sync',
      available: ({ social }) => canConnect(social),
      needs: 'SOCIAL_APP_ID and SOCIAL_WEBHOOK_TOKEN, with SOCIAL_CONNECT_CONFIG where SOCIAL_LOGIN_CONFIG is set',
    },
  ],
  http: syncCalls,
  jobs: [
    handledBy(jobs.pollDuePagesJob, pollDuePages),
    handledBy(jobs.pollPageJob, pollPage),
    handledBy(jobs.pollSoonJob, pollPage),
    handledBy(jobs.subscribePageJob, subscribePage),
    handledBy(jobs.revokePageJob, revokePage),
    handledBy(jobs.sendNoticesJob, sendNotices),
  ],
  schedules: [
    { job: jobs.pollDuePagesJob, cron: '* * * * *' },
    { job: jobs.sendNoticesJob, cron: '*/15 * * * *' },
  ],
  on: {
    /** From then on its page is read. */
    'sites.published': (ctx, { pageId, orderId }) =>
      // A free site follows no page.
      orderId === null ? Promise.resolve() : monitorPage(ctx, { pageId }),
    /** A closed site's page is disconnected; one that comes back is read again. */
    'sites.state-changed': followSiteState,
  },
  exportData: exportFollowing,
  encryptedColumns: [{ table: getTableName(pageConnections), key: 'page_id', column: 'secret' }],
  retention: [
    { name: 'syncLog', after: ['sites'], run: (ctx) => purgeLog(ctx, monthsAgo(ctx, LOG_MONTHS)) },
    { name: 'unkeptPages', run: releaseUnkept },
  ],
});
