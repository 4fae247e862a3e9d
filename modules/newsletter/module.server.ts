import { getTableName } from 'drizzle-orm';
import { defineModule, handledBy } from '../../platform/module.ts';
import { beginPublished, followPlan } from './follow-plan.ts';
import { askedBeside } from './join.ts';
import { newsCalls } from './http.ts';
import { draftMonthlyJob, followPlanJob, sendBatchJob, sendDueJob } from './jobs.ts';
import { exportNews } from './list-subscribers.ts';
import { newsArea } from './news-of-site.ts';
import { pageOfReader } from './page-of-key.ts';
import { newsProcessing } from './processing.ts';
import { purgeNews } from './purge-news.ts';
import { recordReturn } from './record-return.ts';
import { sendBatch } from './send-batch.ts';
import { draftMonthly, sendDue } from './send-due.ts';
import { newsBlock } from './settings.ts';
import { newsActs } from './site/acts.tsx';
import { newsPage } from './site/page.tsx';
import { newsConsents, newsSubscribers } from './tables.ts';

/** Newsletters go with the content of their site (tables.ts). */
export const newsletter = defineModule({
  name: 'newsletter',
  entitlements: ['newsletter'],
  features: [
    {
      key: 'newsletter',
      available: ({ news }) => news !== null,
      needs: 'NEWS_SMTP_URL, NEWS_FROM and NEWS_DKIM_KEY, how newsletters leave',
    },
  ],
  http: newsCalls,
  siteArea: newsArea,
  siteBlocks: newsBlock,
  siteParts: newsPage,
  siteHttp: newsActs,
  pageOfKey: pageOfReader,
  processing: newsProcessing,
  exportData: exportNews,
  mailReturns: recordReturn,
  newsAsked: askedBeside,
  encryptedColumns: [
    { table: getTableName(newsSubscribers), key: 'id', column: 'person' },
    { table: getTableName(newsConsents), key: 'id', column: 'network' },
  ],
  onEntitlementChanged: followPlanJob,
  jobs: [
    handledBy(followPlanJob, followPlan),
    handledBy(sendDueJob, sendDue),
    handledBy(sendBatchJob, sendBatch),
    handledBy(draftMonthlyJob, draftMonthly),
  ],
  schedules: [
    { job: sendDueJob, cron: '* * * * *' },
    { job: draftMonthlyJob, cron: '0 7 1 * *' },
  ],
  on: {
    /** Bought with a plan that holds a newsletter: it can be opened from the first version on. */
    'sites.published': beginPublished,
  },
  retention: [{ name: 'newsletters', after: ['sites'], run: purgeNews }],
});
