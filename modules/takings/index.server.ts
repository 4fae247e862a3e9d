import './events.ts';

export { cardPaymentsOf, type CardPayments } from './account.ts';
export { askPayment, releasePayment } from './apply-payment.ts';
export { intendPayment, openPayment, paymentOf } from './payment.ts';
export { receiveAccountNotice, receiveMerchantEvent } from './receive-event.ts';
export { failedRefundsOf, owedOf, refundsOf, requestRefund, settleElsewhere } from './refund.ts';
