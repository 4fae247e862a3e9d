import { agents } from './agents.ts';
import { en as booking } from './booking/en.ts';
import { en as shop } from './shop/en.ts';
import { en as news } from './news/en.ts';
import { domainMail } from './domain-mail.ts';
import { agreementMails } from './agreement-mails.ts';
import { helperMails } from './helpers.ts';
import { invoices } from './invoices.ts';
import { mailboxMails } from './mailbox-mails.ts';
import { manager } from './manager.ts';
import { operator } from './operator.ts';
import { pageMails } from './page-mails.ts';
import { textMails } from './text-mails.ts';
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
  ...pageMails.en,
  ...helperMails.en,
  ...agreementMails.en,
  ...textMails.en,
  ...mailboxMails.en,
  ...booking,
  ...shop,
  ...news,
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
      '{{features}}',
      'We are getting everything ready. We will write again as soon as the site is online; meanwhile you can follow every step.',
    ],
    button: 'Follow the progress',
    after: [
      'The subscription lasts one year and renews automatically; we remind you in good time and you can cancel it.',
      'If you buy as a consumer you can withdraw within 14 days: “Withdraw from contract here” is on the page of the order.',
    ],
    attached: 'Attached are the terms you accepted, version of {{terms}}: keep them.',
  },
  'site-live': {
    subject: '{{name}} is online',
    heading: 'Your site is online.',
    paragraphs: [
      'Anyone can visit it at {{site}}.',
      'For your subscription, domains and invoices, add /admin to the site’s address.',
    ],
    button: 'Open the site',
    after: ['A new domain can take a few hours to work everywhere: until then {{free}} works too.'],
  },
  'domain-problem': {
    subject: 'The domain {{domain}} could not be registered',
    heading: 'We need your decision about the domain.',
    paragraphs: [
      'The registry did not give us {{domain}}. Your payment is safe and the site can be reached at its free address.',
      'You can choose another name at no further cost, or have the price of the domain refunded.',
    ],
    button: 'Choose what to do',
    after: [],
  },
  'domain-code': {
    subject: 'The code to transfer {{domain}}',
    heading: 'Somebody requested the code of {{domain}}.',
    paragraphs: [
      'The code that lets the domain move to another provider was requested on the page of your order. The lock is off.',
      'Was it you? Then all you need to do is give the code to the new provider.',
      'Wasn’t it you? Open the order, put the lock back at once, then reply to this e-mail.',
    ],
    button: 'Open the order',
    after: [],
  },
  'domain-added': {
    subject: 'You added {{domain}}',
    heading: 'The domain is paid for.',
    paragraphs: [
      'We received {{total}} (VAT included) for the first year of {{domain}}. We are now asking the registry for it.',
      'As soon as it is active, the site answers there too. It renews together with the subscription, at the same price.',
    ],
    button: 'See the order',
    after: ['If the registry does not give it to us, you choose another name at no cost or get the money back.'],
  },
  'domain-refunded': {
    subject: 'Refund for the domain {{domain}}',
    heading: 'We have refunded the domain.',
    paragraphs: [
      '{{total}} is on its way back to the card you paid with; your bank may take a few days.',
      'The site stays online at its free address.',
    ],
    button: 'See the order',
    after: [],
  },
};
