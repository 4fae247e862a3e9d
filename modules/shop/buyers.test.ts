/** Buyers of a site: found by whatever an owner knows of them, kept as long as is said, erased but for what the law wants. */
import { beforeEach, expect, it } from 'vitest';
import { newDraft } from '../../tests/support/draft.ts';
import { CARD, DISPUTED, posted } from '../../tests/support/owners-account.ts';
import { paidShop } from '../../tests/support/paid-shop.ts';
import { peopleOf } from '../../tests/support/people-of-site.ts';
import { HOME, shopSite } from '../../tests/support/shop-site.ts';
import { newSubscriber } from '../../tests/support/subscriber.ts';
import { MOST_FOUND, MOST_READ } from '../blocklist/people.rules.ts';
import { orderByKey } from './change-order.ts';
import { pageOfOrder } from './open-rights.ts';
import { purgeOrders } from './purge-orders.ts';
import { declareWithdrawal } from './withdraw.ts';

const { product, shop } = shopSite();
const site = () => shop().site;
const people = peopleOf('order', () => ({ product: product(), site: site() }));
const NAME = 'Zoë Ångström-Niccolò';
let roses: string;
beforeEach(async () => {
  [roses = ''] = await shop().add({}, null);
  await shop().set('open');
});
type Given = Parameters<ReturnType<typeof shop>['order']>[1];
let count = 0;
const order = (given: Given = {}) => shop().order([[roses, 1]], { mail: `p${(count += 1)}@example.it`, ...given });
const rowOf = (key: string) => orderByKey(site().ctx(), { siteId: site().id, key });
const noteOf = async (key: string) => (await rowOf(key)).buyer;
const purge = () => purgeOrders(product().system());
const mailsAbout = async (id: string) =>
  product().rows<{ kind: string }>(`select kind from mails where order_id = $1 or occasion like $1 || '%'`, [id]);

/** Ordered and paid on the provider's page. */
async function bought() {
  const paid = paidShop(product(), shop());
  await paid.connect();
  const placed = await order({ mode: 'paid' });
  await posted(await paid.page(placed.key), CARD);
  await paid.heard();
  return placed;
}
/** Collected and paid at the counter. */
async function collected(given: Given = {}) {
  const placed = await order(given);
  await shop().act(placed.id, 'accept');
  await shop().act(placed.id, 'collected');
  return placed;
}

it('are found by address, by number however it is written, by parts of a name without its accents, and at no other site [P8] [X5]', async () => {
  const { id, number, mail } = await order({ name: NAME, mail: 'zoe@example.it', phone: '333 765 4321' });
  await order({ name: 'Bruno Zoeller' });
  for (const term of [mail, 'ZOE@Example.IT', '+39 3337654321', '0039333/7654321', 'angstrom', 'NICCOLO zoe', 'ström'])
    expect(await people.find(term), term).toMatchObject([{ id, number, name: NAME, mail, phone: '333 765 4321' }]);
  expect(await people.find('zoe')).toHaveLength(2);
  for (const term of ['zo@example.it', '333 765 4322', 'angstrom bruno', '!!!', '% _'])
    expect(await people.find(term), term).toEqual([]);
  const other = await newDraft(product(), await newSubscriber(product(), { choice: { plan: 'pro' } }));
  for (const term of [mail, '3337654321', 'angstrom']) expect(await people.find(term, other), term).toEqual([]);
  await people.erase([id], other);
  expect(await people.find('angstrom'), 'of another site').toHaveLength(1);
});

it('are read among the newest, at most fifty are shown, and the answer says where there are more [P8]', async () => {
  const { id } = await collected({ name: NAME, mail: 'first@example.it' });
  const { id: second } = await collected({ name: 'Bruno' });
  await product().rows(
    `insert into shop_orders select (jsonb_populate_record(o, jsonb_build_object('id', 'sho_' || o.number || n, 'number', o.number + n + 1, 'key_hash', 'many' || n))).*
     from shop_orders o, generate_series(1, $2::int) n where o.id = $1`,
    [second, MOST_READ],
  );
  expect(await people.group('niccolo')).toMatchObject({ records: [], unread: true });
  expect(await people.find('first@example.it'), 'by its mark, however old').toMatchObject([{ id }]);
  const many = await people.group('bruno');
  expect(many).toMatchObject({ more: true, unread: true });
  expect(many.records).toHaveLength(MOST_FOUND);
  const numbers = many.records.map(({ number }) => number ?? 0);
  expect(numbers).toEqual(numbers.toSorted((one, other) => other - one));
});

it('are found by their address after the secret that marked them was changed, with it and without [P8]', async () => {
  const { id, mail } = await order();
  const { config } = product();
  const { appSecret, appSecrets } = config;
  for (const kept of [['another-secret-of-ours', ...appSecrets], ['another-secret-of-ours']]) {
    Object.assign(config, { appSecret: kept[0], appSecrets: kept });
    expect(await people.find(mail)).toMatchObject([{ id }]);
  }
  Object.assign(config, { appSecret, appSecrets });
});

it('are kept until the day that is said: a year, or as long as a guarantee [P8] [K14]', async () => {
  await collected({ mail: 'counter@example.it' });
  await people.expectKeptAsSaid('counter@example.it', purge);
  const way = await shop().delivers();
  const { id, mail } = await order({ delivery: { way, address: HOME } });
  await shop().act(id, 'accept');
  await shop().act(id, 'delivered');
  await people.expectKeptAsSaid(mail, purge);
});

it('who only reserved leave nothing, their page is none, and mails about them go too [P8] [K14]', async () => {
  const { id, key, mail } = await collected();
  await product().drain();
  expect((await mailsAbout(id)).length).toBeGreaterThan(1);
  expect(await people.one(mail)).toMatchObject({ erase: 'whole', standing: 'done' });
  await people.erase([id]);
  await people.erase([id]);
  expect(await people.find(mail)).toEqual([]);
  expect(await mailsAbout(id)).toEqual([]);
  expect(await pageOfOrder(product().as(null), key)).toBeNull();
  await expect(rowOf(key)).rejects.toMatchObject({ code: 'shop.not-found', status: 404 });
  expect(await people.audited('shop.erased')).toEqual([{ order: id, what: 'whole' }]);
});

it('what has not ended is not erased, and nothing with it [P8]', async () => {
  const over = await collected();
  const open = await order();
  expect(await people.one(open.mail)).toMatchObject({ erase: 'open', standing: 'asked', until: null });
  await expect(people.erase([over.id, open.id])).rejects.toMatchObject({ code: 'blocklist.not-over', status: 409 });
  expect(await people.find(over.mail)).toHaveLength(1);
  await shop().act(open.id, 'refuse', { reason: 'chiuso' });
  await people.erase([over.id, open.id]);
  expect([...(await people.find(over.mail)), ...(await people.find(open.mail))]).toEqual([]);
  expect(await shop().mailsTo(open.mail), 'what has not left yet leaves').toContain('shop-refused');
});

it.each([
  ['goes back', CARD, { refunded: 2500, asked: [] }],
  // A buyer who disputes what they pay: nothing goes back to that card.
  ['goes to a person where it does not go back', DISPUTED, { refunded: 0, asked: ['takings.unreturned'] }],
])('who never paid are erased, and money that comes all the same %s [P8]', async (_what, card, { refunded, asked }) => {
  const paid = paidShop(product(), shop());
  await paid.connect();
  const { id, key, mail } = await order({ mode: 'paid' });
  const page = await paid.page(key);
  // As a restored database would have it: here it is over, there it is still open.
  await product().rows(`update takings_payments set state = 'released' where subject = $1`, [id]);
  await product().rows(`update shop_orders set state = 'unpaid', ended_at = now() where id = $1`, [id]);
  expect(await people.one(mail)).toMatchObject({ erase: 'whole', standing: 'off' });
  await people.erase([id]);
  await posted(page, card);
  await product().rows(`update takings_payments set state = 'open' where subject = $1`, [id]);
  await paid.heard();
  await paid.heard();
  expect(await paid.books()).toEqual({ charged: 2500, refunded });
  expect(await product().rows('select reason from failed_jobs')).toEqual([]);
  const tasks = await product().rows<{ kind: string }>(`select kind from tasks where subject = $1`, [
    shop().owner.id(),
  ]);
  expect(tasks.map(({ kind }) => kind)).toEqual(asked);
});

it('what was paid loses its note and stays for the law, with its register; what is owed is not touched [P8] [K14]', async () => {
  const { id, key, mail } = await bought();
  expect(await people.one(mail)).toMatchObject({ erase: 'open', standing: 'open' });
  await shop().act(id, 'collected');
  expect(await people.one(mail)).toMatchObject({ erase: 'part', standing: 'done' });
  const before = await noteOf(key);
  await people.erase([id]);
  expect(await noteOf(key)).not.toBe(before);
  expect(await people.one(mail)).toMatchObject({ erase: 'kept', name: 'Anna Verdi', mail });
  await people.erase([id]);
  expect(await people.audited('shop.erased'), 'done once').toEqual([{ order: id, what: 'part' }]);
  const register = () => product().rows('select 1 from shop_register where order_id = $1', [id]);
  expect(await register()).toHaveLength(1);
  await declareWithdrawal(product().as(null), { siteId: site().id, key, nth: 1, chosen: null });
  expect(await people.one(mail)).toMatchObject({ erase: 'open', until: null });
  await expect(people.erase([id])).rejects.toMatchObject({ code: 'blocklist.not-over' });
  await product().rows('update shop_withdrawals set refunded_at = now()');
  await people.expectKeptAsSaid(mail, purge);
  expect((await register()).length).toBeGreaterThan(0);
});
