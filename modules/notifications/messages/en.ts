import { agents } from './agents.ts';
import { domainMail } from './domain-mail.ts';
import { invoices } from './invoices.ts';
import { manager } from './manager.ts';
import { operator } from './operator.ts';
import type { MailMessages } from './shape.ts';
import { en as subscription } from './subscription/en.ts';

export const en: MailMessages = {
  footer: 'You receive this e-mail because you started an order at Vetrina. Feel free to reply: a person reads it.',
  ...agents.en,
  ...domainMail.en,
  ...invoices.en,
  ...subscription,
  ...operator.en,
  ...manager.en,
  'order-link': {
    subject: 'Your order for {{name}}: pick it up whenever you like',
    heading: 'Your order is saved.',
    paragraphs: [
      'You started an order for the website of {{name}}. You have not paid anything yet.',
      'This button reopens it on any device, where you left it.',
    ],
    button: 'Reopen the order',
    after: [
      'The link opens your order without a password: please don’t forward it.',
      'It wasn’t you? Ignore this e-mail: without a payment nothing happens.',
    ],
  },
  'payment-confirmed': {
    subject: 'Payment received: {{total}} for {{name}}',
    heading: 'Thank you, your payment has arrived.',
    paragraphs: [
      'We received {{total}} (VAT included) for one year: {{lines}}.',
      'We are getting everything ready. We write again as soon as the site is live; meanwhile you can follow every step.',
    ],
    button: 'Follow the progress',
    after: [
      'The subscription lasts one year and renews by itself; we remind you in time and you can cancel it.',
      'If you buy as a consumer you can withdraw within 14 days: “Withdraw from contract here” is on the page of the order.',
    ],
    attached: 'Attached are the terms you accepted, version of {{terms}}: keep them.',
  },
  'site-live': {
    subject: '{{name}} is live',
    heading: 'Your site is live.',
    paragraphs: [
      'Anyone can visit it at {{site}}.',
      'For your subscription, domains and invoices, add /admin to the site’s address.',
    ],
    button: 'Open the site',
    after: ['A new domain can take a few hours until it is seen everywhere: until then {{free}} works too.'],
  },
  'domain-problem': {
    subject: 'The domain {{domain}} could not be registered',
    heading: 'We need your choice about the domain.',
    paragraphs: [
      'The registry did not give us {{domain}}. Your payment is safe and the site can be reached at its free address.',
      'You can choose another name at no further cost, or have the money for the domain back.',
    ],
    button: 'Choose what to do',
    after: [],
  },
  'domain-code': {
    subject: 'The code to transfer {{domain}}',
    heading: 'Somebody asked for the code of {{domain}}.',
    paragraphs: [
      'The code with which the domain can move to another provider was asked for on your order’s page. The lock is off.',
      'Was it you? Then all that is left is to give the code to the new provider.',
      'Was it not you? Open the order, put the lock back at once, then reply to this e-mail.',
    ],
    button: 'Open the order',
    after: [],
  },
  'domain-refunded': {
    subject: 'Refund for the domain {{domain}}',
    heading: 'We have returned the money for the domain.',
    paragraphs: [
      '{{total}} go back to the card you paid with; your bank may take a few days.',
      'The site stays live at its free address.',
    ],
    button: 'See the order',
    after: [],
  },
};
