import './events.ts';

export { addDomain } from './add-domain.ts';
export { callOffDomain } from './call-off-domain.ts';
export { allowSecondSale } from './lifecycle/allow-second-sale.ts';
export { recordEvent, recordEventOnce } from './lifecycle/change-state.ts';
export { confirmRemoval } from './confirm-removal.ts';
export { enterByKey, enterByPages } from './enter-manager.ts';
export { endOrder, markOwed, markRefunded } from './lifecycle/end-order.ts';
export { findOrder, getOrder } from './get-order.ts';
export { heldOrders } from './lifecycle/held-orders.ts';
export { pollAdditionsJob } from './jobs.ts';
export {
  cancelAtTerm,
  chooseRenewalPlan,
  keepSubscription,
  leaveForFree,
  openCardPage,
  openPayPage,
  quotePro,
  upgradeToPro,
} from './lifecycle/manage-subscription.ts';
export { knownOrders, namesInCarts } from './lifecycle/known-orders.ts';
export { markLive } from './lifecycle/mark-live.ts';
export { eraseAuthcode } from './cart/offers.ts';
export { openCheckout, type Checkout } from './lifecycle/open-checkout.ts';
export { openOrderLink, orderLinkPath, SITE_PLACES, siteLinkPath } from './order-link.ts';
export { lockOrder, requireHeldOrder, requirePreparedOrder, type OrderRow } from './order-session.ts';
export { sendPaymentLink } from './lifecycle/send-payment-link.ts';
export { saveCart } from './cart/save-cart.ts';
export { saveDomainInfo } from './cart/save-domain-info.ts';
export { setPlan } from './cart/set-plan.ts';
export { chargedSale } from './charged-sale.ts';
export { orderFacts, withdrawalFacts, type OrderFacts } from './order-facts.ts';
export { settleAddition } from './settle-addition.ts';
export { startOrder } from './lifecycle/start-order.ts';
export { updateOrder } from './cart/update-order.ts';
export { markPastDue, resumeOrder, suspendOrder } from './lifecycle/suspend-order.ts';
export { declareWithdrawal, withdrawOrder, withdrawUntil, type Declaration } from './withdrawal/withdraw-order.ts';
export { requestManagerLink } from './request-manager-link.ts';
export { setPageOfOrder } from './set-page-of-order.ts';
export type { LoginPurpose } from './page-login.port.ts';
