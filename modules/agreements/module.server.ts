import { getTableName } from 'drizzle-orm';
import { defineModule } from '../../platform/module.ts';
import { exportAgreements, processorBlock } from './agreement-of-site.ts';
import { agreementCalls } from './http.ts';
import { agreements } from './tables.ts';

/** What an owner accepted goes with the order (tables.ts). */
export const agreementsModule = defineModule({
  name: 'agreements',
  http: agreementCalls,
  siteBlocks: processorBlock,
  exportData: exportAgreements,
  encryptedColumns: [{ table: getTableName(agreements), key: 'order_id', column: 'person' }],
});
