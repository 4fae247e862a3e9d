import type { PaidWords } from './paid-shape.ts';

export const en: PaidWords = {
  lead: 'Choose how many, pay by card and collect from us. No registration is needed.',
  send: 'Order with obligation to pay',
  duty: 'With this button you buy, and undertake to pay {price}. You pay by card at once and collect from us afterwards.',
  payOn: 'You pay on Stripe’s page: the details of your card do not pass through this site.',
  mailNeeded:
    'Write your e-mail address: we send you the confirmation of the purchase there, to which the law entitles you.',
  lawTitle: 'Your rights',
  withdraw:
    'You may withdraw from the contract within 14 days of collecting, without giving a reason: the page of your order is enough. You bring back what you collected, at your own cost, within 14 days; we give back what you paid within 14 days of the withdrawal, to the same card. We may wait for the goods to come back.',
  perishable: 'No right of withdrawal, because it deteriorates or expires quickly: {name}.',
  sealed: 'No right of withdrawal once the seal is broken, for reasons of hygiene or health: {name}.',
  custom: 'No right of withdrawal, because it is made to your order: {name}.',
  guarantee:
    'The goods you buy have the legal guarantee of conformity: the seller is liable for at least two years for defects that were there on delivery. You may ask for repair or replacement free of charge and, if these are not enough, for a lower price or your money back.',
  pay: 'Pay {price}',
  again: 'Open the payment page',
  noPage: 'The payment page does not answer. You have paid nothing: try again in a moment.',
  notNow: 'That could not be done just now, and nothing has changed: try again in a moment.',
  keptUntil: 'We keep it for you until {name}. If you do not pay, the order lapses and you owe nothing.',
  withdrawHere: 'Withdraw from contract here',
  withdrawUntil: 'You may withdraw until {name}.',
  withdrawTitle: 'Withdrawal from order no. {n}',
  withdrawSum: 'You withdraw from the contract: we give back {price}.',
  withdrawMail: 'We send the receipt, with date and time, to {name}.',
  withdrawKept: 'These stay bought, because they cannot be given back: {name}.',
  withdrawYes: 'Confirm withdrawal',
  withdrawnOn: 'Withdrawal received: {name}.',
  refundBy: 'We give back {price} by {name}.',
  bringBack: 'Bring back what you collected: the refund may wait until it is here.',
  refunding: '{price} is on its way back to your card.',
  refunded: 'We have given back {price} to your card. Your bank may take a few days.',
  refundedElsewhere: 'We have given back {price} another way: the e-mail you got says how.',
  askHere: 'Withdraw from a contract',
  askTitle: 'Withdraw from a contract',
  askText:
    'Write the number of the order and the e-mail you bought with: we send you the link by which you withdraw in two steps, without an account.',
  askNumber: 'Order number',
  askMail: 'E-mail of the purchase',
  askSend: 'Send me the link',
  askWrong: 'Both are needed: the number, digits only, and the e-mail address.',
  askedTitle: 'Look at your mail',
  askedText:
    'If number and address belong to an order of this shop, the link is on its way. Nothing arrives? Check both, look into spam, or write or call us: a withdrawal counts however you tell us.',
  maker: 'Maker',
  stateText: {
    ready: 'We are waiting for you: you have paid already.',
    sent: 'It is on its way: you have paid already.',
    'cancelled-by-owner': 'We are sorry: we had to cancel it. What you paid goes back to your card.',
  },
};
