import './events.ts';

export { applyCheckout } from './apply-checkout.ts';
export { cancelUntil, scheduleEnd } from './cancellation.ts';
export { chooseNextPlan, payPage, quoteUpgrade, upgrade, type UpgradeQuote } from './change-plan.ts';
export { createCustomerOnce } from './customer.ts';
export { requireSubscription } from './find-subscription.ts';
export { contractsEndedBefore, forgetAccounts, forgetBilling, ordersWithMoney } from './forget-billing.ts';
export { grantFreeExit, useFreeExit } from './free-exit.ts';
export { billingHandlers } from './handlers.ts';
export { retireSessions } from './expire-session.ts';
export { billingClockJob, sweepCheckoutsJob } from './jobs.ts';
export { openCheckoutSession } from './open-checkout-session.ts';
export { openPortal } from './portal.ts';
export { receiveProviderEvent } from './receive-provider-event.ts';
export { intendFullRefund, intendRefund, isGivenBack } from './refund.ts';
export { refundLine } from './refund-line.ts';
export { replayProviderEvent } from './replay-provider-event.ts';
export { retryRefund } from './retry-refund.ts';
