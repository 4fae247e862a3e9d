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
    find: 'and(eq(orderSessions.sessionHash, holder), or(eq(orders.id, id), eq(orders.pageId, id)))',
    put: "and(sql`${holder} <> ''`, or(eq(orders.id, id), eq(orders.pageId, id)))",
    tests: ['modules/ordering/order-verbs.test.ts'],
    title: 'without its cookie',
  },
  {
    name: 'agents-share-their-orders',
    means: 'An agent opens the orders that another agent prepared.',
    file: 'modules/ordering/order-session.ts',
    find: '? `agent:${ctx.actor.userId}`',
    put: "? 'agent:'",
    tests: ['server/http/agents.test.ts'],
    title: 'theirs alone',
  },
  {
    name: 'withdrawal-a-day-short',
    means: 'A consumer’s right to withdraw ends a day before the law says.',
    file: 'modules/ordering/withdrawal-deadline.ts',
    find: 'Date.parse(`${after(day, 1)}T00:00:00Z`)',
    put: 'Date.parse(`${after(day, 0)}T00:00:00Z`)',
    tests: ['modules/ordering/withdrawal-deadline.test.ts'],
  },
  {
    name: 'site-open-after-the-end',
    means: 'The contract is over, and the site is shown on.',
    file: 'server/subscription-reactions.ts',
    find: `    await setSiteState(tx, ctx, orderId, 'closed');
    await endDomains(tx, ctx, orderId);
    if (reason`,
    put: `    await endDomains(tx, ctx, orderId);
    if (reason`,
    tests: ['tests/lifecycles/cancelled-at-term.test.ts'],
  },
];
