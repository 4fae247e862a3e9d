import type { Mutant } from './mutant.ts';

const EVENTS = 'adapters/stripe/events.ts';

export const RIGHTS: Mutant[] = [
  {
    name: 'signature-not-checked',
    means: 'Anybody can say that an order was paid.',
    file: EVENTS,
    find: '  await verify(input, expected);\n',
    put: '  void verify;\n',
    tests: ['modules/billing/payments.test.ts'],
    title: 'is not signed',
  },
  {
    name: 'foreign-accounts-webhook',
    means: 'Events of another account move our orders.',
    file: EVENTS,
    find: 'if (body.account) throw mismatch(',
    put: "if (body.account === '') throw mismatch(",
    tests: ['tests/contracts/stripe-webhooks.test.ts'],
    title: 'an event',
  },
  {
    name: 'order-readable-without-session',
    means: 'Who knows an order’s number reads and changes it.',
    file: 'modules/ordering/order-session.ts',
    find: 'and(inArray(orders.id, openedBy(db, holder)), or(eq(orders.id, id), eq(orders.pageId, id)))',
    put: "and(sql`${holder} <> ''`, or(eq(orders.id, id), eq(orders.pageId, id)))",
    tests: ['modules/ordering/lifecycle/order-verbs.test.ts'],
    title: 'without its cookie',
  },
  {
    name: 'agents-share-their-orders',
    means: 'An agent opens the orders that another agent prepared.',
    file: 'modules/access/order-key.ts',
    find: 'return `agent:${actor.userId}`;',
    put: "return 'agent:';",
    tests: ['server/http/agents.test.ts'],
    title: 'theirs alone',
  },
  {
    name: 'withdrawal-a-day-short',
    means: 'A consumer’s right to withdraw ends a day before the law says.',
    file: 'modules/ordering/withdrawal/withdrawal-deadline.ts',
    find: 'Date.parse(`${after(day, 1)}T00:00:00Z`)',
    put: 'Date.parse(`${after(day, 0)}T00:00:00Z`)',
    tests: ['modules/ordering/withdrawal/withdrawal-deadline.test.ts'],
  },
  {
    name: 'site-open-after-the-end',
    means: 'The contract is over, and the site is shown on.',
    file: 'server/reactions/ordering.ts',
    find: `    await setSiteState(ctx, { orderId, state: 'closed' });
    await endDomains(ctx, orderId);
    if (reason`,
    put: `    await endDomains(ctx, orderId);
    if (reason`,
    tests: ['tests/lifecycles/cancelled-at-term.test.ts'],
  },
  {
    name: 'agent-passes-for-operator',
    means: 'An agent gives money back, ends contracts and reads the console, which are the operator’s alone.',
    file: 'modules/access/prove-staff.ts',
    find: 'if (actor.kind !== role)',
    put: 'if (actor.userId === role)',
    tests: ['modules/access/access.test.ts'],
  },
  {
    name: 'letter-a-day-late-is-in-time',
    means: 'A letter that was posted too late ends the contract, and the year that renews is not charged.',
    file: 'modules/billing/subscription/letter.rules.ts',
    find: 'if (posted > lastLetterDay(periodEnd))',
    put: 'if (posted > lastLetterDay(plusDays(periodEnd, 1)))',
    tests: ['modules/operations/letter.test.ts'],
    title: 'a day later the year renews',
  },
  {
    name: 'short-code-without-secret',
    means: 'Who reads the id of a shared link in a log can reckon its short address.',
    file: 'modules/previews/short-code.ts',
    find: "createHmac('sha256', secret)",
    put: "createHmac('sha256', secret && 'x')",
    unsimulated: 'nobody in it opens a shared link',
    tests: ['modules/previews/agent-tools.test.ts'],
    title: 'on the telephone',
  },
];
