import type { SubscriptionMails } from './shape.ts';

export const en: SubscriptionMails = {
  'payment-failed': {
    subject: 'The renewal of {{name}} did not go through',
    heading: 'The bank did not accept the renewal.',
    paragraphs: [
      'We meant to charge {{total}} for another year of the site of {{name}}, but the card was not accepted.',
      'The site stays online until {{date}}. To keep it there, change the card or pay now.',
    ],
    button: 'Pay or change the card',
    after: [],
  },
  'unpaid-reminder': {
    subject: '{{name}} will be paused on {{date}}',
    heading: 'The renewal is still unpaid.',
    paragraphs: [
      '{{total}} are missing for the renewal of the site of {{name}}. Without a payment the site is paused on {{date}}.',
    ],
    button: 'Pay or change the card',
    after: ['Have you already paid? Then ignore this e-mail: we notice by ourselves.'],
  },
  'name-at-risk': {
    subject: '{{domain}}: without a payment it is lost after {{until}}',
    heading: 'The name {{domain}} waits for the payment.',
    paragraphs: [
      'The name {{domain}} runs out on {{date}}. We renew it as soon as the renewal of the subscription is paid, and not before.',
      'The registry lets us do so up to and including {{until}}. After that day the name is lost, and anybody may register it.',
    ],
    button: 'Pay or change the card',
    after: ['Have you already paid? Then ignore this e-mail: the name renews by itself.'],
  },
  'name-lost': {
    subject: '{{domain}} is no longer yours',
    heading: 'The name {{domain}} is lost.',
    paragraphs: [
      'The renewal was not paid in time, and the registry no longer takes a renewal of {{domain}}.',
      'From now on you do not pay for it. If the present year included it and you still pay that year, we return its part. Once the subscription is paid, the site is at its free address.',
    ],
    button: 'Open the order',
    after: [],
  },
  'site-suspended': {
    subject: '{{name}} is paused',
    heading: 'The site is paused.',
    paragraphs: [
      'Whoever opens it finds a courtesy page. Its content and its domain are kept.',
      'As soon as the payment is settled the site comes back by itself.',
    ],
    button: 'Open the order',
    after: [],
  },
  'site-resumed': {
    subject: '{{name}} is online again',
    heading: 'All is well again: thank you.',
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
      'We write to you as article 65-bis of the Italian Consumer Code asks.',
    ],
  },
  'plan-changed': {
    subject: '{{name}}: your plan is now {{plan}}',
    heading: 'The plan has changed.',
    paragraphs: ['The site of {{name}} now has the {{plan}} plan.'],
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
      'We return everything you paid, {{total}}, by the same means of payment, within 14 days. The site is no longer online.',
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
      'On {{declared}} {{person}} declared to withdraw from the contract “{{contract}}”.',
      'We found no order with this number and this address: a person will look for it and answer you. The date of this receipt counts.',
    ],
    button: 'Read the terms',
    after: ['It wasn’t you? Reply to this e-mail.'],
  },
  'refund-done': {
    subject: '{{name}}: refund of {{total}}',
    heading: 'The refund is on its way.',
    paragraphs: ['{{total}} go back to the means of payment you used; your bank may take a few days.'],
    button: 'Open the order',
    after: [],
  },
  'already-sold': {
    subject: '{{name}}: we give {{total}} back',
    heading: 'This business already has its site.',
    paragraphs: [
      'Somebody else paid for the site of {{name}} at the same moment. Only one sale counts: the first. All of your {{total}} go back to the means of payment you used; your bank may take a few days.',
      'There is nothing for you to do, and nothing renews. If the business is yours, sign in with the e-mail address of the order.',
    ],
    button: 'Sign in',
    after: [],
  },
  'checkout-failed': {
    subject: 'The payment for {{name}} did not arrive',
    heading: 'The payment did not arrive.',
    paragraphs: [
      'The method you chose did not bring us {{total}}. You have lost nothing: the order is saved.',
      'You can pay another way, by card too.',
    ],
    button: 'Pick up the order',
    after: [],
  },
};
