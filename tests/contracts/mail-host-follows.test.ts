/** The mail host follows the product: what a box was opened with opens no more, and who reads it is cut. */
import { randomBytes } from 'node:crypto';
import { ImapFlow } from 'imapflow';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDovecot } from '../../adapters/dovecot/index.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { proveOrder } from '../../modules/access/index.server.ts';
import { sha256 } from '../../modules/mailboxes/box-secret.ts';
import { cutSessions } from '../../modules/mailboxes/cut-sessions.ts';
import { eraseBox, findEndedBoxes } from '../../modules/mailboxes/erase-boxes.ts';
import {
  addDevice,
  chooseBoxes,
  mailOfOrder,
  readUsage,
  renameBox,
  requestPasswordLink,
  revokeDevice,
  setAlias,
  setDevicesOnly,
  setPassword,
} from '../../modules/mailboxes/index.server.ts';
import { endOrder, resumeOrder, suspendOrder } from '../../modules/ordering/index.server.ts';
import type { MailHostSandbox } from '../../sandboxes/mailhost/index.ts';
import { startMailHost } from '../support/mail-host.ts';
import { startTestProduct, type TestProduct } from '../support/product.ts';
import { freeName, newShopper, registered, type Shopper } from '../support/shopper.ts';
import { API_KEY, mailOf } from './mail-host.harness.ts';

const [ONE, OTHER] = ['sette gufi sul ramo lungo', 'cinque mirti sopra il mare'];
let host: Awaited<ReturnType<typeof startMailHost>>;
let sandbox: MailHostSandbox;
let product: TestProduct;
let owner: Shopper;
let address: string;
let id: string;

const by = () => proveOrder(owner.ctx(), 'own', owner.id());
beforeAll(async () => {
  host = await startMailHost();
  product = await startTestProduct({ env: { SITES_ADDRESSES: '192.0.2.80', ...host.env } });
  await host.reads(product);
  ({ sandbox } = host);

  owner = newShopper(product);
  await owner.start();
  const domain = freeName();
  await owner.choose({ domains: [domain] });
  await chooseBoxes(owner.ctx(), { by: await proveOrder(owner.ctx(), 'prepare', owner.id()), domain, names: ['info'] });
  await owner.pay(await owner.checkout());
  await product.webhooksArrived();
  await product.drain();
  await registered(product, domain);
  const [box] = (await mailOfOrder(owner.ctx(), { by: await by() })).names.flatMap(({ boxes }) => boxes);
  [address, id] = [box?.address ?? '', box?.id ?? ''];
});
afterAll(async () => {
  await host.close();
  await product.close();
});

/** Nobody listens there. */
const AWAY = { stores: [{ name: 'store1', url: 'http://127.0.0.1:1' }], apiKey: API_KEY };

/** Signed in; `cut` is set when the host ends the connection. */
async function reading(pass: string): Promise<{ imap: ImapFlow; cut: () => boolean }> {
  const { hostname, port } = new URL(sandbox.imapUrl);
  const auth = { user: address, pass };
  const imap = new ImapFlow({ host: hostname, port: Number(port), secure: false, auth, logger: false });
  let closed = false;
  imap.on('error', () => undefined).on('close', () => (closed = true));
  await imap.connect();
  return { imap, cut: () => closed };
}
const opens = (pass: string): Promise<boolean> =>
  reading(pass).then(
    ({ imap }) => imap.logout().then(() => true),
    () => false,
  );
async function choosePassword(password: string): Promise<void> {
  const key = randomBytes(32).toString('base64url');
  const until = new Date(product.clock.now().getTime() + 3_600_000);
  await product.pool.query('insert into mailbox_links (hash, mailbox_id, expires_at) values ($1, $2, $3)', [
    sha256(key),
    id,
    until,
  ]);
  await setPassword(product.as(null), { key, password, devices: 'stay' });
  await product.drain();
}

it('another password cuts who reads with the one before, which opens no more [P4]', async () => {
  await choosePassword(ONE);
  const { cut } = await reading(ONE);
  await choosePassword(OTHER);
  await expect.poll(cut).toBe(true);
  expect([await opens(ONE), await opens(OTHER)]).toEqual([false, true]);
});

it('a device that is revoked is cut and opens no more; devices only cuts who typed the password [P4]', async () => {
  const device = await addDevice(owner.ctx(), { by: await by(), id, kind: 'phone', name: 'Telefono' });
  const other = await addDevice(owner.ctx(), { by: await by(), id, kind: 'computer', name: 'Ufficio' });
  const phone = await reading(device.secret);
  await revokeDevice(owner.ctx(), { by: await by(), id, deviceId: device.deviceId });
  await product.drain();
  await expect.poll(phone.cut).toBe(true);
  const typed = await reading(OTHER);
  await setDevicesOnly(owner.ctx(), { by: await by(), id, only: true });
  await product.drain();
  await expect.poll(typed.cut).toBe(true);
  expect([await opens(device.secret), await opens(OTHER), await opens(other.secret)]).toEqual([false, false, true]);
  await setDevicesOnly(owner.ctx(), { by: await by(), id, only: false });
});

it('an order that is not paid cuts its boxes, and one that is paid again opens them [P4]', async () => {
  const { cut } = await reading(OTHER);
  await inTransaction(product.system(), (ctx) => suspendOrder(ctx, { orderId: owner.id(), cause: 'unpaid' }));
  await product.drain();
  await expect.poll(cut).toBe(true);
  expect(await opens(OTHER)).toBe(false);
  await inTransaction(product.system(), (ctx) => resumeOrder(ctx, { orderId: owner.id(), cause: 'unpaid' }));
  expect(await opens(OTHER)).toBe(true);
});

it('an empty box takes another address, which opens it at once; who reads by the one before is cut [P4]', async () => {
  const [before, domain] = [address, address.split('@')[1] ?? ''];
  await setAlias(owner.ctx(), { by: await by(), domain, name: 'vendite', boxes: [id] });
  const rename = async (name: string) => renameBox(owner.ctx(), { by: await by(), id, name });
  await expect(rename('Vendite')).rejects.toMatchObject({
    code: 'mailboxes.name-taken',
    fields: { name: expect.any(String) },
  });
  await expect(rename('due parole')).rejects.toMatchObject({ code: 'mailboxes.name-unfit' });
  const { cut } = await reading(OTHER);
  await rename(' Ciao');
  await product.drain();
  await expect.poll(cut).toBe(true);
  expect(await opens(OTHER)).toBe(false);
  address = `ciao@${domain}`;
  expect(await opens(OTHER)).toBe(true);
  const { names } = await mailOfOrder(owner.ctx(), { by: await by() });
  expect(names[0]).toMatchObject({ boxes: [{ id, address }], aliases: [{ name: 'vendite', boxes: [id] }] });
  expect(before).not.toBe(address);
});

it('a box says how full it is, as its host counts; with a mail in it its address stays [P4] [K9]', async () => {
  const usage = async () => (await readUsage(owner.ctx(), { by: await by() })).boxes;
  expect(await usage()).toEqual([{ id, bytes: 0, most: 1_073_741_824, messages: 0 }]);
  const { imap } = await reading(OTHER);
  await imap.append('INBOX', mailOf('Un tavolo', { bytes: 5000 }));
  await imap.logout();
  const [full] = await usage();
  expect(full).toMatchObject({ id, messages: 1 });
  expect(full?.bytes).toBeGreaterThanOrEqual(5000);
  await expect(renameBox(owner.ctx(), { by: await by(), id, name: 'altro' })).rejects.toMatchObject({
    code: 'mailboxes.not-empty',
    status: 409,
  });
  expect(await opens(OTHER)).toBe(true);
});

it('what a host that is away holds is not known, and no box takes another address meanwhile [P4]', async () => {
  const silent = { ...owner.ctx(), ports: { ...owner.ctx().ports, mailHost: createDovecot(AWAY) } };
  expect(await readUsage(silent, { by: await by() })).toEqual({ boxes: [] });
  await expect(renameBox(silent, { by: await by(), id, name: 'altro' })).rejects.toMatchObject({
    code: 'mailboxes.host-unavailable',
    status: 503,
  });
});

it('to cut nobody, twice, or a box that is not there, is no failure [P4]', async () => {
  for (const mailboxId of [id, id, 'mbx_of_nobody']) await cutSessions(product.system(), { mailboxId });
});

it('a box that ended can be fetched for thirty days and is erased after them, also where its host was away at first [P4]', async () => {
  const DAY = 86_400_000;
  const state = async () =>
    (await product.rows<{ state: string }>('select state from mailboxes where id = $1', [id]))[0]?.state;
  const atNight = async () => {
    await findEndedBoxes(product.system());
    await product.drain();
  };
  await inTransaction(product.system(), (ctx) => endOrder(ctx, { orderId: owner.id(), reason: 'test' }));
  product.later(30 * DAY - 1000);
  await atNight();
  expect([await state(), sandbox.held(id).messages, await opens(OTHER)]).toEqual(['ended', 1, true]);
  // Who never chose a password, or forgot it, can still take the mail away.
  await requestPasswordLink(owner.ctx(), { by: await by(), id });
  await choosePassword(ONE);
  expect(await opens(ONE)).toBe(true);
  product.later(2000);
  const away = { ...product.system(), ports: { ...product.system().ports, mailHost: createDovecot(AWAY) } };
  await expect(eraseBox(away, { mailboxId: id })).rejects.toMatchObject({ code: 'mailboxes.host-unavailable' });
  expect([await state(), sandbox.held(id).messages]).toEqual(['ended', 1]);
  await atNight();
  await atNight();
  expect([await state(), sandbox.held(id).messages, await opens(ONE)]).toEqual(['erased', 0, false]);
  for (const table of ['mailbox_devices', 'mailbox_aliases', 'mailbox_links'])
    expect(await product.rows(`select * from ${table} where mailbox_id = $1`, [id]), table).toEqual([]);
  expect((await readUsage(owner.ctx(), { by: await by() })).boxes).toEqual([]);
});
