import { defineModule } from '../../platform/module.ts';
import { countVisits } from './count-visits.ts';
import { forgetVisits } from './forget-visits.ts';
import { exportVisits } from './export-visits.ts';

export const stats = defineModule({
  name: 'stats',
  exportData: exportVisits,
  siteViews: countVisits,
  on: {
    /** The figures of a site go with it. */
    'sites.erased': (ctx, { siteIds }) => forgetVisits(ctx, siteIds),
  },
});
