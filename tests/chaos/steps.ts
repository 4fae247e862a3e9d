/**
 * Every durable step of the product and the three moments in it at which its process may die. A call to a vendor that
 * changes something, a job, and a request of somebody outside are the steps; crash-points.test.ts compares the list with
 * the ports and jobs that the product registers, so that a new one cannot be left out.
 */
export const MOMENTS = {
  /** Before the call; the call was carried out, but its answer was never read; what it answered is in our books. */
  call: ['before', 'answer-lost', 'saved'],
  /** Taken; done, but not committed; committed, but nobody was told so. */
  job: ['before', 'uncommitted', 'unacknowledged'],
  request: ['before', 'uncommitted', 'unacknowledged'],
} as const;
export type Kind = keyof typeof MOMENTS;
export type Moment = (typeof MOMENTS)[Kind][number];
/** "call registrar.renew: answer-lost" */
export type Point = `${Kind} ${string}: ${Moment}`;

export interface Steps {
  call: string[];
  job: string[];
  request: string[];
}

/** From the first click to a live site. */
export const PURCHASE = {
  call: [
    'payments.createCustomer',
    'payments.updateCustomer',
    'payments.createCheckoutSession',
    'payments.expireCheckoutSession',
    'registrar.register',
    'registrar.transfer',
    'registrar.setNameServers',
    'zones.create',
    'zones.put',
    'mail.send',
    'eInvoices.send',
  ],
  job: [
    'previews.build',
    'billing.apply-provider-event',
    'billing.expire-session',
    'domains.register',
    'domains.poll',
    'domains.align',
    'sites.publish',
    'notifications.send-mail',
    'invoicing.send-document',
    'invoicing.ask-exchange',
  ],
  request: ['start', 'cart', 'update', 'checkout', 'webhook', 'sync'],
} satisfies Steps;

/** A name that somebody else was faster with, and what a customer does with a subscription. */
export const CHANGES = {
  call: [
    'payments.refund',
    'payments.addItem',
    'payments.voidInvoice',
    'payments.lowerItem',
    'payments.changePrice',
    'payments.cancelAtPeriodEnd',
    'payments.cancelSubscription',
    'payments.createPortalSettings',
    'registrar.setLock',
  ],
  job: ['billing.refund', 'billing.drop-domain'],
  request: [
    'replace-name',
    'add-name',
    'call-off-name',
    'give-up-name',
    'upgrade',
    'next-plan',
    'cancel',
    'keep',
    'card-page',
    'leave',
    'withdraw',
  ],
} satisfies Steps;

/** What the years bring by themselves. */
export const YEARS = {
  call: ['payments.eraseCustomer', 'registrar.renew', 'registrar.setAutoRenew', 'zones.remove'],
  job: [
    'billing.dunning-cycle',
    'billing.erase-customer',
    'billing.reconcile-checkouts',
    'domains.renew',
    'domains.monitor',
    'domains.reconcile',
    'invoicing.monitor-deadlines',
    'sites.refresh-due',
    'certificates.look',
    'certificates.look-behind',
    'certificates.prepare',
    'sync.poll-due',
    'sync.poll-page',
    'retention.purge',
    'identity.invite',
    'ordering.write-manager-link',
    'ordering.close-rivals',
    'ordering.poll-additions',
    'ordering.mark-tax-codes',
    'jobs.dead-letter',
  ],
  request: [],
} satisfies Steps;

/** What the months of a site that follows its page bring. */
export const MONTHS = {
  call: ['pageConnections.grantOf', 'pageConnections.subscribe', 'pageConnections.revoke'],
  job: [
    'sync.poll-soon',
    'sync.subscribe-page',
    'sync.revoke-page',
    'sync.send-notices',
    'digests.find-due-letters',
    'digests.write-letter',
    'stats.roll-up-months',
  ],
  request: ['connect-page', 'disconnect-page'],
} satisfies Steps;

/** From a mailbox's first day to its last. */
export const BOXES = {
  call: ['mailHost.kick', 'mailHost.putRules', 'mailHost.erase'],
  job: [
    'mailboxes.cut-sessions',
    'mailboxes.put-rules',
    'mailboxes.find-ended',
    'mailboxes.erase-box',
    'mailboxes.find-to-measure',
    'mailboxes.measure',
    'mailboxes.end-pages',
    'mailboxes.forget-tries',
    'mailboxes.find-imports',
    'mailboxes.move-in',
    'mailboxes.find-moving-names',
    'mailboxes.look-at-mx',
  ],
  request: ['open-box', 'revoke-device', 'set-reply', 'start-import'],
} satisfies Steps;

/** A page that is online for free, ends, comes back, and is bought. */
export const FREE = {
  call: [],
  job: ['free-sites.end-due'],
  request: ['put-online', 'take-offline'],
} satisfies Steps;

/** Bookings of a site, by its guests and its owner. */
export const BOOKINGS = {
  call: [],
  job: [
    'booking.follow-plan',
    'booking.remind-guests',
    'booking.end-unanswered',
    'booking.drop-begun',
    'booking.tell-closed',
    'booking.read-feeds',
    'booking.read-feed',
  ],
  request: ['open-bookings', 'book', 'answer', 'move', 'cancel', 'add-session', 'cancel-session', 'add-calendar'],
} satisfies Steps;

/** The shop of a site, by its buyers and its owner. */
export const SHOPS = {
  call: [],
  job: ['shop.follow-plan', 'shop.look-at-list', 'shop.release-due', 'shop.tell-closed'],
  request: ['open-shop', 'order', 'answer-order', 'cancel-order', 'take-back-at-door', 'give-back-by-hand'],
} satisfies Steps;

/** Orders that are paid into the owner's own account. */
export const TAKINGS = {
  call: [
    'merchantPayments.openAccount',
    'merchantPayments.openPayment',
    'merchantPayments.expirePayment',
    'merchantPayments.refund',
  ],
  job: [
    'takings.apply-payment',
    'takings.apply-account',
    'takings.refund',
    'takings.reconcile',
    'shop.remind-of-refunds',
    'shop.end-grace',
  ],
  request: ['open-account', 'order-paid', 'open-page', 'give-up', 'take-back'],
} satisfies Steps;

/** Deposits of bookings: paid as orders are, by the same calls and jobs. */
export const DEPOSITS = {
  call: [],
  job: [],
  request: ['hold', 'open-deposit', 'give-back', 'give-deposit-up', 'refuse', 'leave-deposit', 'refund-deposit'],
} satisfies Steps;
/** At which a process dies over a deposit as well. */
export const MONEY = {
  call: ['merchantPayments.openPayment', 'merchantPayments.expirePayment', 'merchantPayments.refund'],
  job: ['takings.apply-payment', 'takings.refund', 'takings.reconcile'],
  request: [],
} satisfies Steps;

/** Letters of a site to those who asked for them. */
export const NEWS = {
  call: ['bulkMail.send'],
  job: [
    'newsletter.follow-plan',
    'newsletter.send-due',
    'newsletter.send-batch',
    'newsletter.draft-monthly',
    'newsletter.welcome',
    'agreements.ask',
    'newsletter.look-at-name',
    'newsletter.look-at-names',
  ],
  request: ['open-news', 'choose-name', 'ask-for-news', 'confirm-news', 'leave-news', 'plan-letter'],
} satisfies Steps;

/** Moments without anything to lose: this sweep writes only about names that wait for days, and comes every hour. */
export const IDLE: Point[] = [
  'job domains.monitor: uncommitted',
  // They tell the mail host, and write nothing.
  'job mailboxes.cut-sessions: uncommitted',
  'job mailboxes.put-rules: uncommitted',
  // It ends what is over, and what is over opens nothing already.
  'job mailboxes.end-pages: uncommitted',
  // What it forgets counts for nothing already.
  'job mailboxes.forget-tries: uncommitted',
  // It finds, and another job does: where that one ran by its own press, there is nothing to find.
  'job mailboxes.find-imports: uncommitted',
  // Of a name that waits for its payment the press itself, or an event, writes first.
  'job ordering.poll-additions: uncommitted',
  // No story here has two buyers of one business; modules/ordering/lifecycle/one-sale.test.ts tells theirs.
  'job ordering.close-rivals: before',
  'job ordering.close-rivals: uncommitted',
  'job ordering.close-rivals: unacknowledged',
];

export function pointsOf(steps: Steps): Point[] {
  const points = (['call', 'job', 'request'] as const).flatMap((kind) =>
    steps[kind].flatMap((name) => MOMENTS[kind].map((moment): Point => `${kind} ${name}: ${moment}`)),
  );
  return points.filter((point) => !IDLE.includes(point));
}
