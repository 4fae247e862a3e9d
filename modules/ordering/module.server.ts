import { and, eq, getTableName, notInArray } from 'drizzle-orm';
import { daysAgo, monthsAgo } from '../../platform/batches.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { defineModule, handledBy } from '../../platform/module.ts';
import { unseal, type Sealed } from '../../platform/seal.ts';
import { K } from '../plans/schemas.ts';
import { closeRivals } from './lifecycle/close-rivals.ts';
import { domainOwnerCalls } from './domain-calls.ts';
import { pollAdditions } from './poll-additions.ts';
import { purgeLooseWithdrawals, purgeManagerKeys } from './lifecycle/order-rows.ts';
import { orderCalls } from './http.ts';
import * as jobs from './jobs.ts';
import { markPaid } from './lifecycle/mark-paid.ts';
import { neverPaid } from './lifecycle/paid-orders.ts';
import { markTaxCodes } from './cart/mark-tax-codes.ts';
import { isOver, ORDER_STATES } from './order.states.ts';
import { proveLogin } from './prove-login.ts';
import { purgeAbandonedOrders, purgeOldContracts } from './lifecycle/purge-orders.ts';
import { signInCalls } from './sign-in-calls.ts';
import { domainAdditions, orderOffers, orders } from './tables.ts';
import { writeManagerLink } from './write-manager-link.ts';

/** Mails to an address are counted by the hour. */
const SETTLED_DAYS = 1;

const OVER = ORDER_STATES.filter(isOver);
const contractsAt = (ctx: Ctx) => monthsAgo(ctx, 12 * K.contractYears);
const table = getTableName(orders);
const person = (column: string) => ['ssn', 'vat'].map((field) => ({ table, key: 'id', column, field }));

export const ordering = defineModule({
  name: 'ordering',
  loginPurposes: [proveLogin],
  neverPaid,
  http: [...orderCalls, ...domainOwnerCalls, ...signInCalls],
  jobs: [
    handledBy(jobs.writeManagerLinkJob, (ctx, { mail, ...wish }) =>
      writeManagerLink(ctx, { mail: unseal(ctx.config.dataKeys, mail as unknown as Sealed), ...wish }),
    ),
    handledBy(jobs.markTaxCodesJob, markTaxCodes),
    handledBy(jobs.closeRivalsJob, (ctx, { orderId }) => closeRivals(ctx, orderId)),
    handledBy(jobs.pollAdditionsJob, pollAdditions),
  ],
  schedules: [
    { job: jobs.pollAdditionsJob, cron: '*/5 * * * *' },
    { job: jobs.markTaxCodesJob, cron: '50 0 * * *' },
  ],
  on: {
    /** A payment became a subscription: the order is paid. */
    'billing.subscription-activated': markPaid,
  },
  /** As long as the order is not over. */
  needsPage: (ctx, pageId) =>
    ctx.db
      .select()
      .from(orders)
      .where(and(eq(orders.pageId, pageId), notInArray(orders.state, OVER))),
  retention: [
    { name: 'orders', run: (ctx) => purgeAbandonedOrders(ctx, daysAgo(ctx, K.unpaidOrderDays)) },
    { name: 'contracts', after: ['sites'], run: (ctx) => purgeOldContracts(ctx, contractsAt(ctx)) },
    { name: 'withdrawals', run: (ctx) => purgeLooseWithdrawals(ctx, contractsAt(ctx)) },
    { name: 'managerKeys', run: (ctx) => purgeManagerKeys(ctx, daysAgo(ctx, SETTLED_DAYS)) },
  ],
  encryptedColumns: [
    ...person('billing'),
    ...person('domain_info'),
    { table, key: 'id', column: 'authcode' },
    { table: getTableName(orderOffers), key: 'session_id', column: 'authcode' },
    { table: getTableName(domainAdditions), key: 'id', column: 'authcode' },
  ],
});
