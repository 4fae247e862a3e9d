import { daysAgo } from '../../platform/batches.ts';
import { defineModule } from '../../platform/module.ts';
import { eraseOrderKeys, purgeOrderSessions } from './order-keys.ts';

/** The order cookie's life in a browser, with a day to spare. */
const COOKIE_DAYS = 401;

export const access = defineModule({
  name: 'access',
  retention: [{ name: 'orderSessions', run: (ctx) => purgeOrderSessions(ctx, daysAgo(ctx, COOKIE_DAYS)) }],
  keptOfOrders: { erase: eraseOrderKeys },
});
