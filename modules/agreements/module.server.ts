import { getTableName } from 'drizzle-orm';
import { defineModule, handledBy } from '../../platform/module.ts';
import { exportAgreements, processorBlock } from './agreement-of-site.ts';
import { askForAgreements } from './ask-for-agreements.ts';
import { agreementCalls } from './http.ts';
import { askForAgreementsJob } from './jobs.ts';
import { agreements } from './tables.ts';

/** What an owner accepted goes with the order (tables.ts). */
export const agreementsModule = defineModule({
  name: 'agreements',
  http: agreementCalls,
  siteBlocks: processorBlock,
  exportData: exportAgreements,
  jobs: [handledBy(askForAgreementsJob, askForAgreements)],
  schedules: [{ job: askForAgreementsJob, cron: '30 7 * * *' }],
  encryptedColumns: [{ table: getTableName(agreements), key: 'order_id', column: 'person' }],
});
