import { defineModule } from '../../platform/module.ts';
import { forgetVisits } from './forget-visits.ts';

export const stats = defineModule({
  name: 'stats',
  on: {
    /** The figures of a site go with it. */
    'sites.erased': (ctx, { siteIds }) => forgetVisits(ctx, siteIds),
  },
});
