import { defineModule, handledBy } from '../../platform/module.ts';
import { withTheRoom } from '../plans/index.server.ts';
import { countVisits } from './count-visits.ts';
import { eraseVisits, purgeMonths } from './erase-visits.ts';
import { exportVisits } from './export-visits.ts';
import { rollUpMonthsJob } from './jobs.ts';
import { letterVisits } from './letter-visits.ts';
import { rollUpMonths } from './roll-up-months.ts';

export const stats = defineModule({
  name: 'stats',
  entitlements: ['statistics'],
  features: withTheRoom('statistics'),
  exportData: exportVisits,
  siteViews: countVisits,
  letterVisits,
  jobs: [handledBy(rollUpMonthsJob, rollUpMonths)],
  schedules: [{ job: rollUpMonthsJob, cron: '10 2 * * *' }],
  retention: [{ name: 'visits', after: ['sites'], run: purgeMonths }],
  on: {
    /** The figures of a site go with it. */
    'sites.erased': (ctx, { siteIds }) => eraseVisits(ctx, siteIds),
  },
});
