import { getTableName } from 'drizzle-orm';
import { defineModule } from '../../platform/module.ts';
import { blocklistCalls } from './http.ts';
import { blockedBlock } from './kept-blocked.ts';
import { exportBlocked } from './people-of-site.ts';
import { blocklistProcessing } from './processing.ts';
import { purgeBlocked } from './purge-blocked.ts';
import { blockedPeople } from './tables.ts';

/** A list goes with the content of its site (tables.ts). */
export const blocklist = defineModule({
  name: 'blocklist',
  http: blocklistCalls,
  siteBlocks: blockedBlock,
  processing: blocklistProcessing,
  exportData: exportBlocked,
  encryptedColumns: [{ table: getTableName(blockedPeople), key: 'id', column: 'person' }],
  retention: [{ name: 'blocklist', after: ['sites'], run: purgeBlocked }],
});
