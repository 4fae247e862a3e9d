import { getTableName } from 'drizzle-orm';
import { defineModule, handledBy } from '../../platform/module.ts';
import { withTheRoom } from '../plans/index.server.ts';
import { ofRoom } from '../takings/index.server.ts';
import { bookingArea } from './bookings-of-site.ts';
import { accountChanged } from './deposits/account-changed.ts';
import { depositPaid, depositReleased } from './deposits/pay-deposit.ts';
import { depositRefunded, depositRefundFailed } from './deposits/refund-deposit.ts';
import { dropBegun, endUnanswered, remindGuests } from './due-bookings.ts';
import { exportBookings } from './export-bookings.ts';
import { guests } from './guests.ts';
import { bookingCalls } from './http.ts';
import {
  dropBegunJob,
  endUnansweredJob,
  followPlanJob,
  readFeedJob,
  readFeedsJob,
  remindGuestsJob,
  tellClosedJob,
} from './jobs.ts';
import { needsBookings, pageOfBooking, siteClosed, tellClosed } from './open-rights.ts';
import { followPlan, prefillPublished } from './prefill.ts';
import { bookingProcessing } from './processing.ts';
import { purgeBookings } from './purge-bookings.ts';
import { readFeed, readFeeds } from './calendars/read-feeds.ts';
import { bookingActs } from './site/acts.tsx';
import { bookingBlock, bookingPage } from './site/page.tsx';
import { bookings, bookingSettings } from './tables.ts';
import { bookingFeeds } from './calendars/tables.ts';

/** Bookings go with the content of their site (tables.ts). */
export const booking = defineModule({
  name: 'booking',
  entitlements: ['booking'],
  features: withTheRoom('booking'),
  http: bookingCalls,
  siteArea: bookingArea,
  siteBlocks: bookingBlock,
  siteParts: bookingPage,
  siteHttp: bookingActs,
  pageOfKey: pageOfBooking,
  processing: bookingProcessing,
  needsSite: needsBookings,
  people: guests,
  exportData: exportBookings,
  encryptedColumns: [
    { table: getTableName(bookings), key: 'id', column: 'guest' },
    { table: getTableName(bookingSettings), key: 'site_id', column: 'feed_key' },
    { table: getTableName(bookingFeeds), key: 'id', column: 'address' },
  ],
  onEntitlementChanged: followPlanJob,
  jobs: [
    handledBy(followPlanJob, followPlan),
    handledBy(remindGuestsJob, remindGuests),
    handledBy(endUnansweredJob, endUnanswered),
    handledBy(dropBegunJob, dropBegun),
    handledBy(tellClosedJob, tellClosed),
    handledBy(readFeedsJob, readFeeds),
    handledBy(readFeedJob, readFeed),
  ],
  schedules: [
    { job: remindGuestsJob, cron: '*/15 * * * *' },
    { job: endUnansweredJob, cron: '*/5 * * * *' },
    { job: dropBegunJob, cron: '*/5 * * * *' },
    // A calendar is due so long after the end of its reading: a clock of the same beat would come too soon each second time.
    { job: readFeedsJob, cron: '* * * * *' },
  ],
  on: {
    /** Bought with a plan that holds bookings: they are filled in from its first version. */
    'sites.published': prefillPublished,
    /** Who has a booking ahead hears where it is found from now on. */
    'sites.state-changed': siteClosed,
    /** The owner's account takes money from now on, or no more: the site says whether a deposit is asked. */
    'takings.account-changed': accountChanged,
    /** A deposit is paid: it is booked; or it is held no more, and the money goes back. */
    'takings.paid': ofRoom('booking', depositPaid),
    /** Nobody paid in time: its place is free again. */
    'takings.released': ofRoom('booking', depositReleased),
    /** The guest hears of it. */
    'takings.refunded': ofRoom('booking', depositRefunded),
    /** Its owner gives it back another way. */
    'takings.refund-failed': ofRoom('booking', depositRefundFailed),
  },
  retention: [{ name: 'bookings', after: ['sites'], run: purgeBookings }],
});
