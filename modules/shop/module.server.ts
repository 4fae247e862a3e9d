import { getTableName } from 'drizzle-orm';
import { defineModule, handledBy } from '../../platform/module.ts';
import { withTheRoom } from '../plans/index.server.ts';
import { releaseDue } from './due-orders.ts';
import { exportShop } from './export-orders.ts';
import { shopCalls } from './http.ts';
import { followPlanJob, releaseDueJob } from './jobs.ts';
import { followPlan, prefillPublished } from './prefill.ts';
import { purgeOrders } from './purge-orders.ts';
import { shopArea } from './shop-of-site.ts';
import { shopActs } from './site/acts.ts';
import { shopBlock, shopPages } from './site/pages.tsx';
import { shopOrders } from './tables.ts';

/** A shop goes with the content of its site (tables.ts). */
export const shop = defineModule({
  name: 'shop',
  entitlements: ['shop'],
  features: withTheRoom('shop'),
  http: shopCalls,
  siteArea: shopArea,
  siteBlocks: shopBlock,
  siteParts: shopPages,
  siteHttp: shopActs,
  exportData: exportShop,
  encryptedColumns: [{ table: getTableName(shopOrders), key: 'id', column: 'buyer' }],
  onEntitlementChanged: followPlanJob,
  jobs: [handledBy(followPlanJob, followPlan), handledBy(releaseDueJob, releaseDue)],
  schedules: [{ job: releaseDueJob, cron: '*/15 * * * *' }],
  on: {
    /** Bought with a plan that holds a shop: it is filled in from its first version. */
    'sites.published': prefillPublished,
  },
  retention: [{ name: 'shop-orders', after: ['sites'], run: purgeOrders }],
});
