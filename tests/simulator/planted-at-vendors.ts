/** What must never be so, planted at the vendors: for each rule that compares our books with theirs something that it must find. */
import { twin, type Planted } from './planted-in-books.ts';
import type { Shown } from './prices.ts';
import type { Buyer } from './promises.ts';
import type { World } from './world.ts';

type StripeState = World['stripe']['state'];
const stripe = (world: World, changed: (state: StripeState) => Partial<StripeState>): Partial<World> => ({
  stripe: { ...world.stripe, state: { ...world.stripe.state, ...changed(world.stripe.state) } },
});
type RegistrarState = ReturnType<World['registrar']['state']>;
const registrar = (world: World, changed: (state: RegistrarState) => Partial<RegistrarState>): Partial<World> => {
  const state = world.registrar.state();
  return { registrar: { ...world.registrar, state: () => ({ ...state, ...changed(state) }) } };
};
const each = <Value>(map: Map<string, Value>, change: (value: Value) => Value): Map<string, Value> =>
  new Map([...map].map(([key, value]) => [key, change(value)]));

const operations = (world: World, type: RegistrarState['operations'][number]['type'], times: number): Partial<World> =>
  registrar(world, (state) => {
    const [first] = state.operations;
    if (!first) throw new Error('nothing was ordered');
    return { operations: [...state.operations, ...Array.from({ length: times }, () => ({ ...first, type }))] };
  });

const step: Planted[] = [
  {
    rule: 'I3 refunds are at most the charges',
    how: 'at the provider',
    vendors: (world) =>
      stripe(world, ({ charges }) => ({
        charges: each(charges, (one) => ({ ...one, amount_refunded: one.amount + 1 })),
      })),
  },
  {
    rule: 'I2 a name is ordered once',
    how: 'a second order',
    vendors: (world) => operations(world, 'REGISTER_DOMAIN', 1),
  },
  {
    rule: 'I2 a year is bought once',
    how: 'more years than were paid',
    vendors: (world) => operations(world, 'RENEW_DOMAIN', 2),
  },
  {
    rule: 'I14 strangers are refused',
    how: 'one was let in',
    vendors: () => ({ trespasses: new Set(['a stranger opened an order']) }),
  },
];

/** Whoever bought, had they typed something else than what the product took from them. */
const bought = (world: World, other: Partial<Buyer>): Partial<World> => {
  const confirmed = world.mail.messages().find(({ subject }) => subject.startsWith('Pagamento ricevuto'));
  const [subscription] = world.stripe.state.subscriptions.values();
  const buyer: Buyer = { mail: confirmed?.to[0] ?? '', locale: 'it', ownName: false };
  return { buyers: new Map([[subscription?.metadata['order_id'] ?? '', { ...buyer, ...other }]]) };
};

/** Screens that showed what was accepted, and else what is given. */
const shown = (world: World, other: Partial<Shown>): Partial<World> => ({
  shown: new Map(
    [...world.stripe.state.sessions.values()].map(({ id, amount_total: amount }) => [
      id,
      { amount, names: 1, promised: amount, domains: [], ...other },
    ]),
  ),
});
const transferOf = (world: World, domain: string): Partial<World> =>
  registrar(world, ({ operations: done }) => ({
    operations: done.map((one) => ({ ...one, domain, type: 'TRANSFER_IN_DOMAIN' as const })),
  }));

const rest: Planted[] = [
  {
    rule: 'I13 the price shown is accepted, charged and invoiced',
    how: 'another one stood on the screen',
    vendors: (world) => shown(world, { amount: 9_899 }),
  },
  {
    rule: 'I13 a form asks what its plan and its names cost',
    how: 'a cent more',
    vendors: (world) => shown(world, { promised: 1 }),
  },
  {
    rule: 'I13 no more is ordered than the paid form named',
    how: 'it named none',
    vendors: (world) => shown(world, { names: 0 }),
  },
  {
    rule: 'I13 an upgrade takes what its page showed',
    how: 'another amount',
    sql: `update charges set kind = 'upgrade' where kind = 'renewal'`,
    vendors: (world) => ({
      upgrades: new Map(
        [...world.stripe.state.subscriptions.values()].map(({ metadata }) => [
          metadata['order_id'] ?? '',
          new Set([1]),
        ]),
      ),
    }),
  },
  {
    rule: 'I1 a dispute is with a person',
    how: 'nobody heard of it',
    vendors: (world) =>
      stripe(world, ({ charges }) => {
        const disputes = [...charges.keys()].map((charge) => ({ id: 'dp_1', charge, status: 'needs_response' }));
        return { disputes: new Map(disputes.map((one) => [one.charge, one])) as unknown as StripeState['disputes'] };
      }),
  },
  {
    rule: 'I5 a renewal is announced',
    how: 'one of which nobody was told',
    vendors: () => ({ nearing: new Map([['one', { orderId: 'ord_1', day: '2031-01-01' }]]) }),
  },
  {
    rule: 'W11 a consumer may withdraw for fourteen days',
    how: 'for thirteen',
    vendors: () => ({
      withdrawable: new Map([
        ['one', { paidAt: new Date('2026-11-21T10:00:00Z'), until: new Date('2026-12-04T22:59:59.999Z') }],
      ]),
    }),
  },
  {
    rule: 'I12 a signed name stays',
    how: 'it moved',
    vendors: (world) => transferOf(world, 'occupato-firmato.it'),
  },
  {
    rule: 'I11 a mail goes to its reader and to nobody else',
    how: 'to another customer',
    vendors: (world) => bought(world, { mail: 'somebody-else@persons.example' }),
  },
  {
    rule: 'I11 a mail is in its reader’s language',
    how: 'in Italian to a Greek',
    vendors: (world) => bought(world, { locale: 'el' }),
  },
  {
    rule: 'I13 a card form names each name that it charges',
    how: 'one of two',
    vendors: (world) => shown(world, { domains: ['libero-altro.it'] }),
  },
  {
    rule: 'I12 a name is ordered for its owner',
    how: 'for the operator, though they asked to own it',
    vendors: (world) => bought(world, { ownName: true }),
  },
  {
    rule: 'I12 a name is ordered for one year',
    how: 'for two',
    vendors: (world) => ({
      ...bought(world, {}),
      registrar: { ...world.registrar, orderOf: (id: string) => ({ ...world.registrar.orderOf(id), years: 2 }) },
    }),
  },
  {
    rule: 'I12 a name with mail moves at its owner’s word',
    how: 'nobody asked them',
    vendors: (world) => transferOf(world, 'occupato-posta.it'),
  },
  {
    rule: 'I1 nothing waits for ever',
    how: 'a job that is tried on and on',
    vendors: (world) => ({
      queue: {
        ...world.queue,
        stuck: () => ({ seq: 1, name: 'sites.publish', payload: {}, key: null, tries: 41, due: new Date() }),
      },
    }),
  },
  {
    rule: 'I3 one running subscription for an order',
    how: 'a second one at the provider',
    sql: `alter table subscriptions drop constraint subscriptions_order_id_unique; ${twin('subscriptions', { id: 'sub_second' })}`,
    vendors: (world) =>
      stripe(world, ({ subscriptions }) => {
        const second = [...subscriptions.values()].map((one) => ['sub_second', { ...one, id: 'sub_second' }] as const);
        return { subscriptions: new Map([...subscriptions, ...second]) };
      }),
  },
  {
    rule: 'I1 nothing paid is lost',
    how: 'a paid form without an order, and without its money back',
    sql: 'delete from subscriptions',
    vendors: (world) =>
      stripe(world, ({ subscriptions }) => ({
        subscriptions: each(subscriptions, (one) => ({ ...one, status: 'canceled' as const })),
      })),
  },
  {
    rule: 'I2 a name of ours is in our account',
    how: 'gone, and nobody knows',
    sql: 'update tasks set resolved_at = now()',
    vendors: (world) => registrar(world, () => ({ domains: [] })),
  },
  {
    rule: 'I5 a mail that was sent arrived',
    how: 'the server never had it',
    vendors: (world) => ({ mail: { ...world.mail, messages: () => world.mail.messages().slice(1) } }),
  },
  {
    rule: 'I5 a mail arrives once',
    how: 'the server has one twice, under one Message-ID',
    vendors: (world) => ({
      mail: { ...world.mail, messages: () => [...world.mail.messages(), ...world.mail.messages().slice(-1)] },
    }),
  },
];

export const AT_VENDORS = { step, rest };
