/** The search over all whom a site keeps something of: the owner's alone, of what is long enough, not too often, and in no log. */
import { expect, it } from 'vitest';
import { newDraft } from '../../tests/support/draft.ts';
import { newHelper } from '../../tests/support/helper.ts';
import { shopSite } from '../../tests/support/shop-site.ts';
import { newSubscriber } from '../../tests/support/subscriber.ts';
import { joinNews } from '../newsletter/join.ts';
import { setStatus } from '../newsletter/settings.ts';
import { proveSite } from '../access/index.server.ts';
import { blockPerson } from './block-person.ts';
import { erasePeople, findPeople, personRecord } from './find-people.ts';
import type { FoundView } from './schemas.ts';

const ANNA = { name: 'Anna Verdi', mail: 'anna.verdi@example.it', phone: '333 123 4567' };
const { product, shop } = shopSite();
const site = () => shop().site;
const by = () => proveSite(site().ctx(), 'manage', site().id);
async function post(what: string, body: unknown, cookie = shop().owner.secret): Promise<Response> {
  return product().app.request(`/buy_yr/api/site/${site().id}/people/${what}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: `vetrina_order=${cookie}` },
    body: JSON.stringify(body),
  });
}

async function ordered(): Promise<string> {
  const [roses = ''] = await shop().add({}, null);
  await shop().set('open');
  const { id } = await shop().order([[roses, 1]], ANNA);
  return id;
}

it('finds one person in every room, says where they are blocked, and erases in all of them or in none [P8] [P10]', async () => {
  const order = await ordered();
  await setStatus(site().ctx(), { by: await proveSite(site().ctx(), 'publish', site().id), status: 'open' });
  const shown = { text: 'Iscrivimi', page: '/', network: '192.0.2.1' };
  await joinNews(product().as(null), { siteId: site().id, mail: ANNA.mail, lang: 'it', shown });
  await blockPerson(site().ctx(), { by: await site().dispose(), ...ANNA });
  const term = ANNA.mail;
  const found = await findPeople(site().ctx(), { by: await by(), term });
  const kinds = ({ groups }: FoundView) =>
    groups.filter(({ records }) => records.length > 0).map(({ kind, records }) => [kind, records[0]?.blocked]);
  expect(found.exact).toBe(true);
  expect(kinds(found)).toEqual([
    ['order', true],
    ['subscriber', true],
  ]);
  const records = found.groups.flatMap(({ kind, records: each }) => each.map(({ id }) => ({ kind, id })));
  const erase = async () => erasePeople(site().ctx(), { by: await site().dispose(), records });
  // The subscriber could go: the order is still open.
  await expect(erase()).rejects.toMatchObject({ code: 'blocklist.not-over', status: 409 });
  expect(kinds(await findPeople(site().ctx(), { by: await by(), term }))).toHaveLength(2);
  await shop().act(order, 'refuse', { reason: 'chiuso' });
  await erase();
  expect(kinds(await findPeople(site().ctx(), { by: await by(), term }))).toEqual([]);
});

it('hands out all that is kept with a record to its owner, audited, and none of another site’s [P8] [X5]', async () => {
  const order = await ordered();
  const other = await newSubscriber(product(), { choice: { plan: 'pro' } });
  const file = async (id: string, cookie = shop().owner.secret, kind = 'order') =>
    product().app.request(`/buy_yr/api/site/${site().id}/people/${kind}/${id}/file`, {
      headers: { cookie: `vetrina_order=${cookie}` },
    });
  const given = await file(order);
  expect(given.headers.get('content-disposition')).toBe('attachment; filename="vetrina-order.json"');
  expect(await given.json()).toMatchObject({ order: { state: 'placed', buyer: { ...ANNA, note: 'Passo alle sei' } } });
  for (const kind of ['booking', 'subscriber', 'owner', '__proto__'])
    expect((await file(order, undefined, kind)).status, kind).toBe(404);
  expect((await file(order, other.secret)).status).toBe(404);
  const elsewhere = await newDraft(product(), other);
  const theirs = { by: await elsewhere.dispose(), kind: 'order', id: order };
  await expect(personRecord(elsewhere.ctx(), theirs)).rejects.toMatchObject({ code: 'blocklist.not-found' });
  const audited = await product().rows<{ details: unknown }>(
    `select details from audit_log where action = 'blocklist.downloaded' and subject = $1`,
    [site().id],
  );
  expect(audited).toEqual([{ details: { kind: 'order', id: order } }]);
});

it('is the owner’s alone, wants three characters to two hundred, and answers twenty times a minute [P8] [X5]', async () => {
  const order = await ordered();
  const records = [{ kind: 'order', id: order }];
  const helper = await newHelper(product(), { owner: site().ctx(), site: site().id, role: 'publisher' });
  const { actor } = helper.ctx();
  const theirs = (actor.kind === 'visitor' && actor.orderSession) || '';
  for (const cookie of ['', theirs])
    expect([
      (await post('find', { term: ANNA.mail }, cookie)).status,
      (await post('erase', { term: ANNA.mail, records }, cookie)).status,
    ]).toEqual([404, 404]);
  for (const term of ['', 'an', ' an ', 'a'.repeat(201), 'a\0b c'])
    expect((await post('find', { term })).status, term).toBe(400);
  for (const wrong of [[], Array.from({ length: 151 }, () => records[0]), [{ kind: 'owner', id: order }]])
    expect((await post('erase', { term: ANNA.mail, records: wrong })).status).toBe(400);
  product().later(60_000);
  for (let n = 0; n < 20; n++) expect((await post('find', { term: ANNA.mail })).status).toBe(200);
  expect((await post('find', { term: ANNA.mail })).status).toBe(429);
});

it('leaves no word of whom it looked for, in no log and no audit [P8]', async () => {
  await ordered();
  product().later(60_000);
  for (const term of [ANNA.mail, ANNA.phone, 'Verdi Anna']) {
    const answer = await post('find', { term });
    expect(((await answer.json()) as FoundView).groups.find(({ kind }) => kind === 'order')?.records).toMatchObject([
      { ...ANNA, erase: 'open' },
    ]);
  }
  const audited = await product().rows<{ action: string }>('select * from audit_log where subject = $1', [site().id]);
  expect(audited.filter(({ action }) => action === 'blocklist.searched')).toHaveLength(3);
  const told = JSON.stringify(audited) + product().lines.join('');
  for (const word of ['anna.verdi', 'Verdi', '123 4567', '3331234567']) expect(told).not.toContain(word);
});
