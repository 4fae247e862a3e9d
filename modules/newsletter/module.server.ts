import { getTableName } from 'drizzle-orm';
import { defineModule, handledBy } from '../../platform/module.ts';
import { lookAtLetters } from './doctor.ts';
import { beginPublished, followPlan } from './follow-plan.ts';
import { askedBeside } from './join.ts';
import { newsCalls } from './http.ts';
import {
  draftMonthlyJob,
  followPlanJob,
  lookAtNameJob,
  lookAtNamesJob,
  sendBatchJob,
  sendDueJob,
  welcomeJob,
} from './jobs.ts';
import { exportNews } from './list-subscribers.ts';
import { newsArea } from './news-of-site.ts';
import { pageOfReader } from './page-of-key.ts';
import { newsProcessing } from './processing.ts';
import { purgeNews } from './purge-news.ts';
import { readers } from './readers.ts';
import { recordReturn } from './record-return.ts';
import { sendBatch } from './send-batch.ts';
import { draftMonthly, sendDue } from './send-due.ts';
import { newsBlock } from './settings.ts';
import { lookAtName, lookAtNames } from './sending-name/look-at-name.ts';
import { nameCame, nameWent, newsRecords } from './sending-name/zone-of-name.ts';
import { sendWelcome } from './welcome.ts';
import { newsActs } from './site/acts.tsx';
import { newsPage } from './site/page.tsx';
import { newsConsents, newsNames, newsSubscribers } from './tables.ts';

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
  doctor: [lookAtLetters],
  http: newsCalls,
  siteArea: newsArea,
  siteBlocks: newsBlock,
  siteParts: newsPage,
  siteHttp: newsActs,
  pageOfKey: pageOfReader,
  dnsRecords: newsRecords,
  processing: newsProcessing,
  exportData: exportNews,
  mailReturns: recordReturn,
  newsAsked: askedBeside,
  people: readers,
  encryptedColumns: [
    { table: getTableName(newsSubscribers), key: 'id', column: 'person' },
    { table: getTableName(newsConsents), key: 'id', column: 'network' },
    { table: getTableName(newsNames), key: 'site_id', column: 'private_key' },
  ],
  onEntitlementChanged: followPlanJob,
  jobs: [
    handledBy(followPlanJob, followPlan),
    handledBy(sendDueJob, sendDue),
    handledBy(sendBatchJob, sendBatch),
    handledBy(draftMonthlyJob, draftMonthly),
    handledBy(welcomeJob, sendWelcome),
    handledBy(lookAtNameJob, async (ctx, given) => void (await lookAtName(ctx, given))),
    handledBy(lookAtNamesJob, lookAtNames),
  ],
  schedules: [
    { job: sendDueJob, cron: '* * * * *' },
    { job: draftMonthlyJob, cron: '0 7 1 * *' },
    { job: lookAtNamesJob, cron: '50 3 * * *' },
  ],
  on: {
    /** Bought with a plan that holds a newsletter: it can be opened from the first version on. */
    'sites.published': beginPublished,
    'domains.registered': nameCame,
    'domains.gone': nameWent,
  },
  retention: [{ name: 'newsletters', after: ['sites'], run: purgeNews }],
});
