import { getTableName } from 'drizzle-orm';
import { defineModule, handledBy } from '../../platform/module.ts';
import { withTheRoom } from '../plans/index.server.ts';
import { ofRoom } from '../takings/index.server.ts';
import { buyers } from './buyers.ts';
import { releaseDue } from './due-orders.ts';
import { endGrace } from './end-grace.ts';
import { exportShop } from './export-orders.ts';
import { shopCalls } from './http.ts';
import { endGraceJob, followPlanJob, lookAtListJob, releaseDueJob, remindJob, tellClosedJob } from './jobs.ts';
import { lookAtList } from './look-at-list.ts';
import { needsShop, pageOfOrder, siteClosed, tellClosed } from './open-rights.ts';
import { orderPaid, orderReleased } from './pay-order.ts';
import { followPlan, listPublished } from './prefill.ts';
import { shopProcessing } from './processing.ts';
import { purgeOrders } from './purge-orders.ts';
import { remindOfRefunds } from './remind-refunds.ts';
import { accountChanged } from './set-mode.ts';
import { shopArea } from './shop-area.ts';
import { shopNews } from './shop-news.ts';
import { shopActs } from './site/acts.ts';
import { shopBlock, shopPages } from './site/pages.tsx';
import { shopOrders } from './tables.ts';
import { orderRefunded, refundFailed } from './refund-order.ts';

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
  shopNews,
  people: buyers,
  pageOfKey: pageOfOrder,
  processing: shopProcessing,
  needsSite: needsShop,
  exportData: exportShop,
  encryptedColumns: [{ table: getTableName(shopOrders), key: 'id', column: 'buyer' }],
  onEntitlementChanged: followPlanJob,
  jobs: [
    handledBy(followPlanJob, followPlan),
    handledBy(lookAtListJob, lookAtList),
    handledBy(releaseDueJob, releaseDue),
    handledBy(remindJob, remindOfRefunds),
    handledBy(endGraceJob, endGrace),
    handledBy(tellClosedJob, tellClosed),
  ],
  schedules: [
    { job: releaseDueJob, cron: '*/15 * * * *' },
    { job: remindJob, cron: '10 6 * * *' },
    { job: endGraceJob, cron: '20 6 * * *' },
  ],
  on: {
    /** Bought with a plan that holds a shop: it is filled in from its first version, and what later ones list anew is asked about. */
    'sites.published': listPublished,
    /** Who has a right about an order hears where it is found from now on. */
    'sites.state-changed': siteClosed,
    /** The owner's account takes money from now on, or no more: the site and its owner know at once. */
    'takings.account-changed': accountChanged,
    /** An order is paid; or what holds no more is, and the money goes back. */
    'takings.paid': ofRoom('shop', orderPaid),
    /** Nobody paid in time: its pieces are free again. */
    'takings.released': ofRoom('shop', orderReleased),
    /** The buyer hears of it, and the register has it. */
    'takings.refunded': ofRoom('shop', orderRefunded),
    /** Its owner gives it back another way. */
    'takings.refund-failed': ofRoom('shop', refundFailed),
  },
  retention: [{ name: 'shop-orders', after: ['sites'], run: purgeOrders }],
});
