import { daysAgo } from '../../platform/batches.ts';
import { defineModule } from '../../platform/module.ts';
import { exportHelpers } from './export-helpers.ts';
import { accessCalls } from './http.ts';
import { eraseOrderKeys, purgeSessions } from './order-keys.ts';
import { purgeHelpers } from './purge-helpers.ts';
import { closeSupport } from './support.ts';

/** The order cookie's life in a browser, with a day to spare. */
const COOKIE_DAYS = 401;

export const access = defineModule({
  name: 'access',
  http: accessCalls,
  on: {
    /** The windows in which an operator looks at sites close with the console. */
    'identity.signed-out': closeSupport,
  },
  exportData: exportHelpers,
  retention: [
    { name: 'orderSessions', run: (ctx) => purgeSessions(ctx, daysAgo(ctx, COOKIE_DAYS)) },
    { name: 'helpers', run: purgeHelpers },
  ],
  keptOfOrders: { erase: eraseOrderKeys },
});
