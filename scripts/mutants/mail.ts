import type { Mutant } from './mutant.ts';

export const MAIL: Mutant[] = [
  {
    name: 'sent-before-sending',
    means: 'A mail counts as sent before the server has taken it: one that meets a grey list is lost.',
    file: 'modules/notifications/send-mail.ts',
    find: '  let sent: { answer: string; perhapsTwice: boolean };\n',
    put: `  await ctx.db.update(mails).set({ sentAt: ctx.clock.now() }).where(eq(mails.id, mailId));
  let sent: { answer: string; perhapsTwice: boolean };\n`,
    tests: ['modules/notifications/mails.test.ts'],
    title: 'grey list',
  },
  {
    name: 'outbox-sends-twice',
    means: 'A job that comes again sends its mail again.',
    file: 'modules/notifications/send-mail.ts',
    find: 'if (!mail || mail.sentAt || mail.refusedAt ||',
    put: 'if (!mail || mail.refusedAt ||',
    tests: ['modules/notifications/mails.test.ts'],
    title: 'twice',
  },
  {
    name: 'other-customers-mail',
    means: 'Mails of an order, with the link that opens it, go to the newest customer.',
    file: 'modules/ordering/order-facts.ts',
    find: '    mail: billing.mail,\n',
    put: '    mail: (await ctx.db.select().from(orders).orderBy(orders.createdAt)).at(-1)?.billing.mail ?? billing.mail,\n',
    tests: ['modules/notifications/mails.test.ts'],
    title: 'somebody else ordered since',
  },
  {
    name: 'mail-in-another-language',
    means: 'Mails of the years after the purchase speak another language than their reader.',
    file: 'server/reactions/subscription-mail.ts',
    find: '    lang: order.locale,\n',
    put: "    lang: order.locale === 'it' ? 'en' : 'it',\n",
    tests: ['modules/notifications/mails.test.ts'],
    title: 'speak the language of their order',
  },
  {
    name: 'refusal-told-nobody',
    means: 'The server refuses a mail for good, and nobody hears that the address is wrong.',
    file: 'modules/notifications/send-mail.ts',
    find: "    await emit(ctx, 'notifications.undeliverable', { mailId, orderId, kind, reason });\n",
    put: '    void [mailId, orderId, kind];\n',
    tests: ['modules/notifications/mails.test.ts'],
    title: 'takes none',
  },
  {
    name: 'renewal-not-announced',
    means: 'A year is charged of which nobody was told before.',
    file: 'modules/billing/subscription/dunning-cycle.ts',
    find: 'await each(nearing, (row) => tellRenewal(ctx, row));',
    put: 'await each(nearing.slice(nearing.length), (row) => tellRenewal(ctx, row));',
    tests: ['modules/billing/subscription/life.test.ts'],
    title: 'is announced',
  },
];
