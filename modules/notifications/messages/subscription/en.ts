import type { SubscriptionMails } from './shape.ts';

export const en: SubscriptionMails = {
  'payment-failed': {
    subject: 'The renewal of {{name}} did not go through',
    heading: 'The bank did not accept the renewal.',
    paragraphs: [
      'We tried to charge {{total}} for another year of the site of {{name}}, but the card was not accepted.',
      'The site stays online until {{date}}. To keep it there, change the card or pay now.',
    ],
    button: 'Pay or change the card',
    after: [],
  },
  'unpaid-reminder': {
    subject: '{{name}} will be paused on {{date}}',
    heading: 'The renewal is still unpaid.',
    paragraphs: [
      'The renewal of the site of {{name}}, {{total}}, has not been paid. Without a payment the site will be paused on {{date}}.',
    ],
    button: 'Pay or change the card',
    after: ['Have you already paid? Then ignore this e-mail: we will see it.'],
  },
  'name-at-risk': {
    subject: '{{domain}}: without a payment it is lost after {{until}}',
    heading: 'The name {{domain}} is waiting for the payment.',
    paragraphs: [
      'The name {{domain}} expires on {{date}}. We renew it as soon as the renewal of the subscription is paid, and not before.',
      'The registry lets us do so up to and including {{until}}. After that day the name is lost, and anyone can register it.',
    ],
    button: 'Pay or change the card',
    after: ['Have you already paid? Then ignore this e-mail: the name renews automatically.'],
  },
  'name-lost': {
    subject: '{{domain}} is no longer yours',
    heading: 'The name {{domain}} is lost.',
    paragraphs: [
      'The renewal was not paid in time, and the registry no longer accepts a renewal of {{domain}}.',
      'From now on you do not pay for it. If the current year included it and you still pay for that year, we refund its share. Once the subscription is paid, the site is at its free address.',
    ],
    button: 'Open the order',
    after: [],
  },
  'site-suspended': {
    subject: '{{name}} is paused',
    heading: 'The site is paused.',
    paragraphs: [
      'Visitors see a courtesy page. The content and the domain are kept.',
      'As soon as the payment is settled, the site comes back automatically.',
    ],
    button: 'Open the order',
    after: [],
  },
  'site-resumed': {
    subject: '{{name}} is online again',
    heading: 'All settled: thank you.',
    paragraphs: ['The payment has arrived and the site of {{name}} is online.'],
    button: 'Open the order',
    after: [],
  },
  'renewal-notice': {
    subject: '{{name}}: the subscription renews on {{date}}',
    heading: 'The renewal is coming up.',
    paragraphs: [
      'On {{date}} the subscription for the site of {{name}} renews for one year at {{total}}, VAT included.',
      'If you do not want that, cancel by {{until}}: two clicks on the page of your order are enough.',
    ],
    button: 'Manage the subscription',
    after: [
      'If you are happy with it, there is nothing to do.',
      'We are writing to you as article 65-bis of the Italian Consumer Code requires.',
    ],
  },
  'plan-changed': {
    subject: '{{name}}: your plan is now {{plan}}',
    heading: 'The plan has changed.',
    paragraphs: ['The site of {{name}} is now on the {{plan}} plan.'],
    button: 'Open the order',
    after: [],
  },
  'cancellation-scheduled': {
    subject: '{{name}}: cancellation received',
    heading: 'We have recorded the cancellation.',
    paragraphs: [
      'The subscription for the site of {{name}} ends on {{date}} and does not renew. Until then everything stays as it is.',
      'If you change your mind, one click before that day brings it back.',
    ],
    button: 'Open the order',
    after: [],
  },
  'subscription-ended': {
    subject: '{{name}}: the subscription has ended',
    heading: 'The subscription has ended.',
    paragraphs: ['The site of {{name}} is no longer online. You have 30 days to ask us for your content.'],
    button: 'Open the order',
    after: [],
  },
  'withdrawal-receipt': {
    subject: 'Receipt of your withdrawal: {{name}}',
    heading: 'We have received your withdrawal.',
    paragraphs: [
      'On {{declared}} {{person}} declared: “I withdraw from the contract {{contract}} for the site of {{name}}”.',
      'We refund everything you paid, {{total}}, by the same means of payment, within 14 days. The site is no longer online.',
    ],
    button: 'Open the order',
    after: [
      'A domain registered in your name stays yours until it expires; we do not renew it.',
      'Keep this e-mail: it is the receipt on a durable medium.',
    ],
  },
  'withdrawal-noted': {
    subject: 'Receipt of your declaration of withdrawal',
    heading: 'We have received your declaration.',
    paragraphs: [
      'On {{declared}} {{person}} declared that they withdraw from the contract “{{contract}}”.',
      'We found no order with this number and this address: a person will look for it and answer you. The date of this receipt counts.',
    ],
    button: 'Read the terms',
    after: ['Wasn’t it you? Reply to this e-mail.'],
  },
  'refund-done': {
    subject: '{{name}}: refund of {{total}}',
    heading: 'The refund is on its way.',
    paragraphs: ['{{total}} is on its way back to the means of payment you used; your bank may take a few days.'],
    button: 'Open the order',
    after: [],
  },
  'already-sold': {
    subject: '{{name}}: we are refunding {{total}}',
    heading: 'This business already has its site.',
    paragraphs: [
      'Somebody else paid for the site of {{name}} at the same moment. Only one sale counts: the first. We are refunding the whole {{total}} to the means of payment you used; your bank may take a few days.',
      'There is nothing for you to do, and nothing renews. If the business is yours, sign in with the e-mail address of the order.',
    ],
    button: 'Sign in',
    after: [],
  },
  'checkout-failed': {
    subject: 'The payment for {{name}} did not arrive',
    heading: 'The payment did not arrive.',
    paragraphs: [
      'The payment of {{total}} by the method you chose did not reach us. You have lost nothing: the order is saved.',
      'You can pay another way, for example by card.',
    ],
    button: 'Pick up the order',
    after: [],
  },
};
