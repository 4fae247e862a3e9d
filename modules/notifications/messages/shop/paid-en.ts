import type { PaidMails } from './shape.ts';

/** Of what is collected, and of what is delivered: the other has no sum, and is left out. */
const paid = [
  'Total paid, VAT included: {{counter}}. We write to you when you can collect.',
  'Total paid, delivery and VAT included: {{door}}. We write to you when it is on its way.',
];
const where = 'Where to collect: {{where}}.';
export const buyer = {
  button: 'See the order',
  after: [
    'Seller: {{seller}}.',
    'Questions? Call us: {{contact}}.',
    'The link opens your order without a password: do not forward it.',
    'It stays valid even if the site changes its address or closes: {{lasting}}',
  ],
  footer: 'This e-mail was sent for the site of {{place}} because somebody ordered with this address.',
};
export const owner = {
  button: 'Open the shop',
  after: ['If you reply to this e-mail you write to Vetrina, not to {{name}}.'],
  footer: 'You receive this e-mail because the site of {{place}} takes orders.',
};

export const en: PaidMails = {
  'shop-paid': {
    ...buyer,
    subject: 'Order no. {{number}} paid: {{place}}',
    heading: 'Thank you: your purchase is complete.',
    paragraphs: [
      '{{lines}}',
      ...paid,
      'Delivery: {{delivery}}.',
      'Address: {{address}}.',
      where,
      '{{note}}',
      '{{law}}',
    ],
    button: 'See the order, or withdraw',
  },
  'shop-paid-ready': {
    ...buyer,
    subject: 'Order no. {{number}} ready: {{place}}',
    heading: 'Your order is ready.',
    paragraphs: ['We are waiting for you: you have paid already.', '{{lines}}', where, '{{note}}'],
  },
  'shop-paid-sent': {
    ...buyer,
    subject: 'Order no. {{number}} on its way: {{place}}',
    heading: 'Your order is on its way.',
    paragraphs: [
      'You have paid already: you owe nothing to whoever brings it.',
      '{{lines}}',
      'Delivery: {{delivery}}.',
      'Address: {{address}}.',
      'You are not there, or the address is wrong? Call us at once.',
    ],
  },
  'shop-withdrawal': {
    ...buyer,
    subject: 'Withdrawal from order no. {{number}} received: {{place}}',
    heading: 'We have received your withdrawal.',
    paragraphs: [
      'Received: {{moment}}.',
      'You withdraw for: {{lines}}.',
      'This stays bought: {{kept}}.',
      'We give back {{amount}} by {{by}}, to the same card.',
      'If you have the goods already, or they are on their way, bring or send them back within 14 days of today: the refund may wait until they are here.',
    ],
  },
  'shop-refunded': {
    ...buyer,
    subject: 'Refund for order no. {{number}}: {{place}}',
    heading: 'We have given back {{amount}}.',
    paragraphs: [
      'The money goes back to the card you paid with. Your bank may take a few days.',
      'It is about: {{lines}}.',
      'The reason: {{reason}}',
    ],
  },
  'shop-refunded-elsewhere': {
    ...buyer,
    subject: 'Refund for order no. {{number}}: {{place}}',
    heading: '{{amount}} has been given back to you another way.',
    paragraphs: [
      'The refund to your card did not go through. The seller says that you got the money like this: {{reason}}',
      'If you did not, answer this e-mail: it is still yours.',
      'It is about: {{lines}}.',
    ],
  },
  'shop-paid-order': {
    ...owner,
    subject: 'New order no. {{number}}, paid: {{total}}',
    heading: 'You have a new order, paid already.',
    paragraphs: [
      '{{name}} has bought: {{lines}}.',
      'Paid by card: {{total}}.',
      'To deliver: {{delivery}}. Address: {{address}}.',
      'Contact: {{contact}}',
      'The note: {{note}}',
      'When it is ready or on its way, say so in the shop: we write to whoever ordered.',
    ],
  },
  'shop-withdrawn': {
    ...owner,
    subject: 'Withdrawal from order no. {{number}}',
    heading: 'A purchase is taken back.',
    paragraphs: [
      '{{name}} withdraws from the contract for: {{lines}}. If it has not been collected or sent yet, do not hand it over: the pieces are on sale again.',
      'To give back: {{amount}}, by {{by}}.',
      'If the goods were not collected or sent yet, the money goes back by itself. If they were, you may wait until they come back: then press Refund in the shop.',
      'Contact: {{contact}}',
    ],
  },
  'shop-refund-due': {
    ...owner,
    subject: 'To refund: order no. {{number}}',
    heading: 'A refund waits for you.',
    paragraphs: [
      '{{name}} has withdrawn from the contract for: {{lines}}.',
      'The law wants {{amount}} to go back by {{by}}. Open the shop and press Refund.',
      'Contact: {{contact}}',
    ],
  },
  'shop-refund-failed': {
    ...owner,
    subject: 'Refund failed: order no. {{number}}',
    heading: 'The money has not gone back.',
    paragraphs: [
      'Stripe could not give back {{amount}} to {{name}}: often the balance of your account is too low.',
      'It is about: {{lines}}.',
      'Open your account at Stripe and refund from there, or in another way. Contact: {{contact}}',
    ],
  },
  'shop-account-active': {
    ...owner,
    after: [],
    subject: 'Card payments are active: {{place}}',
    heading: 'You can sell by card.',
    paragraphs: [
      'Stripe has activated your account. In the shop, choose that whoever orders pays at once: the money reaches your account, and we keep none of it.',
    ],
  },
  'shop-account-stopped': {
    ...owner,
    after: [],
    subject: 'Card payments have stopped: {{place}}',
    heading: 'Your account takes no money for now.',
    paragraphs: [
      'Stripe needs something from you, or has closed the account. Meanwhile the site takes reservations only, paid with you on collection.',
      'Orders that are paid stay. Open the shop and go on with Stripe.',
    ],
  },
  'shop-safety-due': {
    ...owner,
    after: [],
    subject: 'To complete by {{by}}: {{place}}',
    heading: 'Some products lack something that the law asks for.',
    paragraphs: [
      'Whoever sells objects by card on a site must write what tells them from others (model, type or batch) and their warnings, or say that none are needed. They are missing for: {{lines}}.',
      'Until {{by}} they stay on sale as they are now. After that, those without an answer are not sold by card until you write it.',
    ],
  },
  'shop-safety-over': {
    ...owner,
    after: [],
    subject: 'No longer sold by card: {{place}}',
    heading: 'Some products are no longer on sale.',
    paragraphs: [
      'The model, type or batch is missing, or the answer about warnings: {{lines}}.',
      'Once you write them they are on sale again at once. What is paid already stays as it is.',
    ],
  },
  'shop-closed': {
    ...buyer,
    subject: 'Order no. {{number}}, where you find it now: {{place}}',
    heading: 'The site has closed, your order stays.',
    paragraphs: [
      'The site of {{place}} is no longer online. Your order: {{lines}}.',
      'The button still opens it. As long as you have the right, you can cancel it or withdraw; if you are waiting for a refund, you can read there how it stands.',
      'Keep this e-mail: the link will not change again.',
    ],
    button: 'See the order',
  },
  'shop-link': {
    ...buyer,
    subject: 'The link to your order no. {{number}}: {{place}}',
    heading: 'Here is the link to your order.',
    paragraphs: [
      'You asked for it on the site of {{place}}. The order was: {{lines}}.',
      'There you see the order and, if you have the right, withdraw in two steps.',
    ],
    after: [...buyer.after, 'You did not ask for it? Nothing needs to be done.'],
  },
};
