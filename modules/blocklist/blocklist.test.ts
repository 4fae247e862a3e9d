/** Whom an owner blocks: each list for itself, whatever way a number is written, and for as long as is said. */
import { beforeEach, expect, it } from 'vitest';
import { newDataKey, readDataKeys } from '../../platform/seal.ts';
import { newDraft } from '../../tests/support/draft.ts';
import { newHelper } from '../../tests/support/helper.ts';
import { shopSite } from '../../tests/support/shop-site.ts';
import { DAY, newSubscriber } from '../../tests/support/subscriber.ts';
import { exportOrder } from '../account/export-order.ts';
import { proveSite } from '../access/index.server.ts';
import { purgeAll } from '../../server/retention/purge-all.ts';
import { shopOfSite } from '../shop/index.server.ts';
import { MOST_BLOCKED } from './block.rules.ts';
import { blockPerson, liftBlock } from './block-person.ts';
import { isBlocked } from './is-blocked.ts';
import { peopleOfSite } from './people-of-site.ts';

const ANNA = { name: 'Anna Verdi', mail: 'anna@example.it', phone: '333 123 4567' };
const { product, shop } = shopSite();
const site = () => shop().site;
const by = () => proveSite(site().ctx(), 'manage', site().id);
const block = async (given: Partial<typeof ANNA> = {}) =>
  blockPerson(site().ctx(), { by: await site().dispose(), ...ANNA, ...given });
const lift = async (given: { mail?: string; phone?: string }) =>
  liftBlock(site().ctx(), { by: await site().dispose(), mail: '', phone: '', ...given });
const list = async () => (await peopleOfSite(site().ctx(), { by: await by() })).blocked;
const isKnown = (given: { mail?: string; phone?: string }, siteId = site().id) =>
  isBlocked(product().as(null), { siteId, mail: '', phone: '', ...given });
const rows = () => product().rows<{ marks: string[]; person: string }>('select * from blocked_people');
const audited = async () =>
  (
    await product().rows<{ action: string }>(
      `select action from audit_log where subject = $1 and action like 'blocklist.%' order by id`,
      [site().id],
    )
  ).map(({ action }) => action);

beforeEach(() => product().rows('delete from blocked_people'));

it('knows an address in any case and a number however it is written, and nobody else [P8] [P9] [P10]', async () => {
  await block();
  for (const mail of ['anna@example.it', 'ANNA@Example.IT']) expect(await isKnown({ mail }), mail).toBe(true);
  for (const phone of ['3331234567', '+39 333 1234567', '0039333/1234567', '(333) 123-45.67'])
    expect(await isKnown({ phone }), phone).toBe(true);
  expect(await isKnown({ mail: 'other@example.it', phone: '333 1234567' }), 'by one of the two').toBe(true);
  for (const other of [{ mail: 'ann@example.it' }, { phone: '333 123 4568' }, {}])
    expect(await isKnown(other), JSON.stringify(other)).toBe(false);
});

it('is each site’s own: another knows nobody, and the same person has other marks there [P8] [X5]', async () => {
  const other = await newDraft(product(), await newSubscriber(product(), { choice: { plan: 'pro' } }));
  await block();
  expect(await isKnown(ANNA, other.id)).toBe(false);
  const elsewhere = await other.dispose();
  expect((await peopleOfSite(other.ctx(), { by: await proveSite(other.ctx(), 'manage', other.id) })).blocked).toEqual(
    [],
  );
  await liftBlock(other.ctx(), { by: elsewhere, ...ANNA });
  expect(await isKnown(ANNA)).toBe(true);
  await blockPerson(other.ctx(), { by: elsewhere, ...ANNA });
  const marks = (await rows()).flatMap((row) => row.marks);
  expect(new Set(marks).size).toBe(4);
  const kept = JSON.stringify(await rows());
  for (const text of ['anna@example.it', 'Verdi', '1234567']) expect(kept, 'sealed').not.toContain(text);
});

it('has a person once, with what is known of them, and lets them go by either [P8]', async () => {
  await block({ phone: '' });
  await block();
  await block({ mail: '' });
  expect(await list()).toMatchObject([ANNA]);
  product().later(1000);
  await block({ name: 'Bruno', mail: 'bruno@example.it' });
  expect((await list()).map(({ name }) => name)).toEqual(['Bruno', 'Anna Verdi']);
  await lift({ phone: '+39 3331234567' });
  await lift({ phone: '+39 3331234567' });
  expect(await list()).toEqual([]);
  expect(await isKnown({ mail: 'bruno@example.it' })).toBe(false);
  const acts = ['blocked', 'blocked', 'blocked', 'lifted', 'lifted'];
  expect(await audited()).toEqual(acts.map((act) => `blocklist.${act}`));
});

it('takes whole addresses and numbers alone, five hundred people at most, and none at all before an agreement [P8]', async () => {
  const wrong = { code: 'blocklist.contact-needed', status: 422 };
  for (const given of [{ mail: '', phone: '' }, { mail: 'anna' }, { phone: '12' }, { phone: 'call me' }])
    await expect(block(given), JSON.stringify(given)).rejects.toMatchObject(wrong);
  await block();
  await product().rows(
    `insert into blocked_people select 'blk_' || n, site_id, person, array['mark' || n], marked_with, blocked_at
     from blocked_people, generate_series(2, $1::int) n`,
    [MOST_BLOCKED],
  );
  await expect(block({ mail: 'one@example.it', phone: '' })).rejects.toMatchObject({ code: 'blocklist.full' });
  await block();
  await product().rows('delete from agreements');
  await expect(block()).rejects.toMatchObject({ code: 'agreements.needed', status: 409 });
});

it('is the owner’s alone: who helps sees no list and no mark [P8] [P9]', async () => {
  await shop().add();
  await shop().set('open');
  const { products } = await shop().view();
  const variant = products.flatMap(({ variants }) => variants).find(({ price }) => price !== null)?.id ?? '';
  const { mail } = await shop().order([[variant, 1]]);
  await block({ mail, phone: '' });
  const marked = ({ may_block, orders }: Awaited<ReturnType<typeof shopOfSite>>) => [
    may_block,
    orders.map(({ buyer }) => buyer.blocked),
  ];
  expect(marked(await shop().view())).toEqual([true, [true]]);
  for (const role of ['writer', 'publisher'] as const) {
    const helper = await newHelper(product(), { owner: site().ctx(), site: site().id, role });
    const seen = await proveSite(helper.ctx(), 'draft', site().id);
    expect(marked(await shopOfSite(helper.ctx(), { by: seen })), role).toEqual([false, [false]]);
    await expect(proveSite(helper.ctx(), 'manage', site().id)).rejects.toMatchObject({ status: 404 });
  }
});

it('ends by itself after two years, and goes with what its owner takes home [P8] [K13] [K14]', async () => {
  await block();
  const files = await exportOrder(site().ctx(), { id: shop().owner.id(), locale: 'it' });
  const paths: string[] = [];
  for await (const { path } of files) paths.push(path);
  expect(paths).toContain('data/blocked-people.json');
  product().later(700 * DAY);
  await purgeAll(product().system());
  expect(await rows()).toHaveLength(1);
  product().later(32 * DAY);
  await purgeAll(product().system());
  expect(await rows()).toEqual([]);
});

it('is found again under a new key, also once the old one is gone [P8]', async () => {
  await block();
  const old = product().config.dataKeys;
  const fresh = newDataKey('fresh');
  const [oldKey] = [...old.all.entries()];
  const both = {
    current: readDataKeys(fresh).current,
    all: new Map([...readDataKeys(fresh).all, ...(oldKey ? [oldKey] : [])]),
  };
  product().config.dataKeys = both;
  expect(await isKnown({ mail: ANNA.mail })).toBe(true);
  await purgeAll(product().system());
  product().config.dataKeys = readDataKeys(fresh);
  expect(await isKnown({ mail: ANNA.mail })).toBe(true);
  expect(await list()).toMatchObject([ANNA]);
  product().config.dataKeys = old;
});
