import './events.ts';

export { cardPaymentsOf, type CardPayments } from './account.ts';
export { releasePayment } from './apply-payment.ts';
export { intendPayment, paidOf, paymentOf, type Payable } from './payment.ts';
export { ofRoom } from './purpose.ts';
export { receiveAccountNotice, receiveMerchantEvent } from './receive-event.ts';
export { failedRefundsOf, owedOf, refundsOf, requestRefund, returnPayment, settleElsewhere } from './refund.ts';
export { askWhose } from './unreturned.ts';
export { lookAfterPayment, originOfPayments, pageToPay } from './visit.ts';
