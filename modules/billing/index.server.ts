import './events.ts';

export { applyCheckout } from './apply-checkout.ts';
export { createCustomerOnce } from './customer.ts';
export { billingHandlers } from './handlers.ts';
export { retireSessions } from './expire-session.ts';
export { sweepCheckoutsJob } from './jobs.ts';
export { openCheckoutSession } from './open-checkout-session.ts';
export { receiveProviderEvent } from './receive-provider-event.ts';
export { intendRefund } from './refund.ts';
