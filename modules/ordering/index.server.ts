import './events.ts';

export { findOrder, getOrder } from './get-order.ts';
export { markLive } from './mark-live.ts';
export { markPaid } from './mark-paid.ts';
export { forgetAuthcode } from './offers.ts';
export { openCheckout, type Checkout } from './open-checkout.ts';
export {
  lockOrder,
  newOrderSession,
  openOrderLink,
  ORDER_COOKIE,
  orderLinkPath,
  requireHeldOrder,
  type OrderRow,
} from './order-session.ts';
export { saveCart } from './save-cart.ts';
export { saveDomainInfo } from './save-domain-info.ts';
export { startOrder } from './start-order.ts';
export { updateOrder } from './update-order.ts';
