import { forgetAccounts, FORGETTING } from '../../modules/billing/index.server.ts';
import { forgetSignIns } from '../../modules/identity/index.server.ts';
import { forgetDocuments } from '../../modules/invoicing/index.server.ts';
import { forgetLooseMails } from '../../modules/notifications/index.server.ts';
import { forgetLooseWithdrawals, forgetManagerKeys, forgetOrderSessions } from '../../modules/ordering/index.server.ts';
import { K } from '../../modules/plans/schemas.ts';
import { forgetKnownPages, forgetPreviews } from '../../modules/previews/index.server.ts';
import { forgetClosedSites, forgetPhotos } from '../../modules/sites/index.server.ts';
import { daysAgo, monthsAgo } from '../../platform/batches.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { forgetEffects, forgetEvents, forgetFailedJobs } from '../../platform/forget-traces.ts';
import { forgetAbandonedOrders, forgetOldContracts } from './forget-orders.ts';
import { forgetLoosePages } from './forget-pages.ts';

/** The order cookie's life in a browser, with a day to spare. */
const COOKIE_DAYS = 401;
/** A photo that came within a day may belong to a page that is being read; mails to an address are counted by the hour. */
const SETTLED_DAYS = 1;

/**
 * Everything whose time is over, in the order in which one thing lets go of the next. Returns and logs how many rows of
 * each kind went. A kind that fails does not keep the others; the first error is thrown in the end, so that the job is
 * tried again. Safe twice, and beside itself.
 */
export async function forgetAll(ctx: Ctx): Promise<Record<string, number>> {
  const traces = monthsAgo(ctx, K.logRetentionMonths);
  const contracts = monthsAgo(ctx, 12 * K.contractYears);
  const steps: Record<string, () => Promise<number>> = {
    orders: () => forgetAbandonedOrders(ctx, daysAgo(ctx, K.unpaidOrderDays)),
    sites: () => forgetClosedSites(ctx, daysAgo(ctx, K.exportDays)),
    contracts: () => forgetOldContracts(ctx, contracts),
    withdrawals: () => forgetLooseWithdrawals(ctx, contracts),
    documents: () => forgetDocuments(ctx),
    accounts: () => forgetAccounts(ctx, monthsAgo(ctx, 12 * K.invoiceYears)),
    previews: () => forgetPreviews(ctx),
    knownPages: () => forgetKnownPages(ctx, daysAgo(ctx, K.previewDays)),
    pages: () => forgetLoosePages(ctx, daysAgo(ctx, SETTLED_DAYS)),
    photos: () => forgetPhotos(ctx, daysAgo(ctx, SETTLED_DAYS)),
    orderSessions: () => forgetOrderSessions(ctx, daysAgo(ctx, COOKIE_DAYS)),
    managerKeys: () => forgetManagerKeys(ctx, daysAgo(ctx, SETTLED_DAYS)),
    signIns: () => forgetSignIns(ctx),
    mails: () => forgetLooseMails(ctx, traces),
    effects: () => forgetEffects(ctx, FORGETTING, traces),
    events: () => forgetEvents(ctx, traces),
    failedJobs: () => forgetFailedJobs(ctx, traces),
  };
  const forgotten: Record<string, number> = {};
  const errors: unknown[] = [];
  for (const [what, step] of Object.entries(steps)) {
    try {
      forgotten[what] = await step();
    } catch (error) {
      errors.push(error);
      ctx.log.error({ err: error, what }, 'what should be forgotten is still here');
    }
  }
  ctx.log.info({ forgotten }, 'forgot what nobody needs any more');
  if (errors.length > 0) throw errors[0];
  return forgotten;
}
