/** The mail of a name that is with somebody else comes here: in the order in which nothing is lost. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { inTransaction } from '../../../platform/transaction.ts';
import { MAIL_HOST_AWAY, newBoxOwner, playedHost, type BoxOwner } from '../../../tests/support/box-owner.ts';
import { startTestProduct, type TestProduct } from '../../../tests/support/product.ts';
import { reconcileDomains } from '../../domains/renewal/reconcile-domains.ts';
import { mailOfOrder, moveMail, openBox, switchMail } from '../index.server.ts';
import { showMail } from '../show-mail.ts';
import { findMovingNames } from './mx-first.ts';
import { keepMailElsewhere, receiveMovedMail } from './move-mail.ts';

let product: TestProduct;
let one: BoxOwner;
let registrationId: string;
beforeAll(async () => {
  product = await startTestProduct({
    env: { SITES_ADDRESSES: '192.0.2.80', ...MAIL_HOST_AWAY },
    ports: () => ({ mailHost: playedHost().host }),
  });
});
afterAll(() => product.close());
/** Registered, with the mail servers that it had before. */
beforeEach(async () => {
  one = await newBoxOwner(product, []);
  const named = `select id from domain_registrations where domain = $1`;
  registrationId = (await product.rows<{ id: string }>(named, [one.domain]))[0]?.id ?? '';
  const records = [
    { name: one.domain, type: 'MX', values: ['10 mx.elsewhere.example'], owner: 'kept' },
    { name: one.domain, type: 'TXT', values: ['"v=spf1 include:elsewhere.example ~all"'], owner: 'kept' },
  ];
  await product.rows(
    `insert into kept_records (registration_id, records, name_servers, read_at) values ($1, $2, '{}', now())`,
    [registrationId, JSON.stringify(records)],
  );
});

const given = async () => ({ by: await one.by(), domain: one.domain });
const name = async () => (await showMail(one.owner.ctx(), { by: await one.by() })).names[0] ?? expect.fail('no name');
const open = async () => openBox(one.owner.ctx(), { ...(await given()), name: 'info' });
const begin = async () => moveMail(one.owner.ctx(), await given());
const switches = async () => switchMail(one.owner.ctx(), await given());
const receives = () =>
  product.rows(`select 1 from mail.domains where domain = $1`, [one.domain]).then(({ length }) => length > 0);
async function mx(): Promise<string[] | undefined> {
  await reconcileDomains(product.system());
  await product.drain({ again: true });
  const zone = product.registrar.state().zones.find((each) => each.name === `${one.domain}.`);
  return zone?.records.find(({ type }) => type === 'MX')?.values;
}
const setState = (state: string) =>
  product.rows('update domain_registrations set state = $1 where id = $2', [state, registrationId]);

it('first boxes open and receive nothing, then its owner switches, and only then its zone changes [P4]', async () => {
  expect(await name()).toMatchObject({ state: 'elsewhere', can_move: true, can_switch: false });
  await expect(open()).rejects.toMatchObject({ code: 'mailboxes.elsewhere' });
  await begin();
  await begin();
  await open();
  expect(await name()).toMatchObject({ state: 'moving', can_switch: true, boxes: [{ state: 'live' }] });
  expect([await receives(), await mx()]).toEqual([false, ['10 mx.elsewhere.example']]);
  await switches();
  await switches();
  expect(await name()).toMatchObject({ state: 'ours', can_move: false, can_switch: false });
  expect(await receives()).toBe(true);
  expect(await mx()).toEqual(['10 mx1.mail.vetrina.example.', '10 mx2.mail.vetrina.example.']);
  // Who could send before still can: nobody knows whether a program was told by now.
  const zone = product.registrar.state().zones.find((each) => each.name === `${one.domain}.`);
  const senders = zone?.records.filter(({ type, name }) => type === 'TXT' && name.startsWith(one.domain));
  expect(JSON.stringify(senders)).toContain('include:_spf.mail.vetrina.example include:elsewhere.example ~all');
});

it('before the transfer is ordered its boxes can be filled; when the name has come its mail is received here [P4]', async () => {
  await product.rows(`update domain_registrations set state = 'wanted', kind = 'transfer' where id = $1`, [
    registrationId,
  ]);
  expect(await name()).toMatchObject({ state: 'waiting', can_move: true });
  await begin();
  await open();
  expect(await name()).toMatchObject({ state: 'moving', can_switch: false });
  await expect(switches()).rejects.toMatchObject({ code: 'mailboxes.not-here-yet' });
  expect(await receives()).toBe(false);
  await setState('registered');
  const fact = { orderId: one.owner.id(), domain: one.domain, registrationId };
  for (let times = 0; times < 2; times++)
    await inTransaction(product.system(), (ctx) => receiveMovedMail(ctx, fact as never));
  expect([await receives(), (await name()).state]).toEqual([true, 'ours']);
});

it('where its owner leaves the name where it is, the boxes end and its mail was never touched [P4]', async () => {
  await product.rows(`update domain_registrations set state = 'wanted', kind = 'transfer' where id = $1`, [
    registrationId,
  ]);
  await begin();
  await open();
  await inTransaction(product.system(), (ctx) => keepMailElsewhere(ctx, { registrationId, answer: 'go' }));
  expect((await one.box()).state).toBe('live');
  await inTransaction(product.system(), (ctx) => keepMailElsewhere(ctx, { registrationId, answer: 'stay' }));
  await setState('refunded');
  await findMovingNames(product.system());
  await product.drain();
  const { names } = await mailOfOrder(one.owner.ctx(), { by: await one.by() });
  expect(names).toMatchObject([{ state: 'left', boxes: [{ state: 'ended' }] }]);
});

it('a name of somebody else, and one without mail elsewhere, are not moved [X5]', async () => {
  const other = await newBoxOwner(product);
  const foreign = { by: await other.by(), domain: one.domain };
  await expect(moveMail(other.owner.ctx(), foreign)).rejects.toMatchObject({ code: 'mailboxes.no-domain' });
  await expect(switchMail(other.owner.ctx(), foreign)).rejects.toMatchObject({ code: 'mailboxes.no-domain' });
  const own = { by: await other.by(), domain: other.domain };
  await expect(moveMail(other.owner.ctx(), own)).rejects.toMatchObject({ code: 'mailboxes.no-domain' });
});
