/** Two mailboxes of 1 GB at a name of one's own: chosen, opened, given passwords, paused and ended with their order. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Actor, TxCtx } from '../../platform/ctx.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { purgeAll } from '../../server/retention/purge-all.ts';
import { MAIL_HOST_AWAY } from '../../tests/support/box-owner.ts';
import { startTestProduct, type TestProduct } from '../../tests/support/product.ts';
import { another, freeName, newShopper, registered, type Shopper } from '../../tests/support/shopper.ts';
import { proveOrder, proveStaff } from '../access/index.server.ts';
import { reconcileDomains } from '../domains/renewal/reconcile-domains.ts';
import { endOrder, resumeOrder, suspendOrder } from '../ordering/index.server.ts';
import { exportMail } from './export-mail.ts';
import { purgeMail, ordersWithMail } from './purge-mail.ts';
import {
  addDevice,
  allowSending,
  chooseBoxes,
  mailOfOrder,
  openBox,
  removeAlias,
  requestPasswordLink,
  revokeDevice,
  setAlias,
  setDevicesOnly,
  setPassword,
  stopSending,
} from './index.server.ts';
import { disposeOrder } from '../../tests/support/prove-anew.ts';

const HOUR = 3_600_000;
const GOOD = 'sette gufi sul ramo lungo';
const HAPPENS = {
  suspended: (ctx: TxCtx, orderId: string) => suspendOrder(ctx, { orderId, cause: 'unpaid' }),
  resumed: (ctx: TxCtx, orderId: string) => resumeOrder(ctx, { orderId, cause: 'unpaid' }),
  ended: (ctx: TxCtx, orderId: string) => endOrder(ctx, { orderId, reason: 'test' }),
};
let product: TestProduct;
let owner: Shopper;
let domain: string;
beforeAll(async () => {
  product = await startTestProduct({
    env: {
      SITES_ADDRESSES: '192.0.2.80',
      ...MAIL_HOST_AWAY,
    },
  });
});
afterAll(() => product.close());

const own = (shopper = owner) => proveOrder(shopper.ctx(), 'own', shopper.id());
const mail = async (shopper = owner) => mailOfOrder(shopper.ctx(), { by: await own(shopper) });
const boxesOf = async (shopper = owner) => (await mail(shopper)).names.flatMap(({ boxes }) => boxes);
const choose = async (shopper: Shopper, names: string[], at: string) =>
  chooseBoxes(shopper.ctx(), { by: await proveOrder(shopper.ctx(), 'prepare', shopper.id()), domain: at, names });
/** An owner whose name is registered, with the boxes that were chosen for it. */
async function newOwner(names: string[], at = freeName()): Promise<[Shopper, string]> {
  const shopper = newShopper(product);
  await shopper.start();
  await shopper.choose({ domains: [at] });
  await choose(shopper, names, at);
  await shopper.pay(await shopper.checkout());
  await product.webhooksArrived();
  await product.drain();
  await registered(product, at);
  return [shopper, at];
}
const happens = (event: keyof typeof HAPPENS, shopper = owner) =>
  inTransaction(product.system(), (ctx) => HAPPENS[event](ctx, shopper.id()));
const row = async (id: string) =>
  (await product.rows<Record<string, unknown>>('select * from mailboxes where id = $1', [id]))[0] ?? {};

describe('mailboxes', () => {
  beforeAll(async () => {
    [owner, domain] = await newOwner(['info', ' Ordini ']);
  });

  it('chosen with the domain open when it is registered, two of 1,073,741,824 bytes [P4] [K9]', async () => {
    expect((await boxesOf()).map(({ address, state }) => [address, state])).toEqual([
      [`info@${domain}`, 'live'],
      [`ordini@${domain}`, 'live'],
    ]);
    const sizes = await product.rows<{ bytes: string }>(
      'select quota_bytes as bytes from mailboxes where order_id = $1',
      [owner.id()],
    );
    expect(sizes).toEqual([{ bytes: '1073741824' }, { bytes: '1073741824' }]);
    expect(await mail()).toMatchObject({ most: 2, chosen: null });
  });

  it('are two, whoever presses twice at once, and a third is refused', async () => {
    const [shopper, at] = await newOwner([]);
    const by = await own(shopper);
    const open = (name: string) => openBox(shopper.ctx(), { by, domain: at, name });
    const tries = await Promise.allSettled(['uno', 'due', 'tre', 'quattro'].map(open));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(await boxesOf(shopper)).toHaveLength(2);
    await expect(open('cinque')).rejects.toMatchObject({ code: 'mailboxes.no-more', status: 409 });
  });

  it('write their records into the zone of the name, and the site keeps its own [P4]', async () => {
    const records = product.registrar.state().zones.find(({ name }) => name === `${domain}.`)?.records ?? [];
    const at = (type: string, name = `${domain}.`) =>
      records.find((each) => each.type === type && each.name === name)?.values;
    expect(at('MX')).toEqual(['10 mx1.mail.vetrina.example.', '10 mx2.mail.vetrina.example.']);
    expect(at('TXT')).toEqual(['"v=spf1 include:_spf.mail.vetrina.example -all"']);
    expect(at('CNAME', `v1._domainkey.${domain}.`)).toEqual(['v1.dkim.mail.vetrina.example.']);
    expect(at('SRV', `_imaps._tcp.${domain}.`)).toEqual(['0 1 993 imap.mail.vetrina.example.']);
    expect(at('A')).toEqual(['192.0.2.80']);
  });

  it('have one address each: neither another box nor an alias has it', async () => {
    const [shopper, at] = await newOwner(['info']);
    const by = await own(shopper);
    const [box] = await boxesOf(shopper);
    await setAlias(shopper.ctx(), { by, domain: at, name: 'vendite', boxes: [box?.id ?? ''] });
    for (const name of ['info', 'INFO ', 'vendite'])
      await expect(openBox(shopper.ctx(), { by, domain: at, name }), name).rejects.toMatchObject({
        code: 'mailboxes.name-taken',
      });
  });

  it.each([
    ['', 'mailboxes.name-unfit'],
    ['caffè', 'mailboxes.name-unfit'],
    ['a+b', 'mailboxes.name-unfit'],
    ['.info', 'mailboxes.name-unfit'],
    ['in..fo', 'mailboxes.name-unfit'],
    ['info@bar.it', 'mailboxes.name-unfit'],
    ['in\nfo', 'mailboxes.name-unfit'],
    ['a'.repeat(65), 'mailboxes.name-unfit'],
    ['Postmaster', 'mailboxes.name-reserved'],
    ['abuse', 'mailboxes.name-reserved'],
  ])('cannot be called %j', async (name, code) => {
    await expect(openBox(owner.ctx(), { by: await own(), domain, name })).rejects.toMatchObject({ code });
  });

  it('need a domain of the order, and one whose mail is ours', async () => {
    const by = await own();
    await expect(openBox(owner.ctx(), { by, domain: 'altri.it', name: 'info' })).rejects.toMatchObject({
      code: 'mailboxes.no-domain',
    });
    const shopper = newShopper(product);
    await shopper.start();
    await shopper.choose({});
    await expect(choose(shopper, ['info'], 'altri.it')).rejects.toMatchObject({ code: 'mailboxes.no-domain' });
    const at = freeName();
    await shopper.choose({ domains: [at] });
    await expect(choose(shopper, ['uno', 'due', 'tre'], at)).rejects.toMatchObject({ code: 'mailboxes.no-more' });
    await expect(choose(shopper, ['uno', 'UNO'], at)).rejects.toMatchObject({
      code: 'mailboxes.name-taken',
      fields: { 'names.1': 'mailboxes.name-taken' },
    });
  });
});

describe('the mail of a name that came along', () => {
  it('stays where it was: no box opens, no record of ours is written [P4]', async () => {
    const [shopper, at] = await newOwner([]);
    const [registration] = await product.rows<{ id: string }>('select id from domain_registrations where domain = $1', [
      at,
    ]);
    const records = [{ name: at, type: 'MX', values: ['10 mx.elsewhere.example'], owner: 'kept' }];
    await product.rows(
      `insert into kept_records (registration_id, records, name_servers, read_at) values ($1, $2, '{}', now())`,
      [registration?.id, JSON.stringify(records)],
    );
    await expect(openBox(shopper.ctx(), { by: await own(shopper), domain: at, name: 'info' })).rejects.toMatchObject({
      code: 'mailboxes.elsewhere',
    });
    await reconcileDomains(product.system());
    await product.drain({ again: true });
    const zone = product.registrar.state().zones.find(({ name }) => name === `${at}.`);
    expect(zone?.records.find(({ type }) => type === 'MX')?.values).toEqual(['10 mx.elsewhere.example']);
  });
});

describe('the password of a box', () => {
  let id: string;
  beforeEach(async () => {
    id = (await boxesOf())[0]?.id ?? '';
  });
  const link = async () => {
    await requestPasswordLink(owner.ctx(), { by: await own(), id });
    await product.drain();
    // Beside it other mails of the order may come.
    const links = owner.mails().map(({ text }) => /\/mail-password#([\w-]{43})/.exec(text)?.[1]);
    return links.findLast(Boolean) ?? expect.fail('no link was mailed');
  };
  const set = (key: string, password = GOOD, devices: 'all' | 'stay' = 'stay') =>
    setPassword(product.as(null), { key, password, devices });

  it('is set by a link that opens once, and only its hash is kept [P4]', async () => {
    const key = await link();
    await set(key);
    const { password } = await row(id);
    expect(password).toMatch(/^\{ARGON2ID\}\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
    await expect(set(key, 'un altro ramo del bosco')).rejects.toMatchObject({ code: 'mailboxes.link-ended' });
    expect((await row(id))['password']).toBe(password);
    const kept = JSON.stringify(await product.rows('select * from mailboxes, mailbox_links, audit_log, mails'));
    for (const secret of [GOOD, key])
      expect(kept.includes(secret) || product.lines.join('').includes(secret)).toBe(false);
  });

  it('refuses what is short, long or guessed, and the link stays good', async () => {
    const key = await link();
    for (const [password, code] of [
      ['corta', 'password-length'],
      ['x'.repeat(129), 'password-length'],
      ['qwertyuiopasdf', 'password-guessable'],
      [`${domain.split('.')[0]} 2026!`.padEnd(12, '!'), 'password-guessable'],
    ] as const)
      await expect(set(key, password), password).rejects.toMatchObject({ code: `mailboxes.${code}`, status: 422 });
    await set(key);
  });

  it('has one link at a time, for a day; none of a box that was paused meanwhile', async () => {
    const [first, second] = [await link(), await link()];
    await expect(set(first)).rejects.toMatchObject({ code: 'mailboxes.link-ended' });
    product.later(25 * HOUR);
    for (const key of [second, '', 'x'.repeat(43), "' or 1=1 --"])
      await expect(set(key)).rejects.toMatchObject({ code: 'mailboxes.link-ended', status: 410 });
    const third = await link();
    await happens('suspended');
    await happens('resumed');
    await expect(set(third)).rejects.toMatchObject({ code: 'mailboxes.link-ended' });
    await purgeAll(product.system());
    expect(await product.rows('select * from mailbox_links')).toEqual([]);
  });

  it('leaves devices that have a secret of their own, or revokes all', async () => {
    const by = await own();
    const add = (name: string) => addDevice(owner.ctx(), { by, id, kind: 'phone', name });
    const { secret, deviceId } = await add('Telefono di Nives');
    expect(secret).toMatch(/^(?:[a-z0-9]{5}-){3}[a-z0-9]{5}$/);
    await set(await link());
    expect((await boxesOf())[0]?.devices.map((each) => each.name)).toEqual(['Telefono di Nives']);
    await add('Portatile');
    await revokeDevice(owner.ctx(), { by, id, deviceId });
    expect((await boxesOf())[0]?.devices.map((each) => each.name)).toEqual(['Portatile']);
    await set(await link(), GOOD, 'all');
    expect((await boxesOf())[0]?.devices).toEqual([]);
    for (let n = 0; n < 10; n++) await add(`n. ${n}`);
    await expect(add('undicesimo')).rejects.toMatchObject({ code: 'mailboxes.too-many-devices' });
    expect(JSON.stringify(await product.rows('select * from mailbox_devices'))).not.toContain(secret);
  });
});

describe('nobody else', () => {
  const notFound = { code: 'mailboxes.not-found', status: 404 };

  it('reaches a box by another order, and staff opens none [X5]', async () => {
    const [stranger] = await newOwner([]);
    const by = await own(stranger);
    const id = (await boxesOf())[0]?.id ?? '';
    const ctx = stranger.ctx();
    for (const act of [
      () => requestPasswordLink(ctx, { by, id }),
      () => addDevice(ctx, { by, id, kind: 'phone', name: 'x' }),
      () => revokeDevice(ctx, { by, id, deviceId: 'x' }),
      () => setDevicesOnly(ctx, { by, id, only: true }),
      () => setAlias(ctx, { by, domain, name: 'nuovo', boxes: [id] }),
      () => removeAlias(ctx, { by, domain, name: 'nuovo' }),
      () => requestPasswordLink(ctx, { by, id: '../../etc' }),
    ])
      await expect(act()).rejects.toMatchObject(notFound);
    const staff: Actor[] = [
      { kind: 'agent', userId: 'usr_a', name: 'Ada' },
      { kind: 'operator', userId: 'usr_o', name: 'Ugo' },
    ];
    for (const actor of staff)
      await expect(proveOrder({ ...product.system(), actor }, 'own', owner.id())).rejects.toMatchObject({
        status: 404,
      });
  });

  it('but an operator stops what a stolen box sends, its owner is told, and only an operator lets it send again [P4]', async () => {
    const id = (await boxesOf())[0]?.id ?? '';
    const ctx = { ...product.system(), actor: { kind: 'operator', userId: 'usr_o', name: 'Ugo' } as const };
    const by = proveStaff(ctx, 'operator');
    await stopSending(owner.ctx(), { by: await own(), id });
    expect((await boxesOf())[0]?.stoppedBy).toBe('owner');
    await stopSending(ctx, { by, id });
    await stopSending(ctx, { by, id });
    expect((await boxesOf())[0]?.stoppedBy).toBe('operator');
    expect((await row(id))['sending_stopped_at']).not.toBeNull();
    await product.drain();
    const told = owner.mails().filter(({ subject }) => subject.startsWith('Abbiamo fermato l’invio'));
    expect(told.map(({ to }) => to)).toEqual([[owner.billing.mail]]);
    await expect(allowSending(owner.ctx(), { by: await own(), id })).rejects.toMatchObject({
      code: 'mailboxes.stopped-by-us',
    });
    await stopSending(owner.ctx(), { by: await own(), id });
    await allowSending(ctx, { by, id });
    expect((await row(id))['sending_stopped_at']).toBeNull();
    await expect(stopSending(ctx, { by, id: 'mbx_none' })).rejects.toMatchObject(notFound);
  });

  it('its owner stops it alone, and lets it go on; of another order’s box there is none [P4]', async () => {
    const id = (await boxesOf())[0]?.id ?? '';
    const [stranger] = await newOwner([]);
    await expect(stopSending(stranger.ctx(), { by: await own(stranger), id })).rejects.toMatchObject(notFound);
    await stopSending(owner.ctx(), { by: await own(), id });
    expect((await boxesOf())[0]?.stoppedBy).toBe('owner');
    await allowSending(owner.ctx(), { by: await own(), id });
    expect((await row(id))['sending_stopped_at']).toBeNull();
  });
});

describe('an alias', () => {
  it('leads to one or both boxes, ten of them, never over a box', async () => {
    const by = await own();
    const ids = (await boxesOf()).map(({ id }) => id);
    const set = (name: string, boxes = ids) => setAlias(owner.ctx(), { by, domain, name, boxes });
    await set('tutti');
    await set('tutti', ids.slice(0, 1));
    expect((await mail()).names[0]?.aliases).toEqual([{ name: 'tutti', boxes: ids.slice(0, 1) }]);
    await expect(set('info')).rejects.toMatchObject({ code: 'mailboxes.name-taken' });
    await expect(set('abuse')).rejects.toMatchObject({ code: 'mailboxes.name-reserved' });
    await expect(set('vuoto', [])).rejects.toMatchObject({ code: 'mailboxes.not-found' });
    for (let n = 1; n < 10; n++) await set(`alias${n}`);
    await set('alias9');
    await expect(set('undici')).rejects.toMatchObject({ code: 'mailboxes.too-many-aliases' });
    for (let n = 1; n < 10; n++) await removeAlias(owner.ctx(), { by, domain, name: `alias${n}` });
  });
});

describe('with the order', () => {
  it('boxes pause when it is not paid, come back when it is, and end with it: nothing is lost, what ended stays ended [P4]', async () => {
    const [shopper, at] = await newOwner(['info']);
    const states = async () => (await boxesOf(shopper)).map(({ state }) => state);
    await happens('suspended', shopper);
    await happens('suspended', shopper);
    expect(await states()).toEqual(['paused']);
    const by = await own(shopper);
    const [box] = await boxesOf(shopper);
    await expect(requestPasswordLink(shopper.ctx(), { by, id: box?.id ?? '' })).rejects.toMatchObject({
      code: 'mailboxes.not-now',
    });
    await happens('resumed', shopper);
    expect(await states()).toEqual(['live']);
    await happens('ended', shopper);
    const ended = product.clock.now().getTime();
    expect((await boxesOf(shopper)).map(({ state, fetchUntil }) => [state, fetchUntil?.getTime()])).toEqual([
      ['ended', ended + 30 * 24 * HOUR],
    ]);
    await happens('resumed', shopper);
    await happens('suspended', shopper);
    expect(await states()).toEqual(['ended']);
    await expect(openBox(shopper.ctx(), { by, domain: at, name: 'altra' })).rejects.toMatchObject({
      code: 'mailboxes.not-now',
    });
    // Whose mail lies on the host is not forgotten.
    await inTransaction(product.system(), async (ctx) => {
      expect(await ordersWithMail(ctx, [shopper.id()])).toEqual(new Set([shopper.id()]));
      await ctx.db.execute(`update mailboxes set state = 'erased' where order_id = '${shopper.id()}'`);
      expect(await ordersWithMail(ctx, [shopper.id()])).toEqual(new Set());
      await purgeMail(ctx, [shopper.id()]);
    });
    expect(await product.rows('select * from mail_domains where order_id = $1', [shopper.id()])).toEqual([]);
  });

  it('go into the export, without a hash or a secret [K13]', async () => {
    const { value: file } = await exportMail(owner.ctx(), { by: await disposeOrder(owner) }).next();
    const text = Buffer.from(file?.bytes ?? []).toString();
    expect(text).toContain(`info@${domain}`);
    expect(text).not.toMatch(/ARGON2|[0-9a-f]{64}/);
  });
});

it('nothing of it can be had where no mail host is configured', async () => {
  const shopper = newShopper(product);
  await shopper.start();
  const at = `${another('libero-')}.it`;
  await shopper.choose({ domains: [at] });
  const ctx = { ...shopper.ctx(), config: { ...product.config, mailHost: null } };
  const by = await proveOrder(ctx, 'prepare', shopper.id());
  await expect(chooseBoxes(ctx, { by, domain: at, names: ['info'] })).rejects.toMatchObject({
    code: 'mailboxes.unavailable',
    status: 404,
  });
});
