import { en as door } from './door-en.ts';
import { en as paid } from './paid-en.ts';
import type { ShopMails } from './shape.ts';

const questions = 'Questions? Call us: {{contact}}.';
const ordered = [
  '{{lines}}',
  'Delivery: {{delivery}}.',
  'Total, VAT included: {{counter}}. You pay with us when you collect.',
  'Total, delivery and VAT included: {{door}}. You pay on delivery.',
];
const place = ['Where to collect: {{where}}.', '{{note}}'];
const pickup = [...place, 'Address: {{address}}.'];
const buyer = {
  button: 'See or cancel',
  after: [
    'Seller: {{seller}}.',
    questions,
    'The link opens your order without a password: do not forward it.',
    'It stays valid even if the site changes its address or closes: {{lasting}}',
    'You did not order? Open the link and cancel: somebody typed your address by mistake.',
  ],
  footer: 'This e-mail was sent for the site of {{place}} because somebody ordered with this address.',
};
const over = { ...buyer, button: 'See the order', after: [questions] };
const owner = {
  button: 'Open the shop',
  after: ['If you reply to this e-mail you write to Vetrina, not to {{name}}.'],
  footer: 'You receive this e-mail because the site of {{place}} takes orders.',
};

export const en: ShopMails = {
  ...paid,
  ...door,
  'shop-reserved': {
    ...buyer,
    subject: 'Order no. {{number}} received: {{place}}',
    heading: 'We have put your order aside.',
    paragraphs: [
      ...ordered,
      'This is a reservation: you are not obliged to buy.',
      ...place,
      'Address: {{address}}. We write to you when it is on its way.',
      'We write to you when it is ready, and from then on we keep it for you for so many days: {{days}}. If you no longer need it, cancel it.',
      '{{law}}',
    ],
  },
  'shop-accepted': {
    ...buyer,
    subject: 'Order no. {{number}} accepted: {{place}}',
    heading: 'We are preparing your order.',
    paragraphs: ['Ready from: {{ready}}.', 'Expected delivery: {{arrives}}.', ...ordered, ...pickup],
  },
  'shop-ready': {
    ...buyer,
    subject: 'Order no. {{number}} ready: {{place}}',
    heading: 'Your order is ready.',
    paragraphs: [
      'We look forward to seeing you. Days for which we keep it for you: {{days}}.',
      ...ordered,
      ...pickup,
      'If you cannot come, cancel it or call us.',
    ],
  },
  'shop-sent': {
    ...over,
    subject: 'Order no. {{number}} on its way: {{place}}',
    heading: 'Your order is on its way.',
    paragraphs: [
      'We are bringing it to you. You pay on delivery: {{door}}.',
      '{{lines}}',
      'Delivery: {{delivery}}.',
      'Address: {{address}}.',
      'You are not there, or the address is wrong? Call us at once.',
      '{{law}}',
    ],
    after: buyer.after.slice(0, 4),
  },
  'shop-refused': {
    ...over,
    subject: 'Order no. {{number}} not accepted: {{place}}',
    heading: 'We cannot prepare your order.',
    paragraphs: [
      'We are sorry: this time the order does not hold. You had asked for: {{lines}}.',
      'The reason: {{reason}}',
    ],
  },
  'shop-cancelled': {
    ...over,
    subject: 'Order no. {{number}} cancelled: {{place}}',
    heading: 'We had to cancel your order.',
    paragraphs: ['We are sorry: the order no longer holds. It was: {{lines}}.', 'The reason: {{reason}}'],
  },
  'shop-unanswered': {
    ...over,
    subject: 'Order no. {{number}} lapsed: {{place}}',
    heading: 'Your order has lapsed.',
    paragraphs: [
      'We did not answer you in time, and we are sorry. The order does not hold. You had asked for: {{lines}}.',
      'Would you still like it? Call us: {{contact}}.',
    ],
    after: [],
  },
  'shop-not-collected': {
    ...over,
    subject: 'Order no. {{number}} not collected: {{place}}',
    heading: 'Your order was not collected.',
    paragraphs: [
      'What we kept for you is on sale again. It was: {{lines}}.',
      'You owe nothing. If you would still like it, order again on our site.',
    ],
  },
  'shop-order': {
    ...owner,
    subject: 'New order no. {{number}}: {{total}}',
    heading: 'You have a new order.',
    paragraphs: [
      '{{name}} has ordered: {{lines}}.',
      'Total: {{counter}}, to be paid at the counter.',
      'Total: {{door}}, to be paid on delivery.',
      'To deliver: {{delivery}}. Address: {{address}}.',
      'Contact: {{contact}}',
      'The note: {{note}}',
      'The pieces are kept aside already. If you do not answer, the order lapses, and we tell whoever made it.',
    ],
    button: 'Answer the order',
  },
  'shop-left': {
    ...owner,
    subject: 'Order no. {{number}} cancelled',
    heading: 'An order was cancelled.',
    paragraphs: ['{{name}} has cancelled: {{lines}}. The pieces are on sale again.', 'Contact: {{contact}}'],
  },
};
