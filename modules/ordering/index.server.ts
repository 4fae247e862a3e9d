import './events.ts';

export { addDomain } from './add-domain.ts';
export { callOffDomain } from './call-off-domain.ts';
export { allowSecondSale } from './allow-second-sale.ts';
export { recordEvent, recordEventOnce } from './change-state.ts';
export { confirmRemoval } from './confirm-removal.ts';
export { enterByKey, enterByPages } from './enter-manager.ts';
export { endOrder, markOwed, markRefunded } from './end-order.ts';
export { findOrder, getOrder } from './get-order.ts';
export { heldOrders } from './held-orders.ts';
export { followAdditionsJob } from './jobs.ts';
export {
  cancelAtTerm,
  chooseRenewalPlan,
  keepSubscription,
  leaveForFree,
  openCardPage,
  openPayPage,
  quotePro,
  upgradeToPro,
} from './manage-subscription.ts';
export { knownOrders, namesInCarts } from './known-orders.ts';
export { markLive } from './mark-live.ts';
export { forgetAuthcode } from './offers.ts';
export { openCheckout, type Checkout } from './open-checkout.ts';
export { openOrderLink, orderLinkPath } from './order-link.ts';
export { lockOrder, requireHeldOrder, requirePreparedOrder, type OrderRow } from './order-session.ts';
export { sendPaymentLink } from './send-payment-link.ts';
export { saveCart } from './save-cart.ts';
export { saveDomainInfo } from './save-domain-info.ts';
export { setPlan } from './set-plan.ts';
export { chargedSale } from './charged-sale.ts';
export { orderFacts, withdrawalFacts, type OrderFacts } from './order-facts.ts';
export { settleAddition } from './settle-addition.ts';
export { startOrder } from './start-order.ts';
export { updateOrder } from './update-order.ts';
export { markPastDue, resumeOrder, suspendOrder } from './suspend-order.ts';
export { declareWithdrawal, withdrawOrder, withdrawUntil, type Declaration } from './withdraw-order.ts';
export { wantManagerLink } from './want-manager-link.ts';
