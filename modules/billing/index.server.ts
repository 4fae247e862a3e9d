import './events.ts';

export type { ChargedLine } from './events.ts';
export { correctionOf, correctionsOf, failedRefunds, findCharge, totalCharged } from './ledger.ts';

export { applyCheckout } from './checkout/apply-checkout.ts';
export { applyOrderSubscription } from './subscription/apply-subscription.ts';
export { cancelUntil, scheduleEnd } from './subscription/cancellation.ts';
export { chooseNextPlan, payPage, quoteUpgrade, upgrade, type UpgradeQuote } from './subscription/change-plan.ts';
export {
  compareSubscriptions,
  followAgain,
  sessionOf,
  type SubscriptionsCompared,
} from './subscription/compare-subscriptions.ts';
export { createCustomerOnce } from './checkout/customer.ts';
export { buyDomainYear, callOffDomainYear, domainEntry, hasUnsettledDomainYear } from './subscription/domain-year.ts';
export { stopCharging } from './subscription/drop-domain.ts';
export { requireSubscription } from './subscription/find-subscription.ts';
export { contractsEndedBefore, ordersWithMoney } from './purge-billing.ts';
export { ERASURES } from './erase-customer.ts';
export { grantPenaltyFreeCancellation, usePenaltyFreeCancellation } from './subscription/penalty-free-cancellation.ts';
export { endCheckouts, retireSessions } from './checkout/expire-session.ts';
export { dunningCycleJob, reconcileCheckoutsJob } from './jobs.ts';
export { openCheckoutSession } from './checkout/open-checkout-session.ts';
export { forEachAtProvider } from './for-each-at-provider.ts';
export { paidInvoices } from './paid-invoices.ts';
export { openPortal } from './subscription/portal.ts';
export { receiveProviderEvent } from './receive-provider-event.ts';
export { isFullyRefunded } from './refunds/is-fully-refunded.ts';
export { requestFullRefund, requestRefund } from './refunds/refund.ts';
export { isOfSoldBusiness } from './refunds/refund-duplicate.ts';
export { refundLine } from './refunds/refund-line.ts';
export { replayProviderEvent } from './replay-provider-event.ts';
export { retryRefund } from './refunds/retry-refund.ts';
export { recordOffPlatformRefund } from './refunds/record-off-platform-refund.ts';
