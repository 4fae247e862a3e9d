import type { TaskWords } from './words-it.rules.ts';

export const en: TaskWords = {
  takings: {
    unreturned: {
      title: 'A refund that reaches nobody',
      act: 'The order or booking had been erased, and the bank does not take the money back. Write to the customer: their Stripe account shows the payment and from whom it came.',
    },
  },
  newsletter: {
    stopped: {
      title: 'Newsletter stopped',
      act: 'Too many e-mails came back or were reported, and none leaves any more. Ask the customer where the list comes from before it goes on.',
    },
  },
  domains: {
    failed: {
      title: 'Domain not obtained',
      act: 'The customer can already choose another name or have the price refunded on the order’s page. If they do not answer, call them, or refund the price from the order.',
    },
    stuck: {
      title: 'Domain stuck',
      act: 'The registrar does not say how it ended. Look at the name on its pages: if it waits for us, answer; if it waits for the customer, call them. The rest follows automatically.',
    },
    'mail-unanswered': {
      title: 'Mail of a domain without an answer',
      act: 'The name has e-mail and the customer has not said whether to transfer it: they were sent two e-mails. Call them: they answer on the page of their order.',
    },
    'mail-by-hand': {
      title: 'Mail records to be entered by hand',
      act: 'The customer said yes and the name is on its way: enter these records on our name servers before the transfer is done, then close the task.',
    },
    'renewal-failed': {
      title: 'Domain renewal failed',
      act: 'The name is paid for and not renewed yet. Read the reason above, settle it with the registrar and press Try again now: nothing is renewed twice.',
    },
    missing: {
      title: 'Domain missing at the registrar',
      act: 'The registrar’s pages say whether the name expired, left or moved to another account. If it is a mistake, write to the registrar today.',
    },
    unknown: {
      title: 'Domain without an order',
      act: 'The registrar lists a name that no order has: left from a restore, or bought by hand. Enter it into an order or let it expire.',
    },
    authentication: {
      title: 'Registrar refuses our key',
      act: 'Until it is changed no name is registered and none renewed. Set the right key, restart and check with npm run doctor.',
    },
    permission: {
      title: 'Right missing at the registrar',
      act: 'Our key may not do what is needed. Give it the rights that docs/production.md lists and press Try again now.',
    },
    limit: {
      title: 'Limit of our account at the registrar',
      act: 'Ask the registrar for a higher limit; what is waiting continues automatically, or with Try again now.',
    },
  },
  certificates: {
    ending: {
      title: 'Certificates that end',
      act: 'Whoever opens these sites is warned by the browser, or will be within two weeks. Mostly the name no longer leads here (DNS), or Caddy cannot renew: read its log and the runbook alert-certificates-ending.',
    },
  },
  operations: {
    ended: {
      title: 'Vetrina stopped unexpectedly',
      act: 'It restarted automatically; orders and payments continue. Read the cause here and in the log: if it happens again (see how many times), memory or disk space is short, or this version has a fault: go back to the previous one.',
    },
  },
  jobs: {
    failed: {
      title: 'Job failed',
      act: 'It was tried for three days. Read the error, remove its cause and press Try again now under Failed jobs: nothing is done twice.',
    },
  },
  sites: {
    'file-missing': {
      title: 'Files of a site are missing from the store',
      act: 'Visitors are asked to come back later, and search engines wait. See whether the bucket answers (npm run doctor), or the folder of files (DATA_DIR/files) is mounted and complete; if only some files are gone, bring them back from the last backup (docs/runbooks/restore-from-backup.md).',
    },
    held: {
      title: 'Site held at a gate',
      act: 'The published site stays as it was. Open the order: it says which checks fail, and the customer knows that you are looking into it.',
    },
  },
  billing: {
    'refund-failed': {
      title: 'Refund failed',
      act: 'The money is with us again. Pay the customer in another way, then press Paid another way beside the refund.',
    },
    disputed: {
      title: 'Payment disputed',
      act: 'The bank has taken the money back. Answer on the card provider’s pages before its date: a refund does not help.',
    },
    'duplicate-payment': {
      title: 'Business paid for twice',
      act: 'Two people paid for the site of one business. The second is refunded in full without your help and was told by e-mail: call them if needed, then close the task.',
    },
    'payment-differs': {
      title: 'Payment differs',
      act: 'The order goes on as it was paid. Compare amount and cart in the order and refund a line if necessary.',
    },
    'webhook-mismatch': {
      title: 'Events not meant for us',
      act: 'Events come from another account or the other mode (test or live). Check account and secret of the webhook, then run npm run doctor.',
    },
    authentication: {
      title: 'Card provider refuses our key',
      act: 'Until it is changed nobody can pay. Set the right key, restart and check with npm run doctor.',
    },
    permission: {
      title: 'Right missing at the card provider',
      act: 'Our key may not do what is needed. Give it the rights that docs/production.md lists and press Try again now.',
    },
    clock: {
      title: 'The server’s clock is wrong',
      act: 'Until it is set right, deadlines, documents and signatures carry a wrong time. Switch time synchronisation on (timedatectl set-ntp true); this task closes by itself.',
    },
    'invalid-request': {
      title: 'Request the card provider does not understand',
      act: 'This is our mistake: give the text above and the time to the person who looks after the program. The provider refused this one request; the order shows what became of its money.',
    },
    idempotency: {
      title: 'Repeat key used for something else',
      act: 'This is our mistake: give the text above and the time to the person who looks after the program. The provider stopped the second request.',
    },
  },
  notifications: {
    undeliverable: {
      title: 'E-mail not delivered',
      act: 'The customer’s mailbox is not accepting e-mail: it may be full, or the address may be wrong. Call them; once it accepts e-mail again, press Send again beside the e-mail.',
    },
    late: {
      title: 'E-mails do not leave',
      act: 'The mail server has not answered for an hour. Nothing is lost: once it does, every e-mail leaves, each once.',
    },
  },
  invoicing: {
    rejected: {
      title: 'Invoice rejected',
      act: 'Correct the buyer’s details in the order and send it again by the date above: the number stays the same.',
    },
    overdue: {
      title: 'Invoice overdue',
      act: 'The exchange has not answered and the law gives twelve days. Look at the exchange’s own pages; if it still waits here, its job is among the failed ones: try it again.',
    },
  },
  recovery: {
    'subscription-unknown': {
      title: 'Subscription without an order',
      act: 'It was sold after the last backup and its order is not here. Write to the customer whom the card provider shows: enter the order again, or refund the money and end the subscription.',
    },
    'subscription-missing': {
      title: 'Subscription missing at the provider',
      act: 'Our books say that it is running and the card provider does not know it. Check that this is the right account, then settle it with the customer.',
    },
    'name-unknown': {
      title: 'Domain without an order',
      act: 'The registrar lists a name that no restored order has. Enter it into its order or let it expire.',
    },
    'document-unknown': {
      title: 'Credit note to be entered again',
      act: 'The exchange has a document that is missing here, and no sale takes it over automatically. Look at it on the intermediary’s pages and record the refund in its order: the number is taken.',
    },
    'document-unreadable': {
      title: 'Invoice to be matched by hand',
      act: 'The exchange has a document that does not say which payment it is for. Find the sale by day and amount: the number is taken, and a second invoice must be corrected with the accountant.',
    },
  },
  copywriting: {
    requested: {
      title: 'Text to write',
      act: 'A customer asked for a text that their plan includes. Open it under Texts, take it up, write it and deliver it: it goes into their draft, and the customer decides whether to publish it.',
    },
  },
  ordering: {
    'sold-twice': {
      title: 'Business sold twice',
      act: 'This sale is older than the rule and stays as an exception. Ask the customer: if one site is enough, refund everything from the order.',
    },
    'withdrawal-unmatched': {
      title: 'Withdrawal without an order',
      act: 'Find the order by name, number and address, then refund everything there. The day of the declaration is what counts.',
    },
  },
};
