/** What must never be so of sites of Pro, planted in our books, in what people could do, and at the provider. */
import { twin, type Planted } from '../planted-in-books.ts';
import type { World } from '../world.ts';
import { LETTERS_PLANTED } from './planted-letters.ts';
import { APART, BOOKS, BY_KEY, NO_NEW_ACT, RIGHTS_HOLD } from './rules.ts';

const order = (changes: string, id = 'o') =>
  `insert into shop_orders (id, site_id, number, state, mode, buyer, contacts, key_hash, total, currency, lang, placed_at, kept_until, law_version)
   values ('${id}', 's', 1, ${changes});`;
const KEPT = `'', '{}', 'k', 100, 'EUR', 'it', now(), now() + interval '99 years', '1'`;
const line = (changes: string) =>
  `insert into shop_lines (order_id, variant_id, position, name, quantity, cents, kind, vat) values ('o', 'v', 0, 'Roses', 1, 100, ${changes});`;
const variant = (site: string, stock: number | null, reserved = 0) =>
  `insert into shop_variants (id, site_id, product_id, name, stock, reserved, position) values ('v', '${site}', 'p', '', ${stock}, ${reserved}, 0);`;
const payment = (state: string, of = `'shop', 'o'`) =>
  `insert into takings_payments (id, site_id, account, purpose, subject, amount, currency, state, open_until, created_at)
   values ('p', 's', 'acct_shop', ${of}, 100, 'EUR', '${state}', now(), now());`;
const deposit = (state: string) => payment(state, `'booking', 'b'`);
const refund = (amount: number) =>
  `alter table takings_payments drop constraint takings_payments_given_back;
   insert into takings_refunds (id, payment_id, occasion, amount, state, intended_at) values ('r', 'p', 'late', ${amount}, 'succeeded', now());`;
/** `amount`: of its deposit; null: none. */
const booking = (state: string, wall: string, amount: number | null = null) =>
  `insert into bookings (id, site_id, state, service_id, service, minutes, party, starts_at, ends_at, wall, zone, guest, contacts, key_hash, lang, by, asked_at, deposit)
   values ('b', 's', '${state}', 'c', 'Tavolo', 120, 2, '2020-07-01T18:00Z', '2020-07-01T20:00Z', '${wall}', 'Europe/Rome', '', '{}', 'k', 'it', 'guest', now(),
     ${amount === null ? 'null' : `'{"amount": ${amount}}'`});`;
const claim = (id: string, from: number) =>
  `insert into booking_claims values ('${id}', 'person', now() + interval '${from} minutes', now() + interval '${from + 60} minutes');`;
/** After all that the audit log knows of. */
const AHEAD = `update bookings set starts_at = '2099-07-01T18:00Z', ends_at = '2099-07-01T20:00Z', wall = '2099-07-01T20:00';`;
const table = (site: string, seats: number) =>
  `insert into booking_people (id, site_id, name, active, position, seats_from, seats_to) values ('person', '${site}', 'A', true, 0, 1, ${seats});`;
const claimOf = (id: string) =>
  `insert into booking_claims select id, 'person', starts_at, ends_at from bookings where id = '${id}';`;
const trespassed = (what: string) => ({ vendors: () => ({ trespasses: new Set([what]) }) });

const PIECES = 'I15 pieces are what moved them, and no more are promised than there are';

const step: Planted[] = [
  { rule: PIECES, how: 'pieces that nobody counted', sql: variant('s', 5) },
  { rule: PIECES, how: 'kept for no order', sql: variant('s', null, 1) },
  {
    rule: PIECES,
    how: 'an order whose pieces are not kept',
    sql: order(`'placed', 'reserve', ${KEPT}`) + line(`'goods', null`) + variant('s', null),
  },
  {
    rule: 'I16 what an order comes to is its lines and its delivery',
    how: 'a delivery that nobody wrote down',
    sql:
      order(`'placed', 'reserve', '', '{}', 'k', 500, 'EUR', 'it', now(), now() + interval '99 years', '1'`) +
      line(`'goods', null`),
  },
  { rule: 'I16 a shop gives back at most what it took', how: 'by a cent', sql: payment('paid') + refund(101) },
  { rule: 'I16 a shop gives back at most what it took', how: 'before it came', sql: payment('open') + refund(50) },
  {
    rule: 'I16 a withdrawal gives back what its pieces cost, and what the books count is what the rows say',
    how: 'for no piece',
    sql: `insert into shop_withdrawals (order_id, amount, declared_at, refund_by) values ('o', 100, now(), '2026-12-01')`,
  },
  {
    rule: 'I16 a withdrawal gives back what its pieces cost, and what the books count is what the rows say',
    how: 'what was collected at the counter',
    sql: `${order(`'collected', 'reserve', ${KEPT}`)} ${line(`'goods', 1000`)}
      update shop_orders set collected_at = now(), sent_at = now() where id = 'o'; update shop_lines set withdrawn = 1 where order_id = 'o';
      insert into shop_withdrawals (order_id, amount, declared_at, refund_by) values ('o', 100, now() + interval '1 day', '2099-12-01');
      insert into shop_withdrawn_lines (order_id, nth, variant_id, pieces) values ('o', 1, 'v', 1);`,
  },
  {
    rule: 'I16 a withdrawal gives back what its pieces cost, and what the books count is what the rows say',
    how: 'nothing of what was delivered and paid',
    sql: `${order(`'withdrawn', 'reserve', ${KEPT}`)} ${line(`'goods', 1000`)}
      update shop_orders set collected_at = now(), delivery = '{"name": "Giro", "cents": 0}' where id = 'o';
      update shop_lines set withdrawn = 1 where order_id = 'o';
      insert into shop_withdrawals (order_id, amount, declared_at, refund_by, refunded_at) values ('o', 0, now() + interval '1 day', '2099-12-01', now());
      insert into shop_withdrawn_lines (order_id, nth, variant_id, pieces) values ('o', 1, 'v', 1);`,
  },
  {
    rule: 'I17 what is sold by card has a rate, and says which text of the law its buyer read',
    how: 'without a rate',
    sql: order(`'collected', 'paid', ${KEPT}`) + line(`'goods', null`),
  },
  {
    rule: 'I17 what is sold by card has a rate, and says which text of the law its buyer read',
    how: 'food of which nobody knows what is in it',
    sql: line(`'food', 1000`),
  },
  {
    rule: 'I16 a deposit belongs to one booking, which says how much it is, and is booked only once it is paid',
    how: 'of another amount',
    sql: booking('held', '2020-07-01T20:00', 200) + deposit('open'),
  },
  {
    rule: 'I16 a deposit belongs to one booking, which says how much it is, and is booked only once it is paid',
    how: 'booked before it is paid',
    sql: booking('confirmed', '2020-07-01T20:00', 100) + deposit('open'),
  },
  {
    rule: 'I18 nobody, and no table, has two guests at one time',
    how: 'half an hour of both',
    sql: `alter table booking_claims drop constraint booking_claims_apart; ${claim('one', 0)} ${claim('two', 30)}`,
  },
  {
    rule: 'I18 who has a table is there, and not more than it seats',
    how: 'two at a table for one',
    sql: `${booking('confirmed', '2020-07-01T20:00')} ${AHEAD} ${table('s', 1)} ${claimOf('b')}`,
  },
  {
    rule: 'I18 who has a table is there, and not more than it seats',
    how: 'of who has cancelled',
    sql: `${booking('cancelled-by-guest', '2020-07-01T20:00')} ${AHEAD} ${table('s', 4)} ${claimOf('b')}`,
  },
  {
    rule: 'I23 rows of one site name none of another',
    how: 'a table of the house beside it',
    sql: `${booking('confirmed', '2020-07-01T20:00')} ${table('other', 4)} ${claimOf('b')}`,
  },
  {
    rule: 'I18 places of a session are those of its guests, and no more than there are',
    how: 'a place that nobody booked',
    sql: `insert into booking_sessions (id, site_id, title, minutes, starts_at, ends_at, wall, zone, places, taken)
      values ('e', 's', 'Yoga', 60, now(), now(), '', 'Europe/Rome', 9, 1)`,
  },
  {
    rule: 'I18 what has no time, and a stay, holds nobody’s time',
    how: 'a day that was asked for has somebody’s hour',
    sql: `${booking('asked', '2020-07-01')}; ${claim('b', 0)}`,
  },
  {
    rule: 'I18 places are taken by those who are booked, and no more than there are',
    how: 'taken by nobody',
    sql: `insert into booking_loads values ('s', '2099-01-01', 2, 6)`,
  },
  {
    rule: 'I19 an instant is its wall time in its zone',
    how: 'by an hour',
    sql: booking('confirmed', '2020-07-01T19:00'),
  },
  {
    rule: 'I23 rows of one site name none of another',
    how: 'an order of what another sells',
    sql: order(`'collected', 'reserve', ${KEPT}`) + line(`'goods', null`) + variant('other', null),
  },
  { rule: NO_NEW_ACT, how: 'an order', ...trespassed(`${NO_NEW_ACT}: an order`) },
  { rule: RIGHTS_HOLD, how: 'refused', ...trespassed(`${RIGHTS_HOLD}: cancel`) },
  { rule: BY_KEY, how: 'opened', ...trespassed(BY_KEY) },
];

const rest: Planted[] = [
  {
    rule: 'I15 what is kept for a buyer ends',
    how: 'for whom nobody has paid',
    sql: order(`'awaiting-payment', 'paid', ${KEPT}`),
  },
  {
    rule: 'I16 what was paid in a shop is sold, or on its way back',
    how: 'neither',
    sql: payment('paid') + order(`'unpaid', 'paid', ${KEPT}`),
  },
  {
    rule: 'I16 a deposit that was paid is booked, or on its way back, and goes back where the place said no',
    how: 'refused, and kept',
    sql: booking('refused', '2020-07-01T20:00', 100) + deposit('paid'),
  },
  {
    rule: 'I16 a deposit that was paid is booked, or on its way back, and goes back where the place said no',
    how: 'held for who never paid',
    sql: booking('held', '2020-07-01T20:00', 100) + deposit('released'),
  },
  {
    rule: 'I17 a withdrawal has its receipt',
    how: 'none',
    sql: `insert into shop_withdrawals (order_id, amount, declared_at, refund_by) values ('o', 100, now(), '2026-12-01')`,
  },
  {
    rule: 'I17 what a withdrawal owes has gone back by its last day, or its owner was told three times',
    how: 'of what was paid at the door, in silence',
    sql: `${order(`'delivered', 'reserve', ${KEPT}`)}
      insert into shop_withdrawals (order_id, amount, declared_at, refund_by, reminded) values ('o', 100, now(), '2020-12-01', 2);
      ${twin('mails', { id: 'receipt', kind: 'shop-door-withdrawal', order_id: 'o', occasion: '1' }, "kind = 'site-live'")}`,
  },
  {
    rule: 'I18 a request is answered, or ended at its hour',
    how: 'years ago',
    sql: booking('asked', '2020-07-01T20:00'),
  },
  {
    rule: 'I19 a guest is reminded of a time once',
    how: 'twice',
    sql: `alter table mails drop constraint mails_once;
      ${['one', 'two'].map((id) => twin('mails', { id, kind: 'booking-reminder', order_id: 'b', occasion: '0' }, "kind = 'site-live'")).join(' ')}`,
  },
  {
    rule: APART,
    how: 'paid on our form',
    sql: payment('open'),
    vendors: ({ stripe }: World) => {
      const [first] = stripe.state.sessions.values();
      if (!first) throw new Error('nobody paid');
      const stray = { ...first, id: 'cs_shop', status: 'expired', client_reference_id: 'p' } as const;
      const sessions = new Map([...stripe.state.sessions, ['cs_shop', stray]]);
      return { stripe: { ...stripe, state: { ...stripe.state, sessions } } };
    },
  },
  {
    rule: BOOKS,
    how: 'paid here, and not there',
    sql: `insert into takings_accounts (site_id, account, state, opened_at) values ('s', 'acct_shop', 'active', now());
      ${payment('paid')} ${order(`'collected', 'paid', ${KEPT}`)}`,
    vendors: ({ stripe }: World) => ({
      stripe: { ...stripe, stateOf: () => ({ ...stripe.state, charges: new Map() }) },
    }),
  },
];

export const OF_PRO = { step: [...step, ...LETTERS_PLANTED.step], rest: [...rest, ...LETTERS_PLANTED.rest] };
